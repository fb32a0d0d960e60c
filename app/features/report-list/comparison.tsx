import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { kWh } from '../../i18n/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import {
  answerTexts,
  batteryOf,
  differenceTexts,
  nameAmong,
  placeOf,
  powerOf,
} from './report-words.ts';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

type ComparisonProps = {
  readonly compared: readonly ReportSummary[];
  /** More were ticked than stand here. */
  readonly isFull: boolean;
};

/** Two or three reports beside each other, with what sets the dearer ones apart. */
export function Comparison({ compared, isFull }: ComparisonProps) {
  const locale = getLocale();
  const [base, ...others] = compared;
  const row = (
    key: 'price' | 'saving' | 'payback',
    label: string,
  ): { key: string; label: string; cells: readonly React.ReactNode[] } => ({
    key,
    label,
    cells: compared.map((report) => {
      const text = answerTexts(report, locale)[key];
      if (base === undefined || report === base) return text;
      return (
        <>
          {text}
          <span className="block font-semibold">{differenceTexts(base, report, locale)[key]}</span>
        </>
      );
    }),
  });
  return (
    <section
      aria-labelledby="compared"
      className="mt-8 rounded-card border border-hairline bg-white p-4 tablet:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="compared" className="text-22 font-semibold">
          {m.my_reports_compared_title()}
        </h2>
        <SiteLink to={links.myReports()} className={LINK}>
          {m.my_reports_compared_close()}
        </SiteLink>
      </div>
      {others.length === 0 ? (
        <p>{m.my_reports_compared_few()}</p>
      ) : (
        <>
          {isFull ? (
            <p className="font-semibold text-tegl-600">
              {m.my_reports_chosen_full({ most: String(MOST_COMPARED) })}
            </p>
          ) : null}
          <p className="pb-4 text-blaek-600">{m.my_reports_compared_lead()}</p>
          <DataTable
            caption={m.my_reports_compared_title()}
            hideCaption
            corner={m.my_reports_report()}
            columns={compared.map((report) => ({
              key: report.reportId,
              label: (
                <SiteLink
                  to={links.report(report.reportId)}
                  className="inline-flex min-h-11 max-w-36 min-w-24 items-center tablet:max-w-60 justify-end text-right font-semibold break-words whitespace-normal text-gran-700 underline underline-offset-4"
                >
                  {nameAmong(report, compared, locale)}
                </SiteLink>
              ),
            }))}
            rows={[
              row('price', m.my_reports_price()),
              row('saving', m.my_reports_saving()),
              row('payback', m.my_reports_payback()),
              {
                key: 'power',
                label: m.my_reports_compared_power(),
                cells: compared.map((report) => powerOf(report, locale)),
              },
              {
                key: 'battery',
                label: m.my_reports_compared_battery(),
                cells: compared.map((report) => batteryOf(report, locale)),
              },
              {
                key: 'yield',
                label: m.my_reports_compared_yield(),
                cells: compared.map((report) => kWh(report.annualKwh, locale)),
              },
              {
                key: 'prices',
                label: m.my_reports_compared_prices(),
                cells: compared.map((report) => (
                  <span
                    key={report.reportId}
                    className="ml-auto block whitespace-normal max-tablet:max-w-32"
                  >
                    {m.my_reports_book({ version: report.priceBookVersion })}
                  </span>
                )),
              },
            ]}
          />
          <ul className="pt-3 text-14 text-blaek-600">
            {compared.map((report) => (
              <li key={report.reportId}>
                {nameAmong(report, compared, locale)}: {placeOf(report)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
