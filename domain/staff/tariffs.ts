import type { Span, TariffLine } from '../tariffs/tariff-lines.ts';

/** How far the price list of grid companies and Energinet has been read. */
export type PriceListState = {
  /** The day on which its company read longest ago was read, ISO date; null before the first whole reading. */
  readonly readOn: string | null;
  readonly companies: number;
  /** Companies still to be read in the reading under way. */
  readonly left: number;
  /** GLN of companies that the last reading was cut short at. */
  readonly failed: readonly string[];
  /** Why, of the last of them. */
  readonly failure: string | null;
  /** GLN of companies of which the list has no row. */
  readonly empty: readonly string[];
};

export type TariffDesk = {
  /** ISO date. */
  readonly today: string;
  readonly span: Span;
  readonly lines: readonly TariffLine[];
  readonly priceList: PriceListState;
};

/** What an example home gets out of solar panels. */
export type HomeMoney = {
  /** Mean of the first ten years after upkeep [DKK/yr]. */
  readonly savingDkk: number;
  /** null: not within 25 years. */
  readonly paybackYears: number | null;
};

type BeforeAfter<Value> = { readonly before: Value; readonly after: Value };

/** What a company's rows would do to an example home in its area, were they published. */
export type TariffEffect = {
  readonly company: string;
  /** How many rows are tried, all of them together. */
  readonly rows: number;
  readonly postcode: string;
  /** [kWh/yr] */
  readonly consumptionKwh: number;
  /** [kWp] */
  readonly peakPower: number;
  /** First year's electricity bill without solar panels [DKK incl. VAT]. */
  readonly bill: BeforeAfter<number>;
  readonly panels: BeforeAfter<HomeMoney>;
  readonly withBattery: BeforeAfter<HomeMoney>;
};

/** Company by company. */
export type TariffEffects = {
  readonly effects: readonly TariffEffect[];
  /** Companies of which nothing was reckoned: the list is long, or the server was too busy. */
  readonly left: number;
};
