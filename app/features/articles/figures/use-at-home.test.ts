import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toQuery } from '../../../../domain/calculator-query.ts';
import { EXAMPLE_HOUSE } from '../../../../domain/example-house.ts';
import car from './electric-car.build.ts';
import pump from './heat-pump.build.ts';

// What the articles on heat pump and car say in words, held to the engine's figures.

describe('the heat pump', () => {
  test('uses 5,500 kWh, and the house more of its own sun, which covers less of what it uses', () => {
    expect(pump.heated.useKwh).toBeCloseTo(pump.plain.useKwh + 5500, 0);
    expect(pump.heated.ownUseShare).toBeGreaterThan(pump.plain.ownUseShare);
    expect(pump.heated.coveredShare).toBeLessThan(pump.plain.coveredShare);
  });

  test('saves more in the first year, less over ten; with the full tax on all of it, most', () => {
    expect(pump.heated.firstYearDkk).toBeGreaterThan(pump.plain.firstYearDkk);
    expect(pump.heated.savingDkk).toBeLessThan(pump.plain.savingDkk);
    expect(pump.heatedFullTax.savingDkk).toBeGreaterThan(pump.heated.savingDkk);
  });

  test('leaves the house buying far more than 4,000 kWh; full tax on it costs more than it saves', () => {
    const boughtKwh = pump.heated.useKwh - pump.heated.directKwh;
    expect(boughtKwh).toBeGreaterThan(1.5 * 4000);
    const dearerDkk = (boughtKwh - 4000) * pump.taxGapDkkPerKwh;
    expect(dearerDkk).toBeGreaterThan(pump.heatedFullTax.savingDkk - pump.heated.savingDkk);
  });

  test('has its best month with the sun in April, and a battery that pays back after it is worn out', () => {
    const direct = pump.months.map(({ directKwh }) => directKwh);
    expect(direct.indexOf(Math.max(...direct))).toBe(3);
    expect(direct[0]! / pump.months[0]!.productionKwh).toBeGreaterThan(0.7);
    expect(pump.battery.addedPriceDkk / pump.battery.addedSavingDkk).toBeGreaterThan(18);
  });
});

describe('the car', () => {
  const { plans } = car;

  test('15,000 km at 0.19 kWh are 2,850 kWh, of which the sun gives less than half', () => {
    expect(car.carKwh).toBe(2850);
    expect(car.sunInCarShare).toBeGreaterThan(0.1);
    expect(car.sunInCarShare).toBeLessThan(0.5);
  });

  test('cheap hours are the biggest step, and sun first the best with panels', () => {
    const step = plans['on-arrival'].billBeforeDkk - plans['cheap-hours'].billBeforeDkk;
    const sunStep = plans['cheap-hours'].billAfterDkk - plans['solar-first'].billAfterDkk;
    expect(sunStep).toBeGreaterThan(0);
    expect(step).toBeGreaterThan(sunStep);
    expect(plans['solar-first'].savingDkk).toBeGreaterThan(plans['cheap-hours'].savingDkk);
  });

  test('at night it hardly changes what the panels save; without the refund they save less', () => {
    const change = plans['cheap-hours'].savingDkk / car.withoutCar.savingDkk - 1;
    expect(Math.abs(change)).toBeLessThan(0.08);
    expect(car.refundLost.savingDkk).toBeLessThan(plans['cheap-hours'].savingDkk);
  });
});

const folder = join(import.meta.dirname, '../../../../content');
const linked = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/solrig-calculator\?([^)#]+)/g)].map(
    ([, query = '']) => query,
  );

test('every calculator link with answers opens the example house of its article', () => {
  const allowed = [
    { heatPump: true },
    { electricCarKmPerYear: car.kmPerYear, chargingPlan: 'solar-first' as const },
    { buildingType: 'terraced' as const, annualConsumptionKwh: 3500, peakPower: 4 },
  ].map((changes) => toQuery({ ...EXAMPLE_HOUSE, ...changes }).toString());
  const queries = globSync('*/articles/*.mdx', { cwd: folder }).flatMap(linked);
  expect(queries.length).toBeGreaterThan(3);
  for (const query of queries) expect(allowed).toContain(query);
});
