import type { GuaranteedPart } from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { ComparedColumn } from './compare-view.ts';
import { guaranteeText } from './compare-words.ts';

/** For how long a part is guaranteed. Others can be asked where they say nothing; of ours the catalogue says all there is. */
export function GuaranteeYears(props: {
  readonly column: ComparedColumn;
  readonly part: GuaranteedPart;
}) {
  const { column, part } = props;
  const text = guaranteeText(column, part);
  if (text !== null) return text;
  return column.offer === null ? (
    <span className="font-normal text-blaek-600">{m.compare_not_stated()}</span>
  ) : (
    <span className="text-sol-700">{m.compare_not_named_ask()}</span>
  );
}
