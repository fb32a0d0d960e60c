import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { SPOT_PERIOD_MEAN_DKK_PER_KWH } from '../data/spot-price-shape.ts';
import { typicalSpot } from './typical-spot.ts';
import { electricityPrices, exportPrice, importPrice } from './electricity-prices.ts';
import { gridTariffAt } from './grid-companies.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';
import type { Assumptions } from '../estimate-input.ts';

const assumptions = DEFAULT_ASSUMPTIONS;
const hourOf = (iso: string) => (Date.parse(iso) - Date.UTC(2027, 0, 1)) / 3_600_000;
const pricesOf = (
  zone: 'DK1' | 'DK2',
  gridCompany: string | null = null,
  year = 2027,
  changed: Partial<Assumptions> = {},
) =>
  electricityPrices({
    zone,
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany,
    year,
    assumptions: { ...assumptions, ...changed },
  });

// Wednesday 6 January 2027, 18–19 local time.
const WINTER_PEAK = hourOf('2027-01-06T17:00:00Z');
// Wednesday 7 July 2027, 03–04 local time.
const SUMMER_NIGHT = hourOf('2027-07-07T01:00:00Z');
/** The hour's own day-ahead price; its mean over the days is the table's (typical-spot.test.ts). */
const spotAt = (zone: 'DK1' | 'DK2', hour: number) => typicalSpot(zone)[hour]!;

describe('import price', () => {
  test('DK1, N1, winter peak 2027, by hand', () => {
    // (spot + N1 peak 0.79069 + system 0.049 + transmission 0.056 + supplier 0.09 + tax 0.008) · 1.25
    expect(importPrice(pricesOf('DK1'), { year: 2027, assumptions })[WINTER_PEAK]).toBeCloseTo(
      (spotAt('DK1', WINTER_PEAK) + 0.99369) * 1.25,
      9,
    );
  });

  test('the same hour in 2028 costs the tax of the law more: (0.761 − 0.008) · 1.25 = 0.94125', () => {
    const price = importPrice(pricesOf('DK1'), { year: 2028, assumptions })[WINTER_PEAK];
    expect(price).toBeCloseTo((spotAt('DK1', WINTER_PEAK) + 0.99369) * 1.25 + 0.94125, 9);
  });

  test('growth touches spot and tariffs only', () => {
    // ((spot + 0.89569) · 1.02 + 0.098) · 1.25
    const price = importPrice(pricesOf('DK1'), { year: 2027, assumptions, growthFactor: 1.02 });
    expect(price[WINTER_PEAK]).toBeCloseTo(
      ((spotAt('DK1', WINTER_PEAK) + 0.89569) * 1.02 + 0.098) * 1.25,
      9,
    );
  });

  test('DK2, Radius, summer night 2026: national charges of 2026', () => {
    // (spot + Radius summer low 0.106175 + 0.072 + 0.043 + 0.09 + 0.008) · 1.25
    const price = importPrice(pricesOf('DK2', null, 2026), { year: 2026, assumptions });
    expect(price[SUMMER_NIGHT]).toBeCloseTo((spotAt('DK2', SUMMER_NIGHT) + 0.319175) * 1.25, 9);
  });

  test('is positive in every hour of every company', () => {
    for (const { gln, zone } of SHIPPED_GRID_TARIFFS) {
      const price = importPrice(pricesOf(zone, gln), { year: 2027, assumptions });
      expect(Math.min(...price)).toBeGreaterThan(0);
    }
  });

  test('there is no price before the first table', () => {
    expect(() => pricesOf('DK1', null, 2025)).toThrow(RangeError);
    expect(() => importPrice(pricesOf('DK1'), { year: 2025, assumptions })).toThrow(RangeError);
  });
});

describe('export price', () => {
  test('winter peak by hand: spot − (Energinet 0.005 + 0.0053 + N1 0.011157) · 1.25 − 0.02', () => {
    expect(exportPrice(pricesOf('DK1'))[WINTER_PEAK]).toBeCloseTo(
      spotAt('DK1', WINTER_PEAK) - 0.04682125,
      9,
    );
  });

  test.each([
    ['Radius', 'DK2', '5790000705689', 0.004158],
    ['Cerius', 'DK2', '5790000705184', 0.008429],
    ['TREFOR Øst, Bornholm', 'DK2', '5790000706686', 0.0318],
  ] as const)('%s takes its own feed-in tariff', (_name, zone, gln, tariff) => {
    expect(pricesOf(zone, gln).feedInTariffDkkPerKwh).toBeCloseTo((0.0103 + tariff) * 1.25, 9);
  });

  test('both tariffs, the fee and the subscription can be told', () => {
    const told = {
      gridFeedInDkkPerKwh: 0.1,
      energinetFeedInDkkPerKwh: 0.02,
      exportFeeDkkPerKwh: 0,
    };
    const prices = pricesOf('DK1', null, 2027, { ...told, exportSubscriptionDkkPerMonth: 29 });
    expect(exportPrice(prices)[WINTER_PEAK]).toBeCloseTo(
      spotAt('DK1', WINTER_PEAK) - 0.12 * 1.25,
      9,
    );
    expect(prices.exportSubscriptionDkkPerYear).toBe(348);
  });

  test('stays below the import price, whatever the year and growth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DK1', 'DK2'),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (zone, g) => {
          const prices = pricesOf(zone);
          const buy = importPrice(prices, { year: 2030, assumptions, growthFactor: g });
          const sell = exportPrice(prices, { growthFactor: g });
          return buy.every((price, hour) => price > sell[hour]!);
        },
      ),
      { numRuns: 8 },
    );
  });

  test('is negative at midday of an April weekend in DK1, where the mean spot price is', () => {
    expect(exportPrice(pricesOf('DK1'))[hourOf('2027-04-10T12:00:00Z')]).toBeLessThan(0);
  });
});

describe('spot', () => {
  test.each(['DK1', 'DK2'] as const)(
    '%s: the mean of the year is that of the period within 1 %',
    (zone) => {
      const mean = pricesOf(zone).spotDkkPerKwh.reduce((sum, price) => sum + price, 0) / 8760;
      expect(Math.abs(mean / SPOT_PERIOD_MEAN_DKK_PER_KWH[zone] - 1)).toBeLessThan(0.01);
    },
  );
});

describe('subscription', () => {
  test('N1: 12 · (15.5833 + 28.1229)', () => {
    expect(pricesOf('DK1').subscriptionDkkPerYear).toBeCloseTo(524.4744, 6);
  });

  test('TREFOR has none in the source: the middle one of the eleven known, 47.667', () => {
    const trefor = pricesOf('DK1', '5790000392261');
    expect(trefor.gridCompany.standing.subscription).toBe('missing');
    expect(trefor.subscriptionDkkPerYear).toBeCloseTo(12 * (15.5833 + 47.667), 6);
  });
});

describe('choice of grid company', () => {
  test('says why', () => {
    expect(pricesOf('DK1').gridCompanyChoice).toBe('by-place');
    expect(pricesOf('DK2').gridCompany.name).toBe('Radius');
    expect(pricesOf('DK1', '5790000704842')).toMatchObject({
      gridCompanyChoice: 'chosen',
      gridCompany: { name: 'Konstant (151)' },
    });
    expect(pricesOf('DK2', '5790000704842')).toMatchObject({
      gridCompanyChoice: 'not-in-zone',
      gridCompany: { name: 'Radius' },
    });
    expect(() => pricesOf('DK1', '123')).toThrow(RangeError);
  });

  const RADIUS = '5790000705689';
  const BORNHOLM = '5790000706686';
  const at = (lat: number, lon: number) =>
    electricityPrices({
      zone: 'DK2',
      gridTariffs: SHIPPED_GRID_TARIFFS,
      gridCompany: null,
      place: { lat, lon },
      year: 2027,
      assumptions,
    });

  test.each([
    ['Rønne', 55.1, 14.7, BORNHOLM],
    ['Nexø', 55.0603, 15.1307, BORNHOLM],
    ['Christiansø', 55.3203, 15.1879, BORNHOLM],
    ['Copenhagen', 55.676, 12.568, RADIUS],
    ['Gedser, as far south', 54.57, 11.93, RADIUS],
  ])('%s', (_place, lat, lon, gln) => {
    expect(at(lat, lon).gridCompany.gln).toBe(gln);
  });

  test('Bornholm has its own tariffs, and a company that is chosen goes before', () => {
    const own = at(55.1, 14.7).gridCompany;
    const largest = pricesOf('DK2').gridCompany;
    expect(own.winter.peak).not.toBe(largest.winter.peak);
    expect(pricesOf('DK2', RADIUS).gridCompany).toEqual(largest);
  });

  test('a tariff list without the island’s company falls back to the zone’s largest', () => {
    const gridTariffs = SHIPPED_GRID_TARIFFS.filter(({ gln }) => gln !== BORNHOLM);
    const place = { lat: 55.1, lon: 14.7 };
    expect(gridTariffAt(gridTariffs, 'DK2', place).gln).toBe(RADIUS);
  });
});
