import type { TaxTable } from './data/electricity-tax.ts';
import type { NationalCharges } from './data/national-charges.ts';
import type { MonthlyYield } from './estimate-input.ts';
import type { Hourly } from './hours.ts';
import type { Catalogue } from './quote/catalogue.ts';
import type { PriceList } from './quote/price-book.ts';
import type { GridTariff } from './tariff/grid-tariff.ts';
import type { SpotYears } from './tariff/spot-year.ts';

/** What an estimate is made with, apart from the visitor's own answers; the same on a server and in its pages. */
export type SharedContext = {
  readonly catalogue: Catalogue;
  readonly priceList: PriceList;
  /** Today in Denmark, ISO date: the day of a quote for which no other is given. */
  readonly quoteDay?: string | undefined;
  /** Grid companies to choose from; the largest of both zones are among them. */
  readonly gridTariffs: readonly GridTariff[];
  /** Energinet's charges, by date; without them those that ship. */
  readonly nationalCharges?: readonly NationalCharges[] | undefined;
  /** Electricity tax, by date; without it as it was enacted when this was built. */
  readonly electricityTax?: TaxTable | undefined;
  /** Yield from outside; without it the built-in climate answers. */
  readonly monthlyYield?: MonthlyYield | undefined;
  /** The same for every one of several roof faces, in their order; used when all of them are known. */
  readonly monthlyYields?: readonly (MonthlyYield | null)[] | undefined;
  /** Day-ahead prices of the last twelve months; without them the built-in table of months and hours. */
  readonly spotYears?: SpotYears | undefined;
};

/** And what only a browser knows. */
export type EstimateContext = SharedContext & {
  /**
   * The household's use as its meter counted it [kWh], one value per UTC hour of the typical year; goes before every
   * other word on the household's use. Heat pump and car come on top.
   */
  readonly meterLoadKwh?: Hourly | undefined;
};
