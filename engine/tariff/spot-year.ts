import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { PriceZone } from '../place.ts';

/** A year of day-ahead prices from outside, mapped onto the typical year; negative hours are among them. */
export type SpotYear = {
  readonly source: string;
  /** First and last Danish day of the prices, ISO. */
  readonly periodFrom: string;
  readonly periodTo: string;
  /** One whole number per UTC hour [0.001 DKK/kWh excl. VAT], with spaces between: short on its way to a page. */
  readonly milliDkkPerKwh: string;
};

export type SpotYears = Readonly<Record<PriceZone, SpotYear>>;

const hoursOf = new WeakMap<SpotYear, Hourly>();

/**
 * Hours of a year of day-ahead prices, read once per record and shared; do not write to them.
 * @param year as kept
 * @returns [DKK/kWh excl. VAT], one value per UTC hour
 * @throws RangeError not 8760 whole numbers
 */
export function spotYearHours(year: SpotYear): Hourly {
  const known = hoursOf.get(year);
  if (known) return known;
  const written = year.milliDkkPerKwh.split(' ');
  if (written.length !== HOURS_PER_YEAR || !written.every((value) => /^-?\d+$/.test(value))) {
    throw new RangeError('a year of prices has 8760 whole numbers');
  }
  const hours = Float64Array.from(written, (value) => Number(value) / 1000);
  hoursOf.set(year, hours);
  return hours;
}
