import { danishYear } from '../calendar/danish-year.ts';
import { SEASON_RATIOS } from '../data/grid-tariffs.ts';
import type { Bands, GridCompany, TariffPeriod } from '../data/grid-tariffs.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { largestGridCompany } from './grid-companies.ts';

export type Season = 'winter' | 'summer';
export type SeasonTariffs = Readonly<Record<Season, Bands & { readonly from: string }>>;

const seasonOfMonth = (monthIndex: number): Season =>
  monthIndex >= 3 && monthIndex <= 8 ? 'summer' : 'winter';

/** The published periods lie within one season, so the month of the first day tells which. */
const seasonOf = (period: TariffPeriod): Season =>
  seasonOfMonth(Number(period.from.slice(5, 7)) - 1);

function newest(periods: readonly TariffPeriod[], season: Season): TariffPeriod | null {
  let best: TariffPeriod | null = null;
  for (const period of periods) {
    if (seasonOf(period) === season && (best === null || period.from > best.from)) best = period;
  }
  return best;
}

function filledFrom(other: TariffPeriod, season: Season): Bands & { readonly from: string } {
  const ratio = SEASON_RATIOS[season];
  return {
    from: other.from,
    low: other.low,
    high: other.low * ratio.high,
    peak: other.low * ratio.peak,
  };
}

/**
 * The newest winter and summer tariffs of a grid company, which make up its typical year.
 * A season that the table lacks is filled from the other season's low tariff by Tariff model 3.0's ratios;
 * a company without any table gets those of its zone's largest.
 * @param company grid company
 * @returns low, high and peak [DKK/kWh excl. VAT] by season
 */
export function seasonTariffs(company: GridCompany): SeasonTariffs {
  const periods =
    company.periods.length > 0 ? company.periods : largestGridCompany(company.zone).periods;
  const winter = newest(periods, 'winter');
  const summer = newest(periods, 'summer');
  const known = winter ?? summer;
  if (known === null) throw new RangeError(`no tariffs for ${company.name} nor for its zone`);
  return {
    winter: winter ?? filledFrom(known, 'winter'),
    summer: summer ?? filledFrom(known, 'summer'),
  };
}

/** Band of a local hour in Tariff model 3.0. */
export function bandOf(hourOfDay: number): keyof Bands {
  if (hourOfDay < 6) return 'low';
  return hourOfDay >= 17 && hourOfDay < 21 ? 'peak' : 'high';
}

/**
 * Grid company's tariff in every hour of the typical year.
 * @param company grid company
 * @returns [DKK/kWh excl. VAT], new array, one value per UTC hour
 */
export function hourlyGridTariff(company: GridCompany): Hourly {
  const tariffs = seasonTariffs(company);
  const { monthIndex, hourOfDay } = danishYear();
  const result = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    result[hour] = tariffs[seasonOfMonth(monthIndex[hour]!)][bandOf(hourOfDay[hour]!)];
  }
  return result;
}
