import type { CostPrice, PriceBook, PriceList } from './price-book.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

/** Sales price of one unit [øre excl. VAT]: cost and markup, set to a whole øre once, here. */
export function salesPriceOre({ costOre, markupPercent }: CostPrice): number {
  return roundHalfAwayFromZero((costOre * (100 + markupPercent)) / 100);
}

function mapValues<Key extends string>(
  prices: Readonly<Record<Key, CostPrice>>,
): Readonly<Record<Key, number>> {
  const entries = Object.entries<CostPrice>(prices);
  return Object.fromEntries(entries.map(([key, price]) => [key, salesPriceOre(price)])) as Record<
    Key,
    number
  >;
}

/**
 * The public side of a price book. Fields are named one by one, so that what staff add to a book later
 * does not leak by itself.
 * @param book costs and markups
 * @returns sales prices only [øre excl. VAT]
 */
export function salesPrices(book: PriceBook): PriceList {
  return {
    id: book.id,
    name: book.name,
    isExample: book.isExample,
    validFrom: book.validFrom,
    vatPercent: book.vatPercent,
    panels: mapValues(book.panels),
    inverters: mapValues(book.inverters),
    batteries: mapValues(book.batteries),
    mounting: mapValues(book.mounting),
    baseWork: salesPriceOre(book.baseWork),
    scaffold: mapValues(book.scaffold),
    cablePerM: salesPriceOre(book.cablePerM),
    includedCableM: book.includedCableM,
    electricalBoard: salesPriceOre(book.electricalBoard),
    travel: book.travel.map(({ id, postcodes, price }) => ({
      id,
      postcodes,
      price: salesPriceOre(price),
    })),
    roofWork: book.roofWork && {
      base: salesPriceOre(book.roofWork.base),
      perPanel: salesPriceOre(book.roofWork.perPanel),
    },
    adjustments: book.adjustments.map(({ id, name, change, condition, order, stop }) => ({
      id,
      name,
      change,
      condition,
      order,
      stop,
    })),
  };
}
