import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { letterOf, toHundred, toTen, type ComparedColumn } from './compare-view.ts';
import { spanText } from './finding-words.ts';
import { missingItems } from './missing-items.ts';
import { isAsWritten, type Headline } from './headline.ts';

/** On what the prices rest: everything, or what could be added. */
export const givenText = (columns: readonly ComparedColumn[]): string =>
  columns.every((column) => missingItems(column, 'open').length === 0)
    ? m.compare_given_whole()
    : m.compare_given_what_can();

/** The comparison in one sentence. */
export function headlineText(headline: Headline, columns: readonly ComparedColumn[]): string {
  const given = givenText(columns);
  switch (headline.kind) {
    case 'thatch':
      return m.compare_headline_thatch();
    case 'none':
      return m.compare_headline_none();
    case 'battery-unsaid':
      return m.compare_headline_battery_unsaid({ offer: letterOf(headline.of) });
    case 'one-alike':
      return headline.perKwp
        ? m.compare_headline_one_alike_kwp({ offer: letterOf(headline.of) })
        : m.compare_headline_one_alike({ offer: letterOf(headline.of) });
    case 'one-dearer':
      return m.compare_headline_one_dearer({
        offer: letterOf(headline.of),
        price: apart(headline),
        given,
      });
    case 'one-cheaper':
      return m.compare_headline_one_cheaper({
        offer: letterOf(headline.of),
        price: apart(headline),
        given,
      });
    case 'looks-cheapest-alike':
      return headline.perKwp
        ? m.compare_headline_alike_kwp(lettersOf(headline))
        : m.compare_headline_looks_alike({ ...lettersOf(headline), given });
    case 'looks-cheapest-dearer':
      return m.compare_headline_looks_dearer({
        ...lettersOf(headline),
        price: apart(headline),
        given,
      });
    case 'alike':
      return headline.perKwp
        ? m.compare_headline_alike_kwp(lettersOf(headline))
        : m.compare_headline_alike(lettersOf(headline));
    case 'cheapest-too':
      return cheapestText(headline, given);
  }
}

function cheapestText(
  { looks, perKwp }: Extract<Headline, { readonly kind: 'cheapest-too' }>,
  given: string,
): string {
  const offer = letterOf(looks);
  const { alike, perKwp: each } = looks.like;
  if (!isAsWritten(looks) || alike === null) {
    return perKwp
      ? m.compare_headline_cheapest_kwp_too({ offer, given })
      : m.compare_headline_cheapest_too({ offer, given });
  }
  const price =
    perKwp && each !== null
      ? m.compare_by_kwp({ price: kr(toTen(each.mid), getLocale()) })
      : kr(toHundred(alike.mid), getLocale());
  return m.compare_headline_cheapest({ offer, price });
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
