/** Hours in the engine's typical year (never a leap year). */
export const HOURS_PER_YEAR = 8760;

/**
 * One value per hour of the typical year, length HOURS_PER_YEAR.
 * Hour i covers [i, i + 1) in UTC, counted from 1 January 00:00 UTC of CALENDAR_YEAR.
 */
export type Hourly = Float64Array;

/**
 * Hours that an expensive loop of the engine does per call: a whole part of the year. A function that is called often soon is
 * quick code as a whole; one loop over all hours is made quick from within, and slow again after its last hour, at every call.
 */
export const HOURS_PER_CALL = 120;

/** Σ a · b over the hours of a year. */
export function dot(a: Hourly, b: Hourly): number {
  let sum = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) sum += a[hour]! * b[hour]!;
  return sum;
}

/** The calendar that gives the typical year its weekdays and its summer-time dates. */
export const CALENDAR_YEAR = 2027;
