import type { ReportToday, StaffReport } from '../../../../domain/staff/staff-report.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { decimal, kWh, monthName, monthShort, signed } from '../../../../words/format.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { LockIcon } from '../frame/nav-icons.tsx';
import { DoneToast } from '../leads/done-change.tsx';
import { refusalWords } from '../leads/lead-page.tsx';
import type { LeadAnswer } from '../leads/lead-view.ts';
import { LeadQuotes } from '../quotes/lead-quotes.tsx';
import { PriceLinesCard } from '../quotes/price-lines-card.tsx';
import { RoofCard } from '../roof-card.tsx';
import { inKr } from '../quotes/quote-words.ts';
import { ReportAside } from './report-aside.tsx';
import { StaffReportFigures } from './report-figures.tsx';
import { ReportHead } from './report-head.tsx';
import type { StaffReportView } from './report-view.ts';

type StaffReportPageProps = {
  readonly view: StaffReportView;
  readonly answer: LeadAnswer | undefined;
};

/** The exact frozen report, with its price line by line and what is left of it. */
export function StaffReportPage({ view, answer }: StaffReportPageProps) {
  const { report, today, isNotCalculated, quotes, aside } = view;
  const { estimate, lead } = report;
  const { database, source } = estimate.yield;
  const locale = getLocale();
  const refusal = refusalWords(answer, lead?.name ?? '');
  return (
    <div className="flex flex-col gap-6">
      <ReportHead view={view} answer={answer} />
      {refusal !== null && (
        <p
          role="alert"
          className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold"
        >
          {refusal}
        </p>
      )}
      <p className="flex items-start gap-3 rounded-control bg-kalk-100 px-5 py-3">
        <LockIcon className="mt-0.5 shrink-0" />
        <span>
          <strong className="font-semibold">
            {m.staff_report_locked({ at: shortDateTime(report.frozenAt, locale) })}
          </strong>{' '}
          {m.staff_report_made_by({
            engine: report.engineVersion,
            book: priceBookName(report.priceBookVersion, locale),
            source: source === 'builtin' ? m.staff_report_builtin() : database,
          })}
        </span>
      </p>
      {report.isStateUnreadable && (
        <p className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold">
          {m.lead_unreadable()}
        </p>
      )}
      <StaffReportFigures estimate={report.estimate} />
      {isNotCalculated && (
        <p role="alert" className="rounded-control bg-sol-100 px-5 py-3 text-sol-700">
          {m.staff_report_no_today()}
        </p>
      )}
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
            <ReportAside of={aside} answer={answer} />
          )}
        </div>
      </div>
      {aside !== null && aside.done !== null && (
        <DoneToast key={aside.done.eventIds[0]} done={aside.done} />
      )}
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

type TodayProps = { readonly report: StaffReport; readonly today: ReportToday };

/** What the same home would cost today, beside what was frozen; nothing is changed by it. */
function Today({ report, today }: TodayProps) {
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
