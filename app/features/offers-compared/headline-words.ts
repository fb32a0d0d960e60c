import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { listed } from '../../../words/listed.ts';
import { toHundred, toThousand, type ComparedColumn } from './compare-view.ts';
import { spanText } from './finding-words.ts';
import type { Headline } from './headline.ts';

const letterOf = ({ letter, name }: ComparedColumn) => letter ?? name;

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

/** Why it comes to that, and what is left after 25 years. */
export function leadText(headline: Headline, columns: readonly ComparedColumn[]): string {
  if (headline.kind === 'thatch') return m.compare_lead_thatch();
  if (headline.kind === 'none') return m.compare_lead_none();
  const offers = columns.filter(({ letter }) => letter !== null);
  const added = offers
    .filter(({ basis }) => basis.added.high > 0)
    .map((column) =>
      m.compare_lead_added({
        offer: letterOf(column),
        price: spanText(column.basis.added),
        total: spanText({ low: toHundred(column.basis.low), high: toHundred(column.basis.high) }),
      }),
    );
  const asked = offers
    .filter(({ findings }) =>
      findings.some((finding) => finding.kind === 'missing' && finding.usual === null),
    )
    .map(letterOf);
  const ask = asked.length === 0 ? [] : [m.compare_lead_ask({ offer: listed(asked, getLocale()) })];
  return [...added, gainText(columns), ...ask].join(' ');
}

function gainText(columns: readonly ComparedColumn[]): string {
  const gain = ({ years }: ComparedColumn) => years?.gainDkk ?? 0;
  const best = columns.reduce((a, b) => (gain(b) > gain(a) ? b : a));
  const worst = columns.reduce((a, b) => (gain(b) < gain(a) ? b : a));
  const more = toThousand(gain(best) - gain(worst));
  return more === 0
    ? m.compare_lead_gain_alike()
    : m.compare_lead_gain({
        best: letterOf(best),
        worst: letterOf(worst),
        price: kr(more, getLocale()),
      });
}
