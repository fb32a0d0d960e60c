import { offersIn, withOffers } from '../../../domain/offers-compared/offers-in-address.ts';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { EDIT_PARAM, FORM_ID } from './compare-form.ts';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import { letterName } from './compare-words.ts';

const link =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

/** Changing and removing an offer; the way to our own report. Each says aloud whose it is. */
export function ColumnLinks({
  column,
  view,
}: {
  readonly column: ComparedColumn;
  readonly view: CompareView;
}) {
  if (column.letter === null) {
    return (
      <SiteLink to={`${links.calculatorReport()}?${view.query}`} className={link}>
        {m.compare_open_report()}
      </SiteLink>
    );
  }
  const index = column.letter.charCodeAt(0) - 'A'.charCodeAt(0);
  const query = new URLSearchParams(view.address);
  query.delete(EDIT_PARAM);
  const others = offersIn(query).filter((_, place) => place !== index);
  const removed = withOffers(query, others);
  query.set(EDIT_PARAM, column.letter);
  const name = letterName(column);
  return (
    <span className="flex flex-wrap gap-x-4">
      <SiteLink to={`${links.compareOffers()}?${query}#${FORM_ID}`} className={link}>
        {m.compare_edit()}
        <span className="sr-only"> {name}</span>
      </SiteLink>
      <SiteLink to={`${links.compareOffers()}?${removed}`} className={link} preventScrollReset>
        {m.compare_remove()}
        <span className="sr-only"> {name}</span>
      </SiteLink>
    </span>
  );
}
