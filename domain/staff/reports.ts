/** A saved report in the list for staff: what it is about, and no more of whose it is than the town. */
export type StaffReportRow = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
  /** Empty: not known. */
  readonly postcode: string;
  readonly town: string;
  readonly peakPowerKw: number;
  readonly batteryKwh: number;
  readonly priceOre: number;
  /** Mean of the first ten years; null: not known. */
  readonly savingOre: number | null;
  readonly priceBookVersion: string;
  /** The request made of it; null: nobody asked for an offer on it. */
  readonly lead: { readonly id: string; readonly name: string } | null;
};

export type StaffReportPage = {
  readonly rows: readonly StaffReportRow[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
};

/** q: a report's number or a postcode. after: where the page before ended, as it said itself. */
export type StaffReportSearch = {
  readonly q: string;
  readonly after: string | null;
  /** How many are wanted; left out: a page. */
  readonly most?: number;
};
