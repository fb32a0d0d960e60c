import { m } from '../../../messages/compiled/messages.js';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import { dateText } from './compare-words.ts';

/** From when a column's prices are, and whether they still hold. */
export function OfferDate({
  column,
  view,
}: {
  readonly column: ComparedColumn;
  readonly view: CompareView;
}) {
  const isExpired = column.findings.some(({ kind }) => kind === 'expired');
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-14 text-blaek-600">
      {dateText(column, view)}
      {isExpired ? (
        <span className="rounded-control border border-sol-700 px-2 text-sol-700">
          {m.compare_expired()}
        </span>
      ) : null}
    </span>
  );
}
