import type { RetentionLine } from '../../../../domain/staff/privacy.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { tableName } from './table-name.ts';

const LONGEST_DAYS = 5 * 365 + 2;

/** What is deleted automatically, and when: a bar from one day to five years, on a logarithmic scale. */
export function RetentionTable({ lines }: { readonly lines: readonly RetentionLine[] }) {
  return (
    <AdminCard
      title={{
        id: 'retention',
        text: m.admin_privacy_retention(),
        note: m.admin_privacy_retention_note({
          count: decimal(
            lines.reduce((sum, { deleted }) => sum + deleted, 0),
            getLocale(),
          ),
        }),
      }}
    >
      <AdminTable
        labelledBy="retention"
        isTight
        columns={[
          { name: m.admin_privacy_what() },
          { name: m.admin_privacy_table(), isWide: true },
          { name: m.admin_privacy_days_log() },
          { name: m.admin_privacy_rows_now(), align: 'right' },
          { name: m.admin_privacy_deleted(), align: 'right', isWide: true },
        ]}
      >
        {lines.map(({ table, what, days, rows, deleted }) => (
          <tr key={`${table} ${what}`}>
            <AdminCell isName className="font-semibold">
              {retainedName(table, what)}
            </AdminCell>
            <AdminCell className="hidden text-blaek-600 desktop:table-cell">
              <code>{table}</code>
            </AdminCell>
            <AdminCell>
              <span className="flex items-center gap-3 whitespace-nowrap">
                {days !== null && (
                  <span
                    aria-hidden="true"
                    className={`h-2.5 shrink-0 ${days > 90 ? 'bg-gran-900' : 'bg-gran-700'}`}
                    style={{ width: `${widthOf(days)}px` }}
                  />
                )}
                {days === null ? m.admin_privacy_own_end() : daysText(days)}
              </span>
            </AdminCell>
            <AdminCell align="right">{decimal(rows, getLocale())}</AdminCell>
            <AdminCell align="right" className="hidden desktop:table-cell">
              {decimal(deleted, getLocale())}
            </AdminCell>
          </tr>
        ))}
      </AdminTable>
    </AdminCard>
  );
}

/** Of some tables different rows are kept for different times. */
function retainedName(table: string, what: string): string {
  switch (what) {
    case 'codeMessages':
      return m.admin_privacy_r_code_messages();
    case 'messages':
      return m.admin_privacy_r_messages();
    case 'messagesGivenUp':
      return m.admin_privacy_r_given_up();
    case 'messagesNeverSent':
      return m.admin_privacy_r_unsent();
    case 'refusedAdminRequests':
      return m.admin_privacy_r_refused();
    case 'adminInvitations':
      return m.admin_privacy_r_invitations();
    case 'knownBrowsers':
      return m.admin_privacy_r_browsers();
    case 'sessions':
      return m.admin_privacy_r_sessions();
    case 'testimonials':
      return m.admin_privacy_r_taken_down();
    case 'testimonialDrafts':
      return m.admin_privacy_r_testimonial_drafts();
  }
  return what === 'reports' ? reportsName(table) : tableName(table);
}

const reportsName = (table: string) =>
  table === 'former_reports' ? m.admin_privacy_r_former_reports() : m.admin_privacy_r_reports();

const widthOf = (days: number) => 4 + (Math.log(days) / Math.log(LONGEST_DAYS)) * 220;

function daysText(days: number): string {
  if (days % 365 === 0 || days === LONGEST_DAYS) {
    return m.admin_privacy_years({ count: Math.floor(days / 365) });
  }
  return m.admin_privacy_day_count({ count: days });
}
