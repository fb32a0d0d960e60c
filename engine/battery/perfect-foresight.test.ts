import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { dispatch } from './dispatch.ts';
import type { DispatchInput } from './flows.ts';
import { energyCostDkk, foresightGap, perfectForesight } from './perfect-foresight.ts';
import { evenLosses } from './losses.ts';
import { HOME_DRAWS, homeFrom, hours, irregular, worstBreach, evenBattery } from './test-flows.ts';

const battery = evenBattery({ usableKwh: 3, powerKw: 2, roundTrip: 0.81 });

/**
 * The cheapest ring by trying every whole charge in every hour: exact where all amounts are whole and nothing is
 * lost, because a linear program of flows with whole bounds has a whole solution.
 */
function cheapestByTrying(
  input: Required<Pick<DispatchInput, 'importPrice' | 'exportPrice'>> & DispatchInput,
) {
  const { productionKwh, loadKwh, importPrice, exportPrice } = input;
  const { usableKwh, powerKw } = input.battery!;
  let best = Infinity;
  for (let start = 0; start <= usableKwh; start++) {
    let cost = Array.from({ length: usableKwh + 1 }, (_, c) => (c === start ? 0 : Infinity));
    for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
      const net = productionKwh[hour]! - loadKwh[hour]!;
      const next = cost.map(() => Infinity);
      cost.forEach((soFar, from) => {
        if (soFar === Infinity) return;
        for (let to = 0; to <= usableKwh; to++) {
          const into = to - from;
          const isPossible = into >= -Math.min(powerKw, Math.max(0, -net)) && into <= powerKw;
          if (!isPossible) continue;
          const over = net - into;
          const paid = over >= 0 ? -over * exportPrice[hour]! : -over * importPrice[hour]!;
          next[to] = Math.min(next[to]!, soFar + paid);
        }
      });
      cost = next;
    }
    best = Math.min(best, cost[start]!);
  }
  return best;
}

test.each([1, 2, 3])('the same as trying every whole charge, year %d', (seed) => {
  const importPrice = irregular(seed, (draw) => 1 + Math.floor(draw * 8) / 4);
  const input = {
    productionKwh: irregular(seed + 10, (draw, hour) =>
      hour % 24 > 7 && hour % 24 < 16 ? Math.floor(draw * 5) : 0,
    ),
    loadKwh: irregular(seed + 20, (draw) => Math.floor(draw * 3)),
    importPrice,
    exportPrice: importPrice.map((price) => price / 2),
    battery: evenBattery({ usableKwh: 4, powerKw: 2, roundTrip: 1 }),
  };
  const cheapest = cheapestByTrying(input);
  const { year, boundDkk } = perfectForesight(input);
  expect(boundDkk).toBeCloseTo(cheapest, 6);
  expect(energyCostDkk(year, input.importPrice, input.exportPrice)).toBeCloseTo(cheapest, 6);
});

test('by hand: cheap nights serve dear evenings, and nothing is left to be gained', () => {
  const { hourOfDay } = danishYear();
  const importPrice = hours((hour) => {
    const local = hourOfDay[hour]!;
    if (local < 6) return 0.5;
    return local >= 17 && local < 21 ? 3 : 1;
  });
  const input = {
    productionKwh: hours(() => 0),
    loadKwh: hours(() => 1),
    importPrice,
    exportPrice: hours(() => 0),
    battery,
  };
  const without = importPrice.reduce((sum, price) => sum + price, 0);
  const byHand = without - 365 * (2.7 * 3 - (3 / 0.9) * 0.5);
  expect(perfectForesight(input).boundDkk).toBeCloseTo(byHand, 4);
  const priceDriven = dispatch({ ...input, strategy: 'price-driven' });
  const gap = foresightGap(priceDriven, input, 500);
  expect(gap.gapDkk).toBeCloseTo(0, 4);
  // Self-use does nothing here, and its gap is what the battery could earn.
  const idle = foresightGap(dispatch(input), input, 500);
  expect(idle.gapDkk).toBeCloseTo(without - byHand, 4);
  expect(idle.shareOfBill).toBeCloseTo((without - byHand) / (without + 500), 9);
});

const draw = fc.double({ min: 0, max: 1, noNaN: true });
const anyHome = fc.array(draw, { minLength: HOME_DRAWS, maxLength: HOME_DRAWS });

describe('any year', () => {
  test('the bound is below every strategy, the best plan keeps all limits and is next to the bound', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const given = homeFrom(home);
        fc.pre(given.battery.usableKwh > 0);
        const { year, boundDkk } = perfectForesight(given);
        expect(worstBreach(year, given)).toBeLessThan(1e-9);
        const cost = (of: typeof year) => energyCostDkk(of, given.importPrice, given.exportPrice);
        for (const strategy of ['self-use', 'price-driven'] as const) {
          expect(cost(dispatch({ ...given, strategy }))).toBeGreaterThanOrEqual(boundDkk - 1e-4);
        }
        expect(cost(year)).toBeGreaterThanOrEqual(boundDkk - 1e-4);
      }),
      { numRuns: 100 },
    );
  });

  test('with even losses, without standby and negative prices the plan costs what the bound says: it is the best', () => {
    const ordinary = anyHome.filter(
      ([, sun, use, , , , capacity, power]) =>
        sun! > 0.1 && use! > 0.1 && capacity! < 0.5 && power! > 0.1,
    );
    fc.assert(
      fc.property(ordinary, (home) => {
        const input = homeFrom(home);
        const importPrice = input.importPrice.map((price) => 0.1 + Math.abs(price));
        const exportPrice = importPrice.map((price) => price * 0.4);
        const losses = evenLosses(0.5 + home[8]! / 2);
        const noStandby = { ...input.battery, losses, standbyW: 0 };
        const given = { ...input, importPrice, exportPrice, battery: noStandby };
        const { year, boundDkk } = perfectForesight(given);
        const planDkk = energyCostDkk(year, importPrice, exportPrice);
        expect(Math.abs(planDkk - boundDkk)).toBeLessThan(1e-4);
      }),
      { numRuns: 100 },
    );
  });
});

test('no battery, no prices: refused', () => {
  const input = { productionKwh: hours(() => 1), loadKwh: hours(() => 1), battery };
  expect(() => perfectForesight(input)).toThrow(RangeError);
  const prices = { importPrice: hours(() => 1), exportPrice: hours(() => 0) };
  expect(() => perfectForesight({ ...input, ...prices, battery: null })).toThrow(RangeError);
});
