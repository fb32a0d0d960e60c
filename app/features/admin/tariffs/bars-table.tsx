import { dayAfter } from '../../../../domain/calendar-days.ts';
import type { TariffBar } from '../../../../domain/tariffs/tariff-lines.ts';
import type { TariffDesk } from '../../../../domain/staff/tariffs.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { AdminCell, AdminTable } from '../admin-table.tsx';
import { barKind, barWords, lineName } from './tariff-words.ts';

/** The drawing in words and figures: a row for each bar. */
export function BarsTable({ lines, span }: Pick<TariffDesk, 'lines' | 'span'>) {
  return (
    <details className="border-t border-hairline">
      <summary
        id="when-table"
        className="mx-5 inline-flex min-h-11 cursor-pointer items-center text-gran-700 underline underline-offset-4"
      >
        {m.tariffs_as_table()}
      </summary>
      <AdminTable
        labelledBy="when-table"
        columns={[
          { name: m.tariffs_company() },
          { name: m.tariffs_from() },
          { name: m.tariffs_until() },
          { name: m.tariffs_part(), align: 'right' },
          { name: m.tariffs_state() },
        ]}
      >
        {lines.flatMap((line) =>
          line.bars.map((bar) => (
            <tr key={`${line.company} ${line.part} ${bar.kind} ${bar.from}`}>
              <AdminCell isName className="font-semibold">
                {lineName(line)}
              </AdminCell>
              <AdminCell className="whitespace-nowrap">
                {bar.from > span.from
                  ? shortDate(bar.from, getLocale())
                  : m.tariffs_before({ date: shortDate(span.from, getLocale()) })}
              </AdminCell>
              <AdminCell className="whitespace-nowrap">{lastDay(bar, span.to)}</AdminCell>
              <AdminCell align="right" className="whitespace-nowrap">
                {bar.ore === null ? '–' : barWords(bar)}
              </AdminCell>
              <AdminCell>{barKind(bar.kind)}</AdminCell>
            </tr>
          )),
        )}
      </AdminTable>
    </details>
  );
}

/** A bar that reaches the drawing's edge goes on. */
function lastDay({ to }: TariffBar, edge: string): string {
  return to >= edge ? '–' : shortDate(dayAfter(to, -1), getLocale());
}
