import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { letterOf, toHundred, type ComparedColumn } from './compare-view.ts';
import { spanText } from './finding-words.ts';
import type { Headline } from './headline.ts';

/** The comparison in one sentence. */
export function headlineText(headline: Headline): string {
  switch (headline.kind) {
    case 'thatch':
      return m.compare_headline_thatch();
    case 'none':
      return m.compare_headline_none();
    case 'differ':
      return m.compare_headline_differ();
    case 'one-alike':
      return m.compare_headline_one_alike({ offer: letterOf(headline.of) });
    case 'one-dearer':
      return m.compare_headline_one_dearer({
        offer: letterOf(headline.of),
        price: apart(headline),
      });
    case 'one-cheaper':
      return m.compare_headline_one_cheaper({
        offer: letterOf(headline.of),
        price: apart(headline),
      });
    case 'looks-cheapest-alike':
      return m.compare_headline_looks_alike(lettersOf(headline));
    case 'looks-cheapest-dearer':
      return m.compare_headline_looks_dearer({ ...lettersOf(headline), price: apart(headline) });
    case 'alike':
      return m.compare_headline_alike(lettersOf(headline));
    case 'cheapest-too':
      return cheapestText(headline);
  }
}

function cheapestText({
  looks,
  perKwp,
}: Extract<Headline, { readonly kind: 'cheapest-too' }>): string {
  const offer = letterOf(looks);
  if (looks.basis.added.high > 0) return m.compare_headline_cheapest_too({ offer });
  const price = kr(toHundred(perKwp ? looks.basis.mid / looks.kwp : looks.basis.mid), getLocale());
  return m.compare_headline_cheapest({
    offer,
    price: perKwp ? m.compare_by_kwp({ price }) : price,
  });
}

const lettersOf = ({
  looks,
  other,
}: {
  readonly looks: ComparedColumn;
  readonly other: ComparedColumn;
}) => ({
  looks: letterOf(looks),
  other: letterOf(other),
});

function apart({
  low,
  high,
  perKwp,
}: {
  readonly low: number;
  readonly high: number;
  readonly perKwp: boolean;
}): string {
  const price = spanText({ low: toHundred(low), high: toHundred(high) });
  return perKwp ? m.compare_by_kwp({ price }) : price;
}
