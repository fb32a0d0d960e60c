import type { KeptOf } from '../../../../domain/staff/privacy.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { keptLines, namesOfEmpty, whyWords, type KeptLine } from './kept-lines.ts';

/** Everything that is kept of one person: how much, what for, and until when. */
export function KeptTable({ rows, empty, logged }: Omit<KeptOf, 'person'>) {
  const lines = keptLines(rows);
  return (
    <AdminCard
      title={{
        id: 'kept',
        text: m.admin_privacy_kept(),
        note: m.admin_privacy_kept_note({
          kinds: lines.length,
          rows: rows.reduce((sum, { count }) => sum + count, 0),
        }),
      }}
    >
      <AdminTable
        labelledBy="kept"
        isTight
        columns={[
          { name: m.admin_privacy_what() },
          { name: m.admin_privacy_table(), isWide: true },
          { name: m.admin_privacy_count(), align: 'right' },
          { name: m.admin_privacy_why() },
          { name: m.admin_privacy_until() },
        ]}
      >
        {lines.map((line) => (
          <tr key={line.tables[0]}>
            <AdminCell isName className="font-semibold">
              {line.name}
            </AdminCell>
            <AdminCell className="hidden text-blaek-600 desktop:table-cell">
              {line.tables.map((table) => (
                <code key={table} className="block [font:inherit]">
                  {table}
                </code>
              ))}
            </AdminCell>
            <AdminCell align="right">{line.count}</AdminCell>
            <AdminCell>{whyWords(line.why)}</AdminCell>
            <AdminCell>{untilWords(line)}</AdminCell>
          </tr>
        ))}
        {logged > 0 && <LoggedRow count={logged} />}
      </AdminTable>
      <NothingIn names={namesOfEmpty(empty, lines)} />
    </AdminCard>
  );
}

function LoggedRow({ count }: { readonly count: number }) {
  return (
    <tr>
      <AdminCell isName className="font-semibold">
        {m.admin_privacy_t_audit()}
        <span className="block font-normal text-blaek-600">{m.admin_privacy_logged()}</span>
      </AdminCell>
      <AdminCell className="hidden text-blaek-600 desktop:table-cell">
        <code className="[font:inherit]">audit_log</code>
      </AdminCell>
      <AdminCell align="right">{count}</AdminCell>
      <AdminCell>{m.admin_privacy_for_trace()}</AdminCell>
      <AdminCell className="text-blaek-600">{m.admin_privacy_stays_nameless()}</AdminCell>
    </tr>
  );
}

function NothingIn({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="border-t border-hairline px-5 py-3 text-blaek-600">
      {m.admin_privacy_nothing_in({ names: names.join(', ') })}
    </p>
  );
}

/** Of several rows it is the day of the last. */
function untilWords({ until, count }: KeptLine) {
  if (until === null) {
    return <span className="text-blaek-600">{m.admin_privacy_until_erased()}</span>;
  }
  const date = shortDate(until, getLocale());
  return (
    <span className="whitespace-nowrap">
      {count > 1 ? m.admin_privacy_until_last({ date }) : date}
    </span>
  );
}
