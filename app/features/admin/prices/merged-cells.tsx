import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { AuthorMark } from './author-mark.tsx';
import { cellName } from './price-words.ts';
import type { MergedCell } from './prices-view.ts';

const ID = 'merged';

type MergedCellsProps = { readonly draft: PriceDraft; readonly merged: readonly MergedCell[] };

/** What only one of the two has changed: it stands in the draft already. */
export function MergedCells({ draft, merged }: MergedCellsProps) {
  const { base, catalogue } = draft;
  return (
    <AdminCard
      title={{ id: ID, text: m.prices_conflict_merged(), note: m.prices_conflict_merged_note() }}
    >
      <AdminTable
        labelledBy={ID}
        columns={[
          { name: m.prices_conflict_field() },
          { name: m.prices_conflict_before(), align: 'right' },
          { name: m.prices_conflict_now() },
          { name: m.prices_column_by() },
        ]}
      >
        {merged.map(({ key, from, to, author }) => (
          <tr key={key}>
            <AdminCell isName>{cellName(key, catalogue, base.book.adjustments)}</AdminCell>
            <AdminCell align="right" className="text-blaek-600">
              {from === '' ? '–' : from}
            </AdminCell>
            <AdminCell className="font-semibold tabular-nums">{to === '' ? '–' : to}</AdminCell>
            <AdminCell className="whitespace-nowrap text-blaek-600 tabular-nums">
              {author !== null && (
                <>
                  <AuthorMark author={author} /> {recentTime(author.at, getLocale())}
                </>
              )}
            </AdminCell>
          </tr>
        ))}
      </AdminTable>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">
        {m.prices_conflict_merged_wrong()}
      </p>
    </AdminCard>
  );
}
