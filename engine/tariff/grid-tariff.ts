import { danishYear } from '../calendar/danish-year.ts';
import {
  LARGEST_GRID_COMPANY,
  SEASON_RATIOS,
  type Bands,
  type GridCompany,
  type RowStanding,
} from '../data/grid-company.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { PriceZone } from '../place.ts';
import { PEAK_HOURS } from './peak-hours.ts';

/** What a grid company takes in a typical year, with what stands in for rows that nobody has. */
export type GridTariff = {
  readonly gln: string;
  readonly name: string;
  readonly zone: PriceZone;
  /** Day from which its newest row holds, ISO date. */
  readonly from: string;
  /** [DKK/kWh excl. VAT] */
  readonly winter: Bands;
  readonly summer: Bands;
  /** [DKK/month excl. VAT] */
  readonly subscriptionDkkPerMonth: number;
  /** [DKK/kWh excl. VAT] */
  readonly feedInDkkPerKwh: number;
  /** How sure each of them is; missing: another company's, or the middle one of all, stands in. */
  readonly standing: {
    readonly tariff: RowStanding;
    readonly subscription: RowStanding;
    readonly feedIn: RowStanding;
  };
};

type Season = keyof typeof SEASON_RATIOS;
type SeasonBands = Bands & { readonly from: string; readonly standing: RowStanding };

const bands = ({ low, high, peak }: Bands): Bands => ({ low, high, peak });

function newest({ tariffs }: GridCompany, season: Season): SeasonBands | null {
  let best: SeasonBands | null = null;
  for (const row of tariffs) {
    if (row.season !== season && row.season !== 'year') continue;
    if (best === null || row.from > best.from) best = row;
  }
  return best;
}

function filledFrom(other: SeasonBands, season: Season): SeasonBands {
  const ratio = SEASON_RATIOS[season];
  const { low, from } = other;
  return { from, low, high: low * ratio.high, peak: low * ratio.peak, standing: 'derived' };
}

/** The newest winter and summer rows; a season that is lacking follows from the other's night price. */
function seasonsOf(company: GridCompany): Readonly<Record<Season, SeasonBands>> | null {
  const winter = newest(company, 'winter');
  const summer = newest(company, 'summer');
  if (winter === null && summer === null) return null;
  return {
    winter: winter ?? filledFrom(summer!, 'winter'),
    summer: summer ?? filledFrom(winter!, 'summer'),
  };
}

const LEAST_SURE_FIRST: readonly RowStanding[] = [
  'missing',
  'doubtful',
  'derived',
  'secondary',
  'verified',
];

const lessSure = (a: RowStanding, b: RowStanding): RowStanding =>
  LEAST_SURE_FIRST.find((standing) => standing === a || standing === b)!;

/** The middle one of the figures that are known. */
function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * Typical years of the grid companies: the newest winter and summer of each. Where a company has no tariffs, those of
 * its zone's largest stand in; where it has no subscription or feed-in tariff, the middle one of all that are known.
 * @param companies dated rows
 * @returns one for each, in the same order
 * @throws RangeError a zone whose largest company is not among them or has no rows, or no figure to take the middle of
 */
export function gridTariffs(companies: readonly GridCompany[]): readonly GridTariff[] {
  const known = <Row>(rows: readonly (Row | null)[]) => rows.filter((row) => row !== null);
  const subscriptions = known(companies.map(({ subscription }) => subscription));
  const feedIns = known(companies.map(({ feedIn }) => feedIn));
  if (subscriptions.length === 0 || feedIns.length === 0) {
    throw new RangeError('no company has a subscription, or none a feed-in tariff');
  }
  const subscriptionOfMost = middle(subscriptions.map(({ value }) => value));
  const feedInOfMost = middle(feedIns.map(({ value }) => value));
  return companies.map((company) => {
    const own = seasonsOf(company);
    const { winter, summer } = own ?? largestSeasons(companies, company.zone);
    const { gln, name, zone, subscription, feedIn } = company;
    return {
      gln,
      name,
      zone,
      from: winter.from > summer.from ? winter.from : summer.from,
      winter: bands(winter),
      summer: bands(summer),
      subscriptionDkkPerMonth: subscription?.value ?? subscriptionOfMost,
      feedInDkkPerKwh: feedIn?.value ?? feedInOfMost,
      standing: {
        tariff: own === null ? 'missing' : lessSure(winter.standing, summer.standing),
        subscription: subscription?.standing ?? 'missing',
        feedIn: feedIn?.standing ?? 'missing',
      },
    };
  });
}

function largestSeasons(companies: readonly GridCompany[], zone: PriceZone) {
  const largest = companies.find(({ gln }) => gln === LARGEST_GRID_COMPANY[zone]);
  const seasons = largest && seasonsOf(largest);
  if (!seasons) throw new RangeError(`no tariffs of the largest company of ${zone}`);
  return seasons;
}

/** Band of a local hour in Tariff model 3.0. */
export function bandOf(hourOfDay: number): keyof Bands {
  if (hourOfDay < 6) return 'low';
  return hourOfDay >= PEAK_HOURS.from && hourOfDay < PEAK_HOURS.to ? 'peak' : 'high';
}

const seasonOfMonth = (monthIndex: number): Season =>
  monthIndex >= 3 && monthIndex <= 8 ? 'summer' : 'winter';

/**
 * Grid company's tariff in every hour of the typical year.
 * @param company its winter and summer
 * @returns [DKK/kWh excl. VAT], new array, one value per UTC hour
 */
export function hourlyGridTariff(company: Pick<GridTariff, Season>): Hourly {
  const { monthIndex, hourOfDay } = danishYear();
  const result = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    result[hour] = company[seasonOfMonth(monthIndex[hour]!)][bandOf(hourOfDay[hour]!)];
  }
  return result;
}
