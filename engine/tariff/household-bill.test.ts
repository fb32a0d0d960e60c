import { describe, expect, test } from 'vitest';
import { HOUR_SHAPES, SEASON_BY_MONTH } from '../data/household-load-shape.ts';
import { SPOT_MILLI_DKK } from '../data/spot-price-shape.ts';
import { estimate } from '../estimate.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';

// Bills as one makes them with a calendar and the published rows at hand: the real days of a year in Copenhagen's time,
// the household's shape, the table of spot prices, and each company's rates typed in here. No code of the tariffs.

type Rates = {
  readonly zone: 'DK1' | 'DK2';
  readonly gln: string;
  /** [DKK/kWh] night, day, 17–21. */
  readonly winter: readonly [number, number, number];
  readonly summer: readonly [number, number, number];
  /** [DKK/month] */
  readonly subscription: number;
};

const RADIUS: Rates = {
  zone: 'DK2',
  gln: '5790000705689',
  winter: [0.106175, 0.318524, 0.955573],
  summer: [0.106175, 0.159262, 0.414082],
  subscription: 40.8351,
};
const N1: Rates = {
  zone: 'DK1',
  gln: '5790001089030',
  winter: [0.087854, 0.263563, 0.79069],
  summer: [0.087854, 0.131782, 0.342632],
  subscription: 28.1229,
};
const COMPANIES: readonly (readonly [string, Rates])[] = [
  ['Radius', RADIUS],
  ['N1', N1],
  [
    'Cerius',
    {
      zone: 'DK2',
      gln: '5790000705184',
      winter: [0.115336, 0.346008, 1.038025],
      summer: [0.115336, 0.173004, 0.449811],
      subscription: 48.245713,
    },
  ],
  [
    'Konstant (151)',
    {
      zone: 'DK1',
      gln: '5790000704842',
      winter: [0.0605, 0.1816, 0.5449],
      summer: [0.0605, 0.0908, 0.2361],
      subscription: 36.9167,
    },
  ],
  [
    'Vores Elnet',
    {
      zone: 'DK1',
      gln: '5790000610976',
      winter: [0.0638, 0.1913, 0.574],
      summer: [0.0638, 0.0957, 0.2487],
      subscription: 50,
    },
  ],
  [
    'Dinel',
    {
      zone: 'DK1',
      gln: '5790000610099',
      winter: [0.0615, 0.1845, 0.5535],
      summer: [0.0615, 0.0923, 0.24],
      subscription: 44.1667,
    },
  ],
  // No subscription was found: the middle one of the eleven known.
  [
    'TREFOR',
    {
      zone: 'DK1',
      gln: '5790000392261',
      winter: [0.0429, 0.1287, 0.3861],
      summer: [0.0429, 0.0644, 0.1674],
      subscription: 47.667,
    },
  ],
];

const ENERGINET_2027 = 0.049 + 0.056;
const ENERGINET_SUBSCRIPTION = 15.5833;
const SUPPLIER = 0.09;

const localParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  weekday: 'short',
  month: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** A year's spot and grid money per kWh of use, hour by hour of the real year [DKK/kWh excl. VAT]. */
function meanVariable(year: number, { zone, winter, summer }: Rates): number {
  let dkk = 0;
  let weight = 0;
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 3_600_000) {
    const parts = new Map(localParts.formatToParts(at).map(({ type, value }) => [type, value]));
    const [hour, month] = [Number(parts.get('hour')), Number(parts.get('month')) - 1];
    const dayType = /Sat|Sun/.test(parts.get('weekday')!) ? 'weekend' : 'weekday';
    const use = HOUR_SHAPES.house[dayType][hour]! * SEASON_BY_MONTH[month]!;
    const [night, day, evening] = month >= 3 && month <= 8 ? summer : winter;
    const grid = hour < 6 ? night : hour >= 17 && hour < 21 ? evening : day;
    dkk += use * (SPOT_MILLI_DKK[zone][dayType][month]![hour]! / 1000 + grid);
    weight += use;
  }
  return dkk / weight;
}

const home = { ...USUAL_HOME, annualConsumptionKwh: 5000 };

describe('a household’s bill of 2027, 5,000 kWh, within 0.5 % of one made by hand', () => {
  test.each(COMPANIES)('%s', (_name, rates) => {
    const perKwh = meanVariable(2027, rates) + ENERGINET_2027 + SUPPLIER + 0.008;
    const hand = 1.25 * (5000 * perKwh + 12 * (ENERGINET_SUBSCRIPTION + rates.subscription));
    const place = rates.zone === 'DK1' ? { lat: 56.2, lon: 10.2 } : { lat: 55.67, lon: 12.3 };
    const { estimate: found } = estimate(
      { ...home, ...place, priceZone: rates.zone, gridCompany: rates.gln },
      TEST_CONTEXT,
    );
    expect(found.savings.billBeforeDkk / hand).toBeGreaterThan(0.995);
    expect(found.savings.billBeforeDkk / hand).toBeLessThan(1.005);
  });
});

describe('2028, with the tax of the law, within 0.5 % of a bill made by hand', () => {
  // Energinet’s rows of 2028 are not known: 2027’s are carried on.
  const runWith = (changes: Partial<typeof USUAL_HOME>) =>
    estimate({ ...home, firstYear: 2028, gridCompany: N1.gln, ...changes }, TEST_CONTEXT);

  test('a home with a heat pump: 0.761 on 4,000 kWh, 0.008 on the rest', () => {
    const run = runWith({ heatPump: true });
    const { loadKwh } = run.hourly;
    const { spotDkkPerKwh, volumetricTariffDkkPerKwh } = run.prices;
    const heatPumpKwh = 5500;
    const household = 5000 * (meanVariable(2028, N1) + ENERGINET_2027);
    // What the pump uses follows the weather: its hours are the engine’s, their prices the tables’.
    const own = estimate({ ...home, firstYear: 2028, gridCompany: N1.gln }, TEST_CONTEXT);
    const pump = loadKwh.reduce(
      (sum, kwh, hour) =>
        sum +
        (kwh - own.hourly.loadKwh[hour]!) *
          (spotDkkPerKwh[hour]! + volumetricTariffDkkPerKwh[hour]!),
      0,
    );
    const used = 5000 + heatPumpKwh;
    const tax = 4000 * 0.761 + (used - 4000) * 0.008;
    const subscriptions = 12 * (ENERGINET_SUBSCRIPTION + N1.subscription);
    const hand = 1.25 * (household + pump + used * SUPPLIER + tax + subscriptions);
    expect(run.estimate.energy.consumptionKwh).toBeCloseTo(used, 3);
    expect(Math.abs(run.estimate.savings.billBeforeDkk / hand - 1)).toBeLessThan(0.005);
    // The same home, were the pump not registered: the full tax on all of it.
    const full = runWith({ heatPump: true, electricallyHeated: false }).estimate.savings;
    expect(full.billBeforeDkk - run.estimate.savings.billBeforeDkk).toBeCloseTo(
      1.25 * (used - 4000) * (0.761 - 0.008),
      1,
    );
  });

  test('an electric car whose tax is refunded until there are panels: 2,850 kWh · 0.753 · 1.25', () => {
    const car = { electricCarKmPerYear: 15_000 };
    const usual = runWith(car).estimate;
    const refunded = runWith({
      ...car,
      assumptions: { ...home.assumptions, electricCarTaxRefund: true },
    }).estimate;
    expect(usual.savings.billBeforeDkk - refunded.savings.billBeforeDkk).toBeCloseTo(2682.56, 1);
    expect(refunded.savings.billAfterDkk).toBe(usual.savings.billAfterDkk);
  });
});
