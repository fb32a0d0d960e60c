import { Form } from 'react-router';
import type { StaffReportPage, StaffReportRow } from '../../../../domain/staff/reports.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { priceFigure, savingText } from '../../../../words/answer-words.ts';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { systemWords } from '../leads/lead-words.ts';

export type ReportsView = StaffReportPage & { readonly q: string; readonly isFirstPage: boolean };

const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';

/** Every report that a home owner saved, newest first. */
export function ReportsPage({ view }: { readonly view: ReportsView }) {
  const { q, rows, next, isFirstPage } = view;
  const found = q === '' ? '' : `q=${encodeURIComponent(q)}&`;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 id="reports" className="text-28 font-semibold">
          {m.admin_nav_reports()}
        </h1>
        <p className="text-blaek-600">{m.staff_reports_lead()}</p>
      </header>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-4">
        <div className="min-w-60 flex-1 tablet:max-w-96">
          <TextField
            key={q}
            label={m.staff_reports_search()}
            type="search"
            name="q"
            size={44}
            maxLength={80}
            defaultValue={q}
          />
        </div>
        <Button type="submit" size={44} variant="outlined">
          {m.leads_find()}
        </Button>
        {q !== '' && (
          <SiteLink to={staffLinks.reports()} className={LINK}>
            {m.leads_clear()}
          </SiteLink>
        )}
      </Form>
      <AdminCard>
        {rows.length === 0 ? (
          <p className="p-5 text-blaek-600">
            {q === '' ? m.staff_reports_empty() : m.staff_reports_none({ q })}
          </p>
        ) : (
          <ReportsTable rows={rows} />
        )}
      </AdminCard>
      <div className="flex flex-wrap items-center gap-6">
        {!isFirstPage && (
          <SiteLink to={`?${found}`} className={LINK}>
            {m.leads_first_page()}
          </SiteLink>
        )}
        {next !== null && (
          <SiteLink to={`?${found}after=${encodeURIComponent(next)}`} className={LINK}>
            {m.leads_next_page()}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

function ReportsTable({ rows }: { readonly rows: readonly StaffReportRow[] }) {
  return (
    <AdminTable
      labelledBy="reports"
      width="wide"
      columns={[
        { name: m.staff_reports_number() },
        { name: m.staff_reports_saved() },
        { name: m.staff_reports_place() },
        { name: m.staff_reports_system() },
        { name: m.staff_report_price(), align: 'right' },
        { name: m.staff_reports_saving(), align: 'right' },
        { name: m.admin_nav_prices(), isWide: true },
        { name: m.staff_reports_request() },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </AdminTable>
  );
}

function Row({ row }: { readonly row: StaffReportRow }) {
  const locale = getLocale();
  const { id, reference, createdAt, postcode, town, priceOre, savingOre, lead } = row;
  return (
    <tr className="hover:bg-[#EEF5F1]">
      <AdminCell isName className="font-semibold whitespace-nowrap tabular-nums">
        <SiteLink
          to={staffLinks.report(id)}
          className="inline-flex min-h-7 items-center underline underline-offset-4"
        >
          {reference}
        </SiteLink>
      </AdminCell>
      <AdminCell className="whitespace-nowrap tabular-nums">
        {shortDateTime(createdAt, locale)}
      </AdminCell>
      <AdminCell>{`${postcode} ${town}`.trim() || '–'}</AdminCell>
      <AdminCell className="whitespace-nowrap">{systemWords(row)}</AdminCell>
      <AdminCell align="right" className="font-semibold whitespace-nowrap">
        {priceFigure(priceOre / 100, locale).text}
      </AdminCell>
      <AdminCell align="right" className="whitespace-nowrap">
        {savingOre === null ? '–' : savingText(savingOre / 100, locale)}
      </AdminCell>
      <AdminCell className="hidden desktop:table-cell">{row.priceBookVersion}</AdminCell>
      <AdminCell>
        {lead === null ? (
          '–'
        ) : (
          <SiteLink
            to={staffLinks.lead(lead.id)}
            className="inline-flex min-h-7 items-center underline underline-offset-4"
          >
            {lead.name}
          </SiteLink>
        )}
      </AdminCell>
    </tr>
  );
}
