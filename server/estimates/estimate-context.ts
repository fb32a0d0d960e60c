import type { SharedContext } from '../../engine/estimate-context.ts';
import { pricedModels } from '../../engine/quote/priced-models.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { danishDayOf } from '../danish-day.ts';
import type { CatalogueReader } from '../catalogue/queries.ts';
import { DatabaseAway } from '../db/database-away.ts';
import type { PriceBookReader } from '../pricing/current-price-book.ts';
import type { SpotYearsReader } from '../providers/spot-prices/port.ts';
import type { TariffReader } from '../tariffs/read-tariffs.ts';

/**
 * Today's catalogue and sales prices: what a browser needs to calculate the same. Holds no cost. The same object
 * as long as nothing in it changes, so that whoever has made something of it need not look into it.
 */
export type ContextReader = () => Promise<SharedContext>;

type ContextSources = {
  readonly catalogue: CatalogueReader;
  readonly priceBook: PriceBookReader;
  readonly spotYears: SpotYearsReader;
  readonly tariffs: TariffReader;
  readonly now: () => Date;
};

export function contextReader({
  catalogue,
  priceBook,
  spotYears,
  tariffs,
  now,
}: ContextSources): ContextReader {
  let known: { readonly of: readonly unknown[]; readonly context: SharedContext } | null = null;
  const read = async () => {
    const [models, book, years, charged] = [
      await catalogue(),
      await priceBook(),
      await spotYears(),
      await tariffs(),
    ];
    // Each is the same object until it is another one.
    const quoteDay = danishDayOf(now());
    const of = [models, book, years, charged, quoteDay];
    if (known?.of.every((part, index) => part === of[index]) !== true) {
      const priceList = salesPrices(book);
      known = {
        of,
        context: {
          // A model that waits for its price is not offered.
          catalogue: pricedModels(models, priceList),
          priceList,
          quoteDay,
          ...charged,
          spotYears: years,
        },
      };
    }
    return known.context;
  };
  return async () => {
    try {
      return await read();
    } catch (error) {
      // A visitor gets the answer while the database is away, at the prices that were last known.
      if (error instanceof DatabaseAway && known !== null) return known.context;
      throw error;
    }
  };
}
