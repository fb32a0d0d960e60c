import type { IncludedItem } from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { listed } from '../../../words/listed.ts';
import { letterOf, toHundred, toThousand, type ComparedColumn } from './compare-view.ts';
import { spanText } from './finding-words.ts';
import type { Headline } from './headline.ts';

/** Things that are named; of more, the dearest. */
const MOST_NAMED = 2;
/** So many offers, each with what it lacks, are more than one reads. */
const MANY_OFFERS = 3;

/** Why it comes to that, and what is left after 25 years. */
export function leadText(headline: Headline, columns: readonly ComparedColumn[]): string {
  if (headline.kind === 'thatch') return m.compare_lead_thatch();
  if (headline.kind === 'none') return m.compare_lead_none();
  const told = toldOf(headline, columns);
  return [...told.flatMap(addedTexts), gainText(columns), ...askTexts(told)].join(' ');
}

/** Of three offers and more the lead explains what the headline says; what the others lack stands in their columns. */
function toldOf(headline: Headline, columns: readonly ComparedColumn[]): readonly ComparedColumn[] {
  const offers = columns.filter(({ letter }) => letter !== null);
  if (offers.length < MANY_OFFERS || !('looks' in headline)) return columns;
  const named = 'other' in headline ? [headline.looks, headline.other] : [headline.looks];
  return columns.filter((column) => named.includes(column));
}

/** What of an offer is missing and what that does to its price. */
function addedTexts(column: ComparedColumn): readonly string[] {
  const { basis } = column;
  if (basis.added.high === 0) return [];
  return [
    lackText(column),
    comesToWords(column)({
      offer: letterOf(column),
      price: spanText(basis.added),
      total: spanText({ low: toHundred(basis.low), high: toHundred(basis.high) }),
    }),
  ];
}

/** By whose price what is missing is added: the usual one, the offer's own, or some of either. */
function comesToWords(column: ComparedColumn) {
  const added = missingOf(column).filter(({ usual }) => usual !== null);
  if (added.every(({ isSurcharge }) => isSurcharge)) return m.compare_lead_surcharged;
  const isMixed = added.some(({ isSurcharge }) => isSurcharge);
  return isMixed ? m.compare_lead_added_some : m.compare_lead_added;
}

/** What is added to the price, named: what an offer says is left out, and what it does not speak of. */
function lackText(column: ComparedColumn): string {
  const offer = letterOf(column);
  const added = missingOf(column)
    .filter(({ usual }) => usual !== null)
    .toSorted((a, b) => (b.usual?.high ?? 0) - (a.usual?.high ?? 0));
  const lacks = namesOf(added.filter(({ said }) => said === 'without'));
  const unnamed = namesOf(added.filter(({ said }) => said === 'unsaid'));
  if (unnamed === '') return m.compare_lead_lacks({ offer, lacks });
  return lacks === ''
    ? m.compare_lead_unnamed({ offer, unnamed })
    : m.compare_lead_lacks_unnamed({ offer, lacks, unnamed });
}

/** What has no usual price that could be added; of offers that leave out the same, in one sentence. */
function askTexts(columns: readonly ComparedColumn[]): readonly string[] {
  const asked = columns.flatMap((column) => {
    const items = namesOf(missingOf(column).filter(({ usual }) => usual === null));
    return items === '' ? [] : [{ items, offer: letterOf(column) }];
  });
  const byItems = Map.groupBy(asked, ({ items }) => items);
  return [...byItems].map(([items, of]) =>
    m.compare_lead_ask({
      items,
      offer: listed(
        of.map(({ offer }) => offer),
        getLocale(),
      ),
    }),
  );
}

const missingOf = ({ findings }: ComparedColumn) =>
  findings.filter((finding) => finding.kind === 'missing');

function namesOf(missing: readonly { readonly item: IncludedItem }[]): string {
  const names = missing.map(({ item }) => nameInSentence(item));
  const [first = ''] = names;
  return names.length > MOST_NAMED
    ? m.compare_lead_and_others({ first, count: names.length - 1 })
    : listed(names, getLocale());
}

/** Shorter than in a row of its own, and without an «and» of its own. */
function nameInSentence(item: IncludedItem): string {
  switch (item) {
    case 'inverter':
      return m.compare_lead_inverter();
    case 'mounting':
      return m.compare_lead_mounting();
    case 'scaffold':
      return m.compare_lead_scaffold();
    case 'registration':
      return m.compare_lead_registration();
    case 'board':
      return m.compare_lead_board();
    case 'travel':
      return m.compare_lead_travel();
  }
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
