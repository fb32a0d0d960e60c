import type { CostPrice, PriceBook } from '../../engine/quote/price-book.ts';

// The prices of a book as lines of a sheet: each has a key for its position in the book.

export const PRICE_GROUPS = [
  'panels',
  'inverters',
  'batteries',
  'mounting',
  'scaffold',
  'work',
  'travel',
] as const;
export type PriceGroup = (typeof PRICE_GROUPS)[number];

export const WORK_ITEMS = [
  'baseWork',
  'cablePerM',
  'electricalBoard',
  'roofWorkBase',
  'roofWorkPerPanel',
] as const;
export type WorkItem = (typeof WORK_ITEMS)[number];

export type PriceLine = { readonly group: PriceGroup; readonly item: string };

export const lineKey = ({ group, item }: PriceLine): string => `${group}.${item}`;

/** The position of each price in a book. */
export type Prices = ReadonlyMap<string, CostPrice>;

/** Every price of a book by its line's key, in the book's order. */
export function pricesIn(book: PriceBook): Prices {
  const prices = new Map<string, CostPrice>();
  const add = (group: PriceGroup, byItem: Readonly<Record<string, CostPrice>>) => {
    for (const [item, price] of Object.entries(byItem)) prices.set(lineKey({ group, item }), price);
  };
  add('panels', book.panels);
  add('inverters', book.inverters);
  add('batteries', book.batteries);
  add('mounting', book.mounting);
  add('scaffold', book.scaffold);
  add('work', workOf(book));
  add('travel', Object.fromEntries(book.travel.map(({ id, price }) => [id, price])));
  return prices;
}

function workOf({ baseWork, cablePerM, electricalBoard, roofWork }: PriceBook) {
  const roof = roofWork && { roofWorkBase: roofWork.base, roofWorkPerPanel: roofWork.perPanel };
  return { baseWork, cablePerM, electricalBoard, ...roof } satisfies Partial<
    Record<WorkItem, CostPrice>
  >;
}

/** The line that a key names; null: none. */
export function lineOf(key: string): PriceLine | null {
  const [head = '', ...rest] = key.split('.');
  const group = PRICE_GROUPS.find((known) => known === head);
  const item = rest.join('.');
  return group === undefined || item === '' ? null : { group, item };
}

/** The book with its prices replaced by these; a model without a price gets one. */
export function bookWith(book: PriceBook, prices: Prices): PriceBook {
  const at = (group: PriceGroup, item: string) => prices.get(lineKey({ group, item }));
  const work = (item: WorkItem, own: CostPrice) => at('work', item) ?? own;
  const all = <Key extends string>(group: PriceGroup, own: Readonly<Record<Key, CostPrice>>) => {
    const changed: Record<string, CostPrice> = { ...own };
    for (const [key, price] of prices) {
      const line = lineOf(key);
      if (line?.group === group) changed[line.item] = price;
    }
    return changed as Record<Key, CostPrice>;
  };
  return {
    ...book,
    panels: all('panels', book.panels),
    inverters: all('inverters', book.inverters),
    batteries: all('batteries', book.batteries),
    mounting: all('mounting', book.mounting),
    scaffold: all('scaffold', book.scaffold),
    baseWork: work('baseWork', book.baseWork),
    cablePerM: work('cablePerM', book.cablePerM),
    electricalBoard: work('electricalBoard', book.electricalBoard),
    travel: book.travel.map((zone) => ({ ...zone, price: at('travel', zone.id) ?? zone.price })),
    roofWork: book.roofWork && {
      base: work('roofWorkBase', book.roofWork.base),
      perPanel: work('roofWorkPerPanel', book.roofWork.perPanel),
    },
  };
}
