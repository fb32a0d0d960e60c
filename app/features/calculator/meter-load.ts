import type { Hourly } from '../../../engine/hours.ts';

/** A meter file as the engine takes it, and what is told of it. It stays in this page: never sent, never kept. */
export type MeterLoad = {
  /** Use in every hour of the typical year [kWh]. */
  readonly loadKwh: Hourly;
  /** Its sum, in whole kWh: what the state, the address and the server know of it. */
  readonly annualKwh: number;
  /** What the meter counted in the hours that were read, with missing hours filled [kWh]. */
  readonly measuredKwh: number;
  /** First and last day that were read, ISO. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Hours that the file lacked. */
  readonly filledHours: number;
  /** False: the rest of the year follows the usual load shape. */
  readonly isWholeYear: boolean;
};
