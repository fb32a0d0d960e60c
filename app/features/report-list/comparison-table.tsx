import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { kWh } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import { priceBookName } from '../../../words/price-book-name.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import {
  answerTexts,
  batteryOf,
  differenceTexts,
  nameAmong,
  placeOf,
  powerOf,
} from './report-words.ts';

const COLUMNS = {
  two: 'grid-cols-2 tablet:grid-cols-[176px_repeat(2,minmax(0,1fr))]',
  three: 'grid-cols-3 tablet:grid-cols-[176px_repeat(3,minmax(0,1fr))]',
};

/** One column each. On a phone a row's name is above its figures, so that three fit. */
export function ComparisonTable({ compared }: { readonly compared: readonly ReportSummary[] }) {
  const locale = getLocale();
  const row = `grid gap-x-3 tablet:gap-x-6 ${compared.length === 2 ? COLUMNS.two : COLUMNS.three}`;
  const cell = 'min-w-0 text-left [overflow-wrap:anywhere] tablet:text-right';
  return (
    <table role="table" aria-labelledby="compared" className="block">
      <thead role="rowgroup" className="block border-b-[1.5px] border-blaek">
        <tr role="row" className={`${row} items-end`}>
          <th role="columnheader" scope="col" className="sr-only">
            {m.my_reports_report()}
          </th>
          <td aria-hidden="true" className="max-tablet:hidden" />
          {compared.map((report) => (
            <th key={report.reportId} role="columnheader" scope="col" className={cell}>
              <SiteLink
                to={links.report(report.reportId)}
                className="inline-flex min-h-11 items-center py-2 text-left font-semibold text-gran-700 underline underline-offset-4 max-tablet:text-14 tablet:text-right"
              >
                {nameAmong(report, compared, locale)}
              </SiteLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rowsOf(compared, locale).map(({ label, cells }) => (
          <tr
            key={label}
            role="row"
            className={`${row} border-b border-hairline py-2.5 last:border-b-0`}
          >
            <th
              role="rowheader"
              scope="row"
              className="col-span-full text-left font-normal text-blaek-600 max-tablet:text-14 tablet:col-span-1"
            >
              {label}
            </th>
            {cells.map((text, index) => (
              <td key={compared[index]?.reportId} role="cell" className={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = { readonly label: string; readonly cells: readonly ReactNode[] };

function rowsOf(compared: readonly ReportSummary[], locale: Locale): readonly Row[] {
  const [base] = compared;
  const answers = (label: string, key: 'price' | 'saving' | 'payback'): Row => ({
    label,
    cells: compared.map((report) => {
      const text = answerTexts(report, locale)[key];
      if (base === undefined || report === base) return text;
      return (
        <>
          {text}
          <span className="block text-14 font-semibold">
            {differenceTexts(base, report, locale)[key]}
          </span>
        </>
      );
    }),
  });
  const facts = (label: string, text: (report: ReportSummary) => ReactNode): Row => ({
    label,
    cells: compared.map((report) => (
      <span key={report.reportId} className="block max-tablet:text-14">
        {text(report)}
      </span>
    )),
  });
  return [
    answers(m.my_reports_price(), 'price'),
    answers(m.my_reports_saving(), 'saving'),
    answers(m.my_reports_payback(), 'payback'),
    facts(m.my_reports_compared_power(), (report) => powerOf(report, locale)),
    facts(m.my_reports_compared_battery(), (report) => batteryOf(report, locale)),
    facts(m.my_reports_compared_yield(), (report) => kWh(report.annualKwh, locale)),
    facts(m.my_reports_compared_place(), placeOf),
    facts(m.my_reports_compared_prices(), ({ priceBookVersion }) =>
      priceBookName(priceBookVersion, locale),
    ),
  ];
}
