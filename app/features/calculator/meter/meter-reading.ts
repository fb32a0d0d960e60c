import type { MeasuredHours } from '../../../../engine/calendar/onto-typical-year.ts';
import type { DecimalSign } from './meter-number.ts';
import type { SeriesName } from './meter-series.ts';
import type { StepMin } from './meter-steps.ts';

/** Above this a visitor is asked whether an hour is right [kWh]: twice what a home charging its car uses. */
export const LARGE_HOUR_KWH = 25;
/** What a main fuse of 63 A lets through in an hour [kWh]: 63 A · 230 V · 3 phases. No home uses more. */
export const FUSE_HOUR_KWH = 44;

/** What a visitor has said about the file. */
export type MeterAnswers = {
  /** Key of the series that is the home's use. */
  readonly series?: string | undefined;
  readonly decimal?: DecimalSign | undefined;
  /** Whether hours above LARGE_HOUR_KWH are right. Those above FUSE_HOUR_KWH never are. */
  readonly largeHours?: 'keep' | 'leave-out' | undefined;
  /** Use in a whole year [kWh], where the file shows less than that. */
  readonly annualKwh?: number | undefined;
};

export type SeriesInFile = SeriesName & {
  readonly rows: number;
  /** First and last time in it, as the file's clock shows it [ms]. */
  readonly fromMs: number;
  readonly toMs: number;
};

export type LargeHour = { readonly utcMs: number; readonly kwh: number };

/** What only the visitor can say. */
export type MeterQuestion =
  | { readonly kind: 'which-series'; readonly series: readonly SeriesInFile[] }
  | { readonly kind: 'which-number'; readonly written: string }
  | { readonly kind: 'large-hours'; readonly hours: readonly LargeHour[] };

export type MeterRefusal = {
  /**
   * not-a-meter-file: no known header. contradicting: many hours have two amounts. not-hourly: longer steps than an
   * hour. net-series: less than nothing was used in some hours. only-production, no-use-series: another flow than use.
   * above-fuse: more hours than single faults are above what a home can use. unreadable: a header, but too many rows
   * that can't be read.
   */
  readonly kind:
    | 'too-large'
    | 'empty'
    | 'not-a-meter-file'
    | 'pdf'
    | 'picture'
    | 'zip'
    | 'old-workbook'
    | 'broken-workbook'
    | 'contradicting'
    | 'not-hourly'
    | 'net-series'
    | 'only-production'
    | 'no-use-series'
    | 'above-fuse'
    | 'wrong-unit'
    | 'unreadable';
};

export type MeterFileProblem = MeterRefusal | MeterQuestion;

/** Rows that are no part of the use, and hours that were taken out of it. */
export type LeftOut = {
  readonly longer: number;
  readonly unreadable: number;
  readonly twice: number;
  readonly corrected: number;
  /** Hours above what is right, as the visitor has said. */
  readonly largeHours: readonly LargeHour[];
  /** The file's other series. */
  readonly series: readonly SeriesInFile[];
};

/** The use in a file: kWh per hour, NaN where an hour or part of it is missing. */
export type MeterReading = MeasuredHours & {
  readonly steps: readonly StepMin[];
  readonly sumKwh: number;
  readonly missingHours: number;
  /** Hours that the grid company estimated. */
  readonly estimatedHours: number;
  readonly leftOut: LeftOut;
  readonly series: SeriesInFile;
  /** The file's clock never changes to summer time. */
  readonly isWinterTime: boolean;
};
