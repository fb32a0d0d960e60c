import type { MonthlyYield } from './estimate-types.ts';
import type { Catalogue } from './quote/catalogue.ts';
import type { PriceList } from './quote/price-book.ts';

/** What an estimate is made with, apart from the visitor's own answers. */
export type EstimateContext = {
  readonly catalogue: Catalogue;
  readonly priceList: PriceList;
  /** Yield from outside; without it the built-in climate answers. */
  readonly monthlyYield?: MonthlyYield | undefined;
  /** The same for every one of several roof faces, in their order; used when all of them are known. */
  readonly monthlyYields?: readonly (MonthlyYield | null)[] | undefined;
};
