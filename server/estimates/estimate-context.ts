import type { SharedContext } from '../../engine/estimate-context.ts';
import { pricedModels } from '../../engine/quote/priced-models.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { danishDayOf } from '../danish-day.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Database } from '../db/database.ts';
import type { PriceBookReader } from '../pricing/current-price-book.ts';
import type { SpotYearsReader } from '../providers/spot-prices/port.ts';
import type { TariffReader } from '../tariffs/read-tariffs.ts';

/**
 * Today's catalogue and sales prices: what a browser needs to calculate the same. Holds no cost. The same object
 * as long as nothing in it changes, so that whoever has made something of it need not look into it.
 */
export type ContextReader = () => Promise<SharedContext>;

type ContextSources = {
  readonly db: Database;
  readonly priceBook: PriceBookReader;
  readonly spotYears: SpotYearsReader;
  readonly tariffs: TariffReader;
  readonly now: () => Date;
};

export function contextReader({
  db,
  priceBook,
  spotYears,
  tariffs,
  now,
}: ContextSources): ContextReader {
  let known: { readonly of: readonly unknown[]; readonly context: SharedContext } | null = null;
  return async () => {
    const [catalogue, book, years, charged] = [
      await readCatalogue(db),
      await priceBook(),
      await spotYears(),
      await tariffs(),
    ];
    // The others are the same objects until they are others; the catalogue is read anew each time.
    const quoteDay = danishDayOf(now());
    const of = [JSON.stringify(catalogue), book, years, charged, quoteDay];
    if (known?.of.every((part, index) => part === of[index]) !== true) {
      const priceList = salesPrices(book);
      known = {
        of,
        context: {
          // A model that waits for its price is not offered.
          catalogue: pricedModels(catalogue, priceList),
          priceList,
          quoteDay,
          ...charged,
          spotYears: years,
        },
      };
    }
    return known.context;
  };
}
