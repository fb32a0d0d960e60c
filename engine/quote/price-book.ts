import type { BuildingType, RoofType } from '../estimate-input.ts';
import type { Adjustment } from './adjustments.ts';
import type { PostcodeRange } from './postcode-range.ts';

// Both types hold JSON values only; they are stored as they are.

/** What we pay and what we add. For staff; never sent to a visitor. */
export type CostPrice = {
  /** [øre excl. VAT], integer */
  readonly costOre: number;
  /** Added to the cost [%]. */
  readonly markupPercent: number;
};

export type TravelZone<Price> = {
  readonly id: string;
  /** Empty: everywhere that no other zone names, and where the postcode is unknown. */
  readonly postcodes: readonly PostcodeRange[];
  readonly price: Price;
};

export type RoofWork<Price> = {
  /** Per job: scaffold, electrician, travel. */
  readonly base: Price;
  readonly perPanel: Price;
};

/** Parts and work of one price: costs with markups for staff, sales prices for everybody. */
export type Priced<Price> = {
  readonly id: string;
  readonly name: string;
  /** Example figures, not a real firm's prices; pages say so. */
  readonly isExample: boolean;
  /** First day, ISO date. */
  readonly validFrom: string;
  readonly vatPercent: number;
  /** Per piece by catalogue model. */
  readonly panels: Readonly<Record<string, Price>>;
  readonly inverters: Readonly<Record<string, Price>>;
  readonly batteries: Readonly<Record<string, Price>>;
  /** Per panel. Thatch is named because the type asks for it; it is never used. */
  readonly mounting: Readonly<Record<RoofType, Price>>;
  /** Per job. */
  readonly baseWork: Price;
  readonly scaffold: Readonly<Record<BuildingType, Price>>;
  /** Per metre beyond includedCableM. */
  readonly cablePerM: Price;
  readonly includedCableM: number;
  readonly electricalBoard: Price;
  readonly travel: readonly TravelZone<Price>[];
  /** Taking the panels down and up again for a new roof; null where the book has no price for it. */
  readonly roofWork: RoofWork<Price> | null;
  readonly adjustments: readonly Adjustment[];
};

/** A version of the catalogue's costs and rules. Cost and profit must never reach a visitor. */
export type PriceBook = Priced<CostPrice>;

/** The public side of a price book: sales prices [øre excl. VAT], integers. */
export type PriceList = Priced<number>;
