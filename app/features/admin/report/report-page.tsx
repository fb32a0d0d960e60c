import type { ReportToday, StaffReport } from '../../../../domain/staff/staff-report.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import {
  decimal,
  kr,
  kWh,
  monthName,
  monthShort,
  signed,
  years,
} from '../../../../words/format.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import type { QuoteRow } from '../../../../domain/staff/quotes.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { LeadQuotes } from '../quotes/lead-quotes.tsx';
import { PriceLinesCard } from '../quotes/price-lines-card.tsx';
import { RoofCard } from '../roof-card.tsx';
import { inKr } from '../quotes/quote-words.ts';
import { ReportAside, type ReportLead } from './report-aside.tsx';

export type StaffReportView = {
  readonly report: StaffReport;
  readonly quotes: readonly QuoteRow[];
  /** null: of a report that nobody has asked for an offer with. */
  readonly aside: ReportLead | null;
  /** null: not asked for. */
  readonly today: ReportToday | 'not-calculated' | null;
};

/** The exact frozen report, with its price line by line and what is left of it. */
export function StaffReportPage({ view }: { readonly view: StaffReportView }) {
  const { report, today, quotes, aside } = view;
  const { estimate, lead } = report;
  const { database, source } = estimate.yield;
  const locale = getLocale();
  const here = staffLinks.report(report.id);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          {lead === null ? (
            <BackLink to={staffLinks.reports()}>{m.admin_nav_reports()}</BackLink>
          ) : (
            <BackLink to={staffLinks.lead(lead.id)}>{m.quotes_back({ name: lead.name })}</BackLink>
          )}
          <h1 className="text-28 font-semibold">
            {m.staff_report_title({ reference: report.reference })}
          </h1>
          <p className="text-blaek-600">
            {[lead?.name ?? '', report.place].filter((words) => words !== '').join(', ')}
          </p>
        </div>
        <SiteLink
          to={today === null ? `${here}?today=1` : here}
          preventScrollReset
          className={`${buttonClass('outlined')} min-h-11`}
        >
          {today === null ? m.staff_report_compare() : m.staff_report_compare_off()}
        </SiteLink>
      </header>
      <p className="rounded-control bg-kalk-100 px-5 py-3">
        <strong className="font-semibold">
          {m.staff_report_locked({ at: shortDateTime(report.frozenAt, locale) })}
        </strong>{' '}
        {m.staff_report_made_by({
          engine: report.engineVersion,
          book: priceBookName(report.priceBookVersion, locale),
          source: source === 'builtin' ? m.staff_report_builtin() : database,
        })}
      </p>
      <Figures report={report} />
      {today !== null && <Today report={report} today={today} />}
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_352px]">
        <div className="flex min-w-0 flex-col gap-6">
          <Lines report={report} />
          {aside !== null && (
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-6">
              <RoofCard {...report} />
              <Months report={report} />
            </div>
          )}
          {lead !== null && <LeadQuotes quotes={quotes} isWithdrawn={false} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {aside === null ? (
            <>
              <RoofCard {...report} />
              <Months report={report} />
            </>
          ) : (
            <ReportAside of={aside} />
          )}
        </div>
      </div>
    </div>
  );
}

function Lines({ report }: { readonly report: StaffReport }) {
  const { estimate, lines } = report;
  if (lines === null) return <p>{m.staff_report_no_lines()}</p>;
  const { totalExVat, vat, totalPrice } = estimate.price;
  return (
    <PriceLinesCard
      priceBookVersion={report.priceBookVersion}
      lines={lines}
      totals={{
        totalExVatOre: Math.round(totalExVat * 100),
        vatOre: Math.round(vat * 100),
        totalOre: Math.round(totalPrice * 100),
      }}
      profitExVatOre={report.profitExVatOre}
    />
  );
}

function Figures({ report: { estimate } }: { readonly report: StaffReport }) {
  const locale = getLocale();
  const { price, savings, economy } = estimate;
  const rows = [
    [m.staff_report_price(), kr(price.totalPrice, locale)],
    [m.lead_saving(), kr(savings.tenYearMeanDkk, locale)],
    [
      m.staff_report_payback(),
      economy.paybackYears === null ? m.lead_payback_never() : years(economy.paybackYears, locale),
    ],
    [m.staff_report_yield(), kWh(estimate.yield.annualKwh, locale)],
  ] as const;
  return (
    <dl className="grid overflow-hidden rounded-card border border-hairline bg-white min-[40rem]:grid-cols-2 desktop:grid-cols-4">
      {rows.map(([name, value]) => (
        <div key={name} className="border-hairline px-5 py-4 desktop:not-first:border-l">
          <dt className="text-blaek-600">{name}</dt>
          <dd className="text-22 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type TodayProps = {
  readonly report: StaffReport;
  readonly today: ReportToday | 'not-calculated';
};

/** What the same home would cost today, beside what was frozen; nothing is changed by it. */
function Today({ report, today }: TodayProps) {
  if (today === 'not-calculated') {
    return (
      <p role="alert" className="rounded-control bg-sol-100 px-5 py-3 text-sol-700">
        {m.staff_report_no_today()}
      </p>
    );
  }
  const locale = getLocale();
  const sumOf = (lines: readonly { code: string; totalOre: number }[] | null) => {
    const sums = new Map<string, number>();
    for (const { code, totalOre } of lines ?? []) {
      sums.set(code, (sums.get(code) ?? 0) + totalOre);
    }
    return sums;
  };
  const before = sumOf(report.lines);
  const now = sumOf(today.lines);
  const codes = [...new Set([...before.keys(), ...now.keys()])];
  const rows = [
    ...codes.map((code) => ({
      name: priceLineName(code, locale),
      before: before.get(code) ?? 0,
      now: now.get(code) ?? 0,
    })),
    {
      name: m.quotes_total(),
      before: Math.round(report.estimate.price.totalPrice * 100),
      now: Math.round(today.estimate.price.totalPrice * 100),
    },
  ];
  const differing = rows.filter((row) => row.before !== row.now);
  return (
    <AdminCard title={{ id: 'today', text: m.staff_report_compare() }}>
      {differing.length === 0 ? (
        <p className="px-5 pb-4">{m.staff_report_same()}</p>
      ) : (
        <AdminTable
          labelledBy="today"
          columns={[
            { name: m.quotes_line() },
            { name: m.staff_report_frozen(), align: 'right' },
            {
              name: m.staff_report_today({
                version: priceBookName(today.priceBookVersion, locale),
              }),
              align: 'right',
            },
            { name: m.staff_report_difference(), align: 'right' },
          ]}
        >
          {differing.map((row) => (
            <tr key={row.name} className="h-11">
              <AdminCell isName className="font-semibold">
                {row.name}
              </AdminCell>
              <AdminCell align="right">{inKr(row.before)}</AdminCell>
              <AdminCell align="right">{inKr(row.now)}</AdminCell>
              <AdminCell align="right">{signed((row.now - row.before) / 100, locale)}</AdminCell>
            </tr>
          ))}
        </AdminTable>
      )}
    </AdminCard>
  );
}

/** The yield by month: bars, with their figures in words for who sees none. */
function Months({ report: { estimate } }: { readonly report: StaffReport }) {
  const locale = getLocale();
  const { monthlyKwh, annualKwh } = estimate.yield;
  const most = Math.max(...monthlyKwh);
  const least = Math.min(...monthlyKwh);
  return (
    <AdminCard title={{ id: 'months', text: m.staff_report_months(), note: 'kWh' }}>
      <ol className="flex h-44 items-end gap-1.5 px-5 pt-4">
        {monthlyKwh.map((value, month) => (
          <li
            key={monthName(month + 1, locale)}
            className="flex flex-1 flex-col items-center gap-1"
          >
            <span className="tabular-nums">
              {value === most || value === least ? decimal(value, locale) : ''}
            </span>
            <span
              aria-hidden="true"
              className="w-full border border-blaek bg-sol-400"
              style={{ height: `${most > 0 ? (110 * value) / most : 0}px` }}
            />
            <span>
              <span aria-hidden="true">{monthShort(month + 1, locale).slice(0, 1)}</span>
              <span className="sr-only">
                {monthName(month + 1, locale)}: {kWh(value, locale)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="px-5 py-4">
        {m.staff_report_months_words({
          most: monthName(monthlyKwh.indexOf(most) + 1, locale),
          least: monthName(monthlyKwh.indexOf(least) + 1, locale),
          total: kWh(annualKwh, locale),
        })}
      </p>
    </AdminCard>
  );
}
