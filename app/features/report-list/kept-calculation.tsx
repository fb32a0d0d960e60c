import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

export type KeptCalculation = { readonly query: string; readonly address: string };

const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

/**
 * The calculation this browser keeps for visitors who are not signed in, and how to continue with
 * it.
 */
export function KeptCalculationPanel({ kept }: { readonly kept: KeptCalculation | null }) {
  return (
    <section
      aria-labelledby="kept"
      className="flex flex-col items-start gap-4 rounded-hero border border-hairline bg-white p-6 tablet:p-8"
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
      {kept === null ? <WaysToBegin /> : <WaysOn query={kept.query} />}
      <p className="max-w-[60ch] border-t border-hairline pt-4 text-14 text-blaek-600">
        {m.reports_lead()}
      </p>
    </section>
  );
}

function WaysToBegin() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SiteLink to={links.calculatorStart()} className={buttonClass('outlined', 48)}>
        {m.reports_start()}
      </SiteLink>
      <SiteLink to={links.expertCalculator()} className={LINK}>
        {m.expert_title()}
      </SiteLink>
    </div>
  );
}

function WaysOn({ query }: { readonly query: string }) {
  const ways = [
    { href: `${links.calculatorReport()}?${query}`, label: m.views_full_report() },
    { href: `${links.simpleReport()}?${query}`, label: m.views_simple() },
    { href: `${links.chartReport()}?${query}`, label: m.views_charts() },
    { href: `${links.yieldReport()}?${query}`, label: m.views_yield() },
    { href: links.calculatorStart(), label: m.reports_start_new() },
  ];
  return (
    <>
      <SiteLink to={`${links.calculator()}?${query}`} className={buttonClass('outlined', 48)}>
        {m.reports_continue()}
      </SiteLink>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <SiteLink to={href} className={LINK}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
