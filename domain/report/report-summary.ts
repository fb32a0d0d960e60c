import type { AnyStage } from '../staff/leads.ts';

/** A report as its row in the list shows it. Money in whole øre. */
export type ReportSummary = {
  readonly reportId: string;
  readonly version: number;
  readonly title: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly roofType: string | null;
  readonly buildingType: string | null;
  /** [kWp] */
  readonly peakPower: number;
  readonly batteryKwh: number;
  readonly annualKwh: number;
  readonly totalPriceOre: number;
  /** Mean of the first ten years. */
  readonly savingOre: number;
  /** null: not within 25 years. */
  readonly paybackYears: number | null;
  readonly priceBookVersion: string;
  /** The prices come from another book than today's. */
  readonly hasOldPrices: boolean;
  /** What was answered is in no form that is known: it can be seen in the list, and not opened. */
  readonly isUnreadable: boolean;
  /** The status of the offer requested on these figures; null: none, or it was withdrawn. */
  readonly offerStage: AnyStage | null;
  /** ISO 8601; null: no link to it is open. */
  readonly sharedUntil: string | null;
};
