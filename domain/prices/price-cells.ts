import type { CostPrice } from '../../engine/quote/price-book.ts';
import { salesPriceOre } from '../../engine/quote/price-list.ts';
import type { NumberLanguage } from '../number-text.ts';
import { CELL_NUMBERS, cellNumber, type CellProblem } from './cell-numbers.ts';
import type { DraftProblem } from './draft-problem.ts';

// A line's two cells: our cost, and the customer's price. The margin between them is calculated.

export const PRICE_CELLS = ['cost', 'price'] as const;
export type PriceCell = (typeof PRICE_CELLS)[number];

/** What is typed into a line's cells; undefined: left as in the version in force. */
export type TypedPrice = Readonly<Partial<Record<PriceCell, string>>>;

type Amount = { readonly ore: number } | CellProblem;

/**
 * The price that a line's typed cells give. A wrong cell counts as in the version in force until it
 * is corrected.
 * @param key the line's
 * @param own its price in the version in force; null: it has none there
 * @param language the page's on which the cells were typed; null: they are kept in a draft
 * @returns price null: none yet
 */
export function typedPrice(
  key: string,
  own: CostPrice | null,
  typed: TypedPrice,
  language: NumberLanguage,
) {
  const problems: DraftProblem[] = [];
  const kept = { cost: own?.costOre ?? null, price: own === null ? null : salesPriceOre(own) };
  const oreOf = (cell: PriceCell): number | null => {
    const text = typed[cell];
    if (text === undefined) return kept[cell];
    const amount = readAmount(text, language);
    if ('ore' in amount) return amount.ore;
    problems.push({ key: `${key}.${cell}`, text, ...amount });
    return kept[cell];
  };
  const costOre = oreOf('cost');
  const priceOre = oreOf('price');
  if (costOre === null || priceOre === null) {
    if (problems.length === 0 && (costOre ?? priceOre) !== null) {
      const lacking = costOre === null ? 'cost' : 'price';
      problems.push({ key: `${key}.${lacking}`, kind: 'missing', text: '', meant: null });
    }
    return { price: null, problems };
  }
  if (problems.length === 0 && priceOre < costOre) {
    const cell = typed.price === undefined ? 'cost' : 'price';
    problems.push({
      key: `${key}.${cell}`,
      kind: 'under-cost',
      text: typed[cell] ?? '',
      meant: null,
    });
    return { price: own, problems };
  }
  if (own !== null && costOre === kept.cost && priceOre === kept.price) {
    return { price: own, problems };
  }
  if (costOre === 0 && priceOre > 0) {
    problems.push({ key: `${key}.cost`, kind: 'missing', text: typed.cost ?? '', meant: null });
    return { price: own, problems };
  }
  const price: CostPrice = {
    costOre,
    markupPercent: costOre === 0 ? 0 : (priceOre / costOre - 1) * 100,
  };
  if (price.markupPercent > 1000) {
    const kind = 'too-large';
    problems.push({ key: `${key}.price`, kind, text: typed.price ?? '', meant: null });
    return { price: own, problems };
  }
  return { price, problems };
}

function readAmount(text: string, language: NumberLanguage): Amount {
  const read = cellNumber(text, CELL_NUMBERS.price, language);
  if ('value' in read) return { ore: Math.round(read.value * 100) };
  return read.kind === 'not-a-number' ? { ...read, meant: meantBy(text, language) } : read;
}

/** Letters mistaken for digits, as when a table was scanned from a picture. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  S: '5',
  B: '8',
};

function meantBy(text: string, language: NumberLanguage): string | null {
  const guess = text
    .replace(/(kr\.?|dkk|,-)/gi, '')
    .trim()
    .replace(/[OolISB]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  return 'value' in cellNumber(guess, CELL_NUMBERS.price, language) ? guess : null;
}
