import { m } from '../../../../messages/compiled/messages.js';
import { date, decimal, kWh } from '../../../../words/format.ts';
import { dateTime } from '../../../../words/date-time.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { PdfText } from '../../../forms/pdf-text/pdf-text-beside.ts';
import type {
  LargeHour,
  LeftOut,
  MeterReading,
  MeterRefusal,
  SeriesInFile,
} from './meter-reading.ts';
import type { MeterYearProblem } from './meter-year.ts';

export type RefusalKind =
  | MeterRefusal['kind']
  | MeterYearProblem['kind']
  | `pdf-${Exclude<PdfText['kind'], 'text'>}`
  | 'failed';

/** What is wrong with a file, and what to do. */
export function refusalWords(kind: RefusalKind): string {
  switch (kind) {
    case 'too-large':
      return m.meter_problem_too_large();
    case 'empty':
      return m.meter_problem_empty();
    case 'not-a-meter-file':
      return m.meter_problem_not_a_meter_file();
    case 'pdf-no-text':
      return m.bill_problem_no_text();
    case 'pdf-unreadable':
      return m.bill_problem_unreadable();
    case 'pdf-too-large':
      return m.bill_problem_too_large();
    case 'picture':
      return m.meter_problem_picture();
    case 'zip':
      return m.meter_problem_zip();
    case 'old-workbook':
      return m.meter_problem_old_workbook();
    case 'broken-workbook':
      return m.meter_problem_broken_workbook();
    case 'contradicting':
      return m.meter_problem_contradicting();
    case 'not-hourly':
      return m.meter_problem_not_hourly();
    case 'net-series':
      return m.meter_problem_net_series();
    case 'only-production':
      return m.meter_problem_only_production();
    case 'no-use-series':
      return m.meter_problem_no_use_series();
    case 'above-fuse':
      return m.meter_problem_above_fuse();
    case 'wrong-unit':
      return m.meter_problem_wrong_unit();
    case 'unreadable':
      return m.meter_problem_unreadable();
    case 'too-short':
      return m.meter_problem_too_short();
    case 'no-use':
      return m.meter_problem_no_use();
    case 'too-much':
      return m.meter_problem_too_much();
    default:
      return m.meter_problem_failed();
  }
}

export function hoursWords(hours: number, locale: Locale): string {
  return m.meter_hours({ count: hours, hours: decimal(hours, locale) });
}

/** «hver time, hvert kvarter», the longest first. */
export function stepsWords(steps: MeterReading['steps']): string {
  return steps
    .toReversed()
    .map((step) => {
      if (step === 60) return m.meter_step_hour();
      return step === 15 ? m.meter_step_quarter() : m.meter_step_minutes({ minutes: step });
    })
    .join(', ');
}

/** «Forbrug D07, måler …0001». */
export function seriesWords({ flow, kind, meter }: SeriesInFile): string {
  const words = {
    flow: flowWords(flow),
    kind: /^[DE]\d\d$/.test(kind) ? kind : '',
    meter: meter.slice(-4),
  };
  const text = meter === '' ? m.meter_series_plain(words) : m.meter_series_name(words);
  // Of a series without a kind a blank is left before the comma, or at the end.
  return text.replaceAll(' ,', ',').trim();
}

function flowWords(flow: SeriesInFile['flow']): string {
  switch (flow) {
    case 'use':
      return m.meter_flow_use();
    case 'production':
      return m.meter_flow_production();
    case 'other':
      return m.meter_flow_other();
    case 'unknown':
      return m.meter_flow_unknown();
  }
}

export function seriesPeriod({ fromMs, toMs }: SeriesInFile, locale: Locale): string {
  return m.meter_series_period({
    from: date(new Date(fromMs), locale),
    to: date(new Date(toMs), locale),
  });
}

const MOST_NAMED = 3;

/** Hours by their time, the first few of them. */
export function largeHourWords(hours: readonly LargeHour[], locale: Locale): readonly string[] {
  const named = hours.slice(0, MOST_NAMED).map(({ utcMs, kwh }) =>
    m.meter_left_large({
      when: dateTime(new Date(utcMs).toISOString(), locale),
      kwh: kWh(kwh, locale, 1),
    }),
  );
  const more = hours.length - named.length;
  return more === 0
    ? named
    : [...named, m.meter_left_more({ count: more, hours: decimal(more, locale) })];
}

/** What of the file is no part of the use, and why. */
export function leftOutWords(left: LeftOut, locale: Locale): readonly string[] {
  const rows = (count: number) => ({ count, rows: decimal(count, locale) });
  return [
    ...left.series.map((series) =>
      m.meter_left_series({ series: seriesWords(series), rows: decimal(series.rows, locale) }),
    ),
    ...(left.longer > 0 ? [m.meter_left_longer(rows(left.longer))] : []),
    ...(left.unreadable > 0 ? [m.meter_left_unreadable(rows(left.unreadable))] : []),
    ...(left.twice > 0 ? [m.meter_left_twice(rows(left.twice))] : []),
    ...(left.corrected > 0 ? [m.meter_left_corrected(rows(left.corrected))] : []),
    ...largeHourWords(left.largeHours, locale),
  ];
}
