import type { IncludedItem } from '../../../domain/offers-compared/received-offer.ts';
import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';
import { m } from '../../../messages/compiled/messages.js';
import { QuestionIcon } from '../../ui/action-icons.tsx';
import { CheckIcon, TriangleIcon } from '../../ui/icons.tsx';
import type { ComparedColumn } from './compare-view.ts';
import { isNeedless, isWith } from './compare-words.ts';
import { spanText } from './finding-words.ts';
import { missingOf, type MissingFinding } from './missing-items.ts';

/** An offer that says «without» lacks the thing, unless it names its price; one that says nothing may have it. */
export function missingWord({ said, isSurcharge }: MissingFinding): string {
  if (isSurcharge) return m.compare_surcharge();
  return said === 'without' ? m.compare_missing() : m.compare_unnamed();
}

const costsText = (usual: PriceSpan, { isSurcharge }: MissingFinding): string =>
  isSurcharge
    ? m.compare_on_top({ price: spanText(usual) })
    : m.compare_usually({ price: spanText(usual) });

/** Whether a thing is in the price: with, missing and what it usually costs, or not named and to be asked for. */
export function ItemCell({
  column,
  item,
}: {
  readonly column: ComparedColumn;
  readonly item: IncludedItem;
}) {
  if (isWith(column, item)) {
    return (
      <span className="flex items-center gap-2">
        <CheckIcon className="shrink-0 text-gran-700" />
        {m.compare_with()}
      </span>
    );
  }
  if (isNeedless(column, item)) {
    return <span className="text-blaek-600">{m.compare_needless()}</span>;
  }
  return <MissingNote column={column} item={item} />;
}

/** The flag of a thing that is missing. */
export function MissingNote({
  column,
  item,
  name = '',
}: {
  readonly column: ComparedColumn;
  readonly item: IncludedItem;
  readonly name?: string;
}) {
  const missing = missingOf(column, item);
  if (missing === undefined) return null;
  const word = missingWord(missing);
  if (missing.usual === null) {
    return (
      <span className="flex items-start gap-2 text-sol-700">
        <QuestionIcon className="mt-0.5 shrink-0" />
        <span>
          {name}
          <strong className="font-semibold">{word}</strong> {m.compare_ask()}
        </span>
      </span>
    );
  }
  return (
    <span className="-mx-2 flex items-start gap-2 bg-sol-100 px-2 py-1.5 text-sol-700">
      <TriangleIcon className="mt-0.5 shrink-0" />
      <span>
        {name}
        <strong className="font-semibold">{word}</strong> {costsText(missing.usual, missing)}
      </span>
    </span>
  );
}
