import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { TEST_BATTERY, roughSun } from '../economy/test-year.ts';
import { electricCarLoad } from '../load/electric-car.ts';
import { householdLoad } from '../load/household-load.ts';
import type { PriceZone } from '../place.ts';
import { electricityPrices, exportPrice, importPrice } from '../tariff/electricity-prices.ts';
import { dispatch } from './dispatch.ts';
import { energyCostDkk, foresightGap, perfectForesight } from './perfect-foresight.ts';
import { lossesOf } from './losses.ts';
import { SHARE_OF_BEST } from './price-driven.ts';
import { irregular } from './test-flows.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';

const pricesOf = (zone: PriceZone, year: number) => {
  const priceYear = { year, assumptions: DEFAULT_ASSUMPTIONS };
  const prices = electricityPrices({
    zone,
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany: null,
    ...priceYear,
  });
  return { importPrice: importPrice(prices, priceYear), exportPrice: exportPrice(prices) };
};
const batteryOf = (usableKwh: number) => ({
  ...TEST_BATTERY,
  usableKwh,
  powerKw: usableKwh / 2,
  losses: lossesOf('dc', 0.92, usableKwh / 2),
  standbyW: usableKwh,
});
type Prices = ReturnType<typeof pricesOf>;
/** Cost of the year by each strategy [DKK]. */
function costs(sunKwh: number, loadKwh: Float64Array, usableKwh: number, prices: Prices) {
  const input = {
    productionKwh: roughSun(sunKwh),
    loadKwh,
    battery: batteryOf(usableKwh),
    ...prices,
    stopExportAtNegative: true,
  };
  const costOf = (year: ReturnType<typeof dispatch>) =>
    energyCostDkk(year, prices.importPrice, prices.exportPrice);
  const best = perfectForesight(input);
  return {
    input,
    selfUseDkk: costOf(dispatch(input)),
    priceDrivenDkk: costOf(dispatch({ ...input, strategy: 'price-driven' })),
    bestDkk: costOf(best.year),
    boundDkk: best.boundDkk,
  };
}

const withCar = householdLoad(4000);
electricCarLoad(20_000, 'cheap-hours').forEach((kwh, hour) => (withCar[hour]! += kwh));
const HOMES = [
  ['usual', 5800, householdLoad(4500)],
  ['much sun', 9500, householdLoad(5000)],
  ['little of both', 3800, householdLoad(3000)],
  ['large use', 11_000, householdLoad(11_000)],
  ['car at night', 7700, withCar],
  ['no sun', 0, householdLoad(5000)],
] as const;
const CASES = HOMES.flatMap(([name, sunKwh, loadKwh]) =>
  (['DK1', 'DK2'] as const).flatMap((zone) =>
    [2027, 2028].flatMap((year) =>
      [5, 10, 20].map((kwh) => [name, zone, year, kwh, sunKwh, loadKwh] as const),
    ),
  ),
);

describe('homes with the prices of the tables', () => {
  test.each(CASES)(
    '%s, %s, %d, %d kWh: never dearer than self-use, never below the bound',
    (_name, zone, year, kwh, sunKwh, loadKwh) => {
      const found = costs(sunKwh, loadKwh, kwh, pricesOf(zone, year));
      expect(found.priceDrivenDkk).toBeLessThan(found.selfUseDkk);
      expect(found.priceDrivenDkk).toBeGreaterThanOrEqual(found.boundDkk);
      // The bound is the best plan's own cost, but for hours too sunny to leave and too dull to take.
      expect(found.bestDkk - found.boundDkk).toBeGreaterThanOrEqual(-1e-6);
      expect(found.bestDkk - found.boundDkk).toBeLessThan(2);
    },
  );

  test('the share of the best that the method page tells', () => {
    let earnedDkk = 0;
    let bestDkk = 0;
    let worst = 1;
    for (const [, zone, year, kwh, sunKwh, loadKwh] of CASES) {
      const { input, priceDrivenDkk } = costs(sunKwh, loadKwh, kwh, pricesOf(zone, year));
      const withoutDkk = energyCostDkk(
        dispatch({ ...input, battery: null }),
        input.importPrice,
        input.exportPrice,
      );
      const { gapDkk } = foresightGap(dispatch({ ...input, strategy: 'price-driven' }), input, 0);
      const earned = withoutDkk - priceDrivenDkk;
      earnedDkk += earned;
      bestDkk += earned + gapDkk;
      worst = Math.min(worst, earned / (earned + gapDkk));
    }
    expect(earnedDkk / bestDkk).toBeGreaterThanOrEqual(0.9);
    expect(worst).toBeGreaterThanOrEqual(0.8);
    expect(earnedDkk / bestDkk).toBeCloseTo(SHARE_OF_BEST.together, 2);
    expect(worst).toBeCloseTo(SHARE_OF_BEST.worst, 2);
  });
});

test('any home, prices that differ from day to day: never dearer than self-use', () => {
  const homes = fc.record({
    seed: fc.integer({ min: 1, max: 1e9 }),
    sunKwh: fc.double({ min: 0, max: 16_000, noNaN: true }),
    useKwh: fc.double({ min: 1000, max: 15_000, noNaN: true }),
    usableKwh: fc.double({ min: 2, max: 30, noNaN: true }),
    zone: fc.constantFrom('DK1' as const, 'DK2' as const),
    year: fc.constantFrom(2027, 2028),
    roughness: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(homes, ({ seed, sunKwh, useKwh, usableKwh, zone, year, roughness }) => {
      const usual = pricesOf(zone, year);
      let ofDay = 0;
      const change = irregular(seed, (draw, hour) => {
        if (hour % 24 === 0) ofDay = roughness * (draw - 0.5);
        return 1 + ofDay + roughness * 0.2 * (draw - 0.5);
      });
      const rough = {
        importPrice: usual.importPrice.map((price, hour) => price * change[hour]!),
        exportPrice: usual.exportPrice.map((price, hour) => price * change[hour]!),
      };
      const load = householdLoad(useKwh);
      const use = irregular(seed + 1, (draw, hour) => load[hour]! * 2 * draw);
      const found = costs(sunKwh, use, usableKwh, rough);
      expect(found.priceDrivenDkk).toBeLessThanOrEqual(found.selfUseDkk);
      expect(found.priceDrivenDkk).toBeGreaterThanOrEqual(found.boundDkk - 1e-4);
    }),
    { numRuns: 150 },
  );
});
