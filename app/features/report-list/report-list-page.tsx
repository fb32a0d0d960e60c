import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

export type KeptCalculation = { readonly query: string; readonly address: string };

export type ReportListPageProps = {
  readonly title: string;
  /** The calculation that this browser keeps; null without one, or before it has been looked for. */
  readonly kept: KeptCalculation | null;
};

const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

/** Signed out: where a calculation is kept without signing in, and the way on with it. */
export function ReportListPage({ title, kept }: ReportListPageProps) {
  return (
    <div className="mx-auto max-w-312 px-4 pt-10 pb-20 tablet:px-6 tablet:pt-16">
      <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">{title}</h1>
      <p className="max-w-[56ch] pt-4 text-18 text-blaek-600">{m.reports_lead()}</p>
      <p className="mt-4 max-w-[64ch] border-l-4 border-sol-400 bg-sol-100 px-4 py-3">
        {m.reports_not_yet()}
      </p>
      <section
        aria-labelledby="kept"
        className="mt-8 flex max-w-180 flex-col items-start gap-4 rounded-hero border border-hairline p-6 bg-white tablet:p-8"
      >
        <h2 id="kept" className="text-22 font-semibold">
          {kept === null ? m.reports_none_title() : m.reports_kept_title()}
        </h2>
        <p>
          {kept === null
            ? m.reports_none_text()
            : kept.address === ''
              ? m.reports_kept_text()
              : m.reports_kept_at({ address: kept.address })}
        </p>
        {kept === null ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <SiteLink to={links.calculatorStart()} className={buttonClass('filled', 48)}>
              {m.reports_start()}
            </SiteLink>
            <SiteLink to={links.expertCalculator()} className={LINK}>
              {m.expert_title()}
            </SiteLink>
          </div>
        ) : (
          <>
            <SiteLink
              to={`${links.calculator()}?${kept.query}`}
              className={buttonClass('filled', 48)}
            >
              {m.reports_continue()}
            </SiteLink>
            <ul className="flex flex-wrap gap-x-6">
              {[
                { href: `${links.calculatorReport()}?${kept.query}`, label: m.views_full_report() },
                { href: `${links.simpleReport()}?${kept.query}`, label: m.views_simple() },
                { href: `${links.chartReport()}?${kept.query}`, label: m.views_charts() },
                { href: `${links.yieldReport()}?${kept.query}`, label: m.views_yield() },
                { href: links.calculatorStart(), label: m.reports_start_new() },
              ].map(({ href, label }) => (
                <li key={href}>
                  <SiteLink to={href} className={LINK}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
