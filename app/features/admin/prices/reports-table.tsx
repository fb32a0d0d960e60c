import { isOverLimit, type RehearsedReport } from '../../../../domain/prices/rehearsal.ts';
import type { Adjustment } from '../../../../engine/quote/adjustments.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, kWp } from '../../../../words/format.ts';
import { roofTypeName } from '../../../../words/names.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCell, AdminTable } from '../admin-table.tsx';
import { percentChange, quoteLineName } from './price-words.ts';

export type RuleNames = readonly Adjustment[];

type ReportsTableProps = {
  readonly reports: readonly RehearsedReport[];
  readonly rules: RuleNames;
  readonly labelledBy: string;
};

/** Reports with their price before and after. */
export function ReportsTable({ reports, rules, labelledBy }: ReportsTableProps) {
  const locale = getLocale();
  return (
    <AdminTable
      labelledBy={labelledBy}
      width="narrow"
      columns={[
        { name: m.prices_column_report() },
        { name: m.prices_column_system() },
        { name: m.prices_column_was(), align: 'right' },
        { name: m.prices_column_is(), align: 'right' },
        { name: m.prices_column_difference(), align: 'right' },
        { name: m.prices_column_lines() },
      ]}
    >
      {reports.map((report) => {
        const { reportId, kwp, roofType, beforeOre, afterOre, changePercent, lines } = report;
        return (
          <tr key={reportId}>
            <AdminCell isName className="font-semibold whitespace-nowrap">
              <SiteLink
                to={staffLinks.report(reportId)}
                className="inline-flex min-h-7 items-center text-gran-700 underline underline-offset-4"
              >
                {shortId(reportId)}
              </SiteLink>
            </AdminCell>
            <AdminCell>
              {kWp(kwp, locale)}, {roofTypeName(roofType, locale).toLowerCase()}
            </AdminCell>
            <AdminCell align="right">{kr(beforeOre / 100, locale)}</AdminCell>
            <AdminCell align="right">{kr(afterOre / 100, locale)}</AdminCell>
            <AdminCell
              align="right"
              className={isOverLimit(report) ? 'font-semibold text-tegl-600' : ''}
            >
              {percentChange(changePercent)}
            </AdminCell>
            <AdminCell>
              {lines.map((code) => quoteLineName(code, rules)).join(', ') || '–'}
            </AdminCell>
          </tr>
        );
      })}
    </AdminTable>
  );
}

/** The end of an id, which tells reports apart: its beginning is the time. */
export const shortId = (reportId: string): string => `R-${reportId.slice(-6)}`;
