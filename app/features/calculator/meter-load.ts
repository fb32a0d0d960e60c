import type { Hourly } from '../../../engine/hours.ts';
import type { MeterAnswers, MeterReading } from './meter/meter-reading.ts';

export type MeterDay = {
  /** Sum of the hours that were read [kWh]. */
  readonly kwh: number;
  /** Hours of the day that are missing. */
  readonly missingHours: number;
};

/** A meter file as the engine takes it, and what is shown of it. It stays in this page: never sent, never kept. */
export type MeterLoad = {
  /** Use in every hour of the typical year [kWh]. */
  readonly loadKwh: Hourly;
  /** Its sum, in whole kWh: what the state, the address and the server know of it. */
  readonly annualKwh: number;
  /** What the meter counted in the hours that were read, of the newest twelve months [kWh]. */
  readonly measuredKwh: number;
  /** First and last day that were read, ISO. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Hours between them that the file lacks. */
  readonly missingHours: number;
  /** How much of a year was read, 0 to 1. */
  readonly yearShare: number;
  /** Every day from the first to the last. */
  readonly days: readonly MeterDay[];
  readonly reading: Omit<MeterReading, 'values' | 'fromUtcMs'>;
  /** What the visitor said of the file where it left a doubt. */
  readonly answers: MeterAnswers;
};
