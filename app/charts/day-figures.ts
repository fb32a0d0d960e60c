import type { DayHour } from '../../engine/day-hour.ts';
import { smoothAt } from './smooth-curve.ts';

/** One point of the drawn curves. Between `direct` and the curves lie the four other areas. */
export type DaySample = {
  /** Hours since midnight. */
  readonly t: number;
  readonly sunKw: number;
  readonly useKw: number;
  /** The lower of sun and use. */
  readonly directKw: number;
  /** Top of what goes into the battery; from there up to the sun is sold. */
  readonly toBatteryTopKw: number;
  /** Top of what comes from the battery; from there up to the use is bought. */
  readonly fromBatteryTopKw: number;
};

const STEPS_PER_HOUR = 12;

/** The share of `part` in `part + rest`, hour by hour; an hour with neither takes the nearest before it. */
function shares(hours: readonly DayHour[], part: keyof DayHour, rest: keyof DayHour): number[] {
  const first = hours.find((hour) => hour[part] + hour[rest] > 0.005);
  let kept = first ? first[part] / (first[part] + first[rest]) : 0;
  return hours.map((hour) => {
    const sum = hour[part] + hour[rest];
    if (sum > 0.005) kept = hour[part] / sum;
    return kept;
  });
}

/**
 * The share at a moment. An hour that turns from all to none (the battery gets full, or empty) is
 * split at that time; other mixed hours are split by height.
 */
function shareAt(hourly: readonly number[], t: number): number {
  const hour = Math.min(hourly.length - 1, Math.floor(t));
  const share = hourly[hour] ?? 0;
  const before = hourly[hour - 1] ?? share;
  const after = hourly[hour + 1] ?? share;
  const passed = t - hour;
  if (before > 0.95 && after < 0.05) return passed < share ? 1 : 0;
  if (before < 0.05 && after > 0.95) return passed < 1 - share ? 0 : 1;
  return share;
}

/**
 * The day in five-minute steps. The hour's mean is at its middle; sun and use can't both be in
 * excess at one moment, so the five areas never overlap.
 */
export function daySamples(hours: readonly DayHour[]): readonly DaySample[] {
  const sun = hours.map((hour) => hour.sunKw);
  const use = hours.map((hour) => hour.useKw);
  const intoBattery = shares(hours, 'toBatteryKw', 'soldKw');
  const fromBattery = shares(hours, 'fromBatteryKw', 'boughtKw');
  return Array.from({ length: hours.length * STEPS_PER_HOUR + 1 }, (_, step) => {
    const t = step / STEPS_PER_HOUR;
    const sunKw = Math.max(0, smoothAt(sun, t - 0.5));
    const useKw = Math.max(0, smoothAt(use, t - 0.5));
    const directKw = Math.min(sunKw, useKw);
    return {
      t,
      sunKw,
      useKw,
      directKw,
      toBatteryTopKw: directKw + (sunKw - directKw) * shareAt(intoBattery, t),
      fromBatteryTopKw: directKw + (useKw - directKw) * shareAt(fromBattery, t),
    };
  });
}

/** Sum of one flow over the day [kWh]; an hour of a mean kW is a kWh. */
export function daySum(hours: readonly DayHour[], flow: keyof DayHour): number {
  return hours.reduce((sum, hour) => sum + hour[flow], 0);
}

export type BatteryMoments = { readonly fullAt: number | null; readonly emptyAt: number | null };

/** When the battery fills up, and when it runs empty after having held something [h]. */
export function batteryMoments(hours: readonly DayHour[], usableKwh: number): BatteryMoments {
  const reaches = (isThere: (kwh: number) => boolean) => {
    const index = hours.findIndex(
      (hour, at) =>
        isThere(hour.batteryKwh) && !isThere(hours[at - 1]?.batteryKwh ?? hour.batteryKwh),
    );
    return index < 0 ? null : index + 1;
  };
  return {
    fullAt: reaches((kwh) => kwh >= 0.97 * usableKwh),
    emptyAt: reaches((kwh) => kwh <= 0.03 * usableKwh),
  };
}
