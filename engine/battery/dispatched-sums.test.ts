import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot } from '../hours.ts';
import { dispatch } from './dispatch.ts';
import { dispatchedSums } from './dispatched-sums.ts';
import type { DispatchInput, PricedSums } from './flows.ts';
import { HOME_DRAWS, homeFrom } from './test-flows.ts';

const draw = fc.double({ min: 0, max: 1, noNaN: true });
const anyHome = fc.array(draw, { minLength: HOME_DRAWS, maxLength: HOME_DRAWS });

/** The use of every hour in two states, the higher one in a quarter of the hour. */
function inBlocks(loadKwh: DispatchInput['loadKwh']): DispatchInput['blocks'] {
  const lowKwh = loadKwh.map((kwh) => kwh * 0.6);
  const highKwh = loadKwh.map((kwh, hour) => (kwh - 0.75 * lowKwh[hour]!) / 0.25);
  return { halfOnKwh: 0, lowKwh, highKwh, highShare: 0.25 };
}

/** The same year to some digits more than a meter has. */
function expectSameYear(found: PricedSums | undefined, expected: PricedSums): void {
  for (const [name, value] of Object.entries(expected)) {
    expect(found?.[name as keyof PricedSums], name).toBeCloseTo(value, 8);
  }
}

test('the sums are those of the year with its hours', () => {
  fc.assert(
    fc.property(anyHome, draw, fc.boolean(), fc.boolean(), (home, scale, hasBattery, stops) => {
      const whole = homeFrom(home);
      const prices = { imported: whole.importPrice, exported: whole.exportPrice };
      for (const strategy of ['self-use', 'price-driven'] as const) {
        const input: DispatchInput = {
          ...whole,
          battery: hasBattery ? whole.battery : null,
          blocks: inBlocks(whole.loadKwh),
          productionScale: 1.5 * scale,
          stopExportAtNegative: stops,
          strategy,
        };
        const { flows, ...year } = dispatch(input);
        const expected = {
          ...year,
          importedDkk: dot(flows.imported, prices.imported),
          exportedDkk: dot(flows.exported, prices.exported),
        };
        expectSameYear(dispatchedSums(input, [1], prices)[0], expected);
      }
    }),
    { numRuns: 100 },
  );
});

test('capacities that are asked for together have bit by bit the sums that each has alone', () => {
  fc.assert(
    fc.property(anyHome, draw, fc.boolean(), (home, scale, stopExportAtNegative) => {
      const whole = homeFrom(home);
      const prices = { imported: whole.importPrice, exported: whole.exportPrice };
      for (const strategy of ['self-use', 'price-driven'] as const) {
        const input: DispatchInput = {
          ...whole,
          blocks: inBlocks(whole.loadKwh),
          productionScale: 1.5 * scale,
          stopExportAtNegative,
          strategy,
        };
        const alone = (capacity: number) => {
          const usableKwh = whole.battery.usableKwh * capacity;
          const battery = { ...whole.battery, usableKwh };
          // Hours of its own, of which nothing is kept yet.
          const productionKwh = input.productionKwh.slice();
          return dispatchedSums({ ...input, productionKwh, battery }, [1], prices)[0];
        };
        const capacities = [1, 0.8, 0.64, 0];
        expect(dispatchedSums(input, capacities, prices)).toEqual(capacities.map(alone));
      }
    }),
    { numRuns: 25 },
  );
});

test('what is kept of a home serves its other years: in any order they have the sums of their hours', () => {
  const years = fc.array(
    fc.record({ home: fc.nat(1), scale: fc.nat(3), hasBattery: fc.boolean(), power: fc.nat(1) }),
    { minLength: 12, maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.tuple(anyHome, anyHome), years, (drawn, asked) => {
      const homes = drawn.map((home) => {
        const whole = homeFrom(home);
        return { ...whole, blocks: inBlocks(whole.loadKwh) };
      });
      for (const { home, scale, hasBattery, power } of asked) {
        const whole = homes[home]!;
        const powerKw = whole.battery.powerKw * (power + 1);
        const input: DispatchInput = {
          ...whole,
          battery: hasBattery ? { ...whole.battery, powerKw } : null,
          productionScale: 1 + scale / 4,
          strategy: 'self-use',
        };
        const prices = { imported: whole.importPrice, exported: whole.exportPrice };
        const { flows, ...year } = dispatch(input);
        const importedDkk = dot(flows.imported, prices.imported);
        const exportedDkk = dot(flows.exported, prices.exported);
        expectSameYear(dispatchedSums(input, [1], prices)[0], {
          ...year,
          importedDkk,
          exportedDkk,
        });
      }
    }),
    { numRuns: 30 },
  );
});

test('a price-driven year that is kept serves no battery of another power', () => {
  const whole = homeFrom([0.3, 0.5, 0.5, 0.5, 0.6, 0.2, 0.5, 0.4, 0.7, 0.5]);
  const prices = { imported: whole.importPrice, exported: whole.exportPrice };
  for (const power of [1, 2, 1]) {
    const battery = { ...whole.battery, powerKw: whole.battery.powerKw * power };
    const input: DispatchInput = { ...whole, battery, strategy: 'price-driven' };
    const { flows } = dispatch(input);
    const found = dispatchedSums(input, [1], prices)[0]!;
    expect(found.importedDkk).toBeCloseTo(dot(flows.imported, prices.imported), 8);
  }
});
