import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { PLAUSIBLE_RANGES } from '../data/plausible-ranges.ts';
import { tornado } from './tornado.ts';
import type { TornadoCase, TornadoChange } from './tornado.ts';

/** A payback that can be reckoned in the head: 10 years, moved by three figures only. */
function inTheHead({ assumptions = {}, priceFactor = 1, useFactor = 1 }: TornadoChange) {
  const growth = assumptions.priceGrowthPercent ?? 2;
  return 10 * priceFactor - (growth - 2) + (useFactor - 1) * -2;
}

const usual: TornadoCase = {
  paybackYears: 10,
  assumptions: DEFAULT_ASSUMPTIONS,
  modelUncertaintyPercent: 5,
  hasBattery: false,
  hasLoan: false,
  paybackAt: inTheHead,
};

describe('bars', () => {
  test('growth 0–4 % moves 4 years, the price ±10 % two, the use ±20 % 0.8; nothing else is shown', () => {
    expect(tornado(usual).map(({ key, spanYears }) => [key, Number(spanYears.toFixed(6))])).toEqual(
      [
        ['priceGrowthPercent', 4],
        ['price', 2],
        ['use', 0.8],
      ],
    );
    expect(tornado(usual)[0]).toEqual({
      key: 'priceGrowthPercent',
      isFactor: false,
      ends: [
        { value: 0, paybackYears: 12 },
        { value: 4, paybackYears: 8 },
      ],
      spanYears: 4,
    });
  });

  test('what is never paid back reaches to 25 years', () => {
    const paybackAt = (change: TornadoChange) =>
      (change.assumptions?.electricityTaxFrom2028DkkPerKwh ?? 1) < 0.1 ? null : inTheHead(change);
    const [first] = tornado({ ...usual, paybackAt });
    expect(first).toMatchObject({ key: 'electricityTaxFrom2028DkkPerKwh', spanYears: 15 });
    expect(first?.ends[0]).toEqual({ value: 0.008, paybackYears: null });
  });

  test('where the result itself is never paid back the bars say what would make it so', () => {
    const paybackAt = ({ priceFactor = 1 }: TornadoChange) => (priceFactor < 1 ? 22 : null);
    const bars = tornado({ ...usual, paybackYears: null, paybackAt });
    expect(bars.map(({ key, spanYears }) => [key, spanYears])).toEqual([['price', 3]]);
  });

  test('an end that the visitor has chosen already is left out', () => {
    const assumptions = { ...DEFAULT_ASSUMPTIONS, priceGrowthPercent: 4 };
    const growth = tornado({ ...usual, assumptions, paybackYears: 8 }).find(
      ({ key }) => key === 'priceGrowthPercent',
    );
    expect(growth?.ends.map(({ value }) => value)).toEqual([0]);
    expect(growth?.spanYears).toBe(4);
  });

  test('at most ten, the longest first; the loan’s rate and the battery’s figures only where they count', () => {
    let calls = 0;
    const paybackAt = () => 10 + (calls++ % 7);
    const keysOf = (changes: Partial<TornadoCase>) => {
      const bars = tornado({ ...usual, paybackAt, ...changes });
      expect(bars.length).toBeLessThanOrEqual(10);
      const spans = bars.map(({ spanYears }) => spanYears);
      expect(spans).toEqual(spans.toSorted((a, b) => b - a));
      return bars.map(({ key }) => key);
    };
    const ofBattery = (change: TornadoChange) =>
      change.assumptions?.batteryFadePercent === undefined ? 10 : 12;
    const ofLoan = (change: TornadoChange) =>
      change.assumptions?.loanRatePercent === undefined ? 10 : 12;
    keysOf({ hasBattery: true, hasLoan: true });
    expect(keysOf({ paybackAt: ofBattery })).toEqual([]);
    expect(keysOf({ paybackAt: ofBattery, hasBattery: true })).toEqual(['batteryFadePercent']);
    expect(keysOf({ paybackAt: ofLoan })).toEqual([]);
    expect(keysOf({ paybackAt: ofLoan, hasLoan: true })).toEqual(['loanRatePercent']);
  });
});

// √(5 %² + 4.2 %²/10) = 5.174 %; times 1.2816: 6.63 %.
test('the yield runs between P10 and P90 of ten years: 6.63 % either way', () => {
  const paybackAt = ({ yieldFactor = 1 }: TornadoChange) => 10 / yieldFactor;
  const [bar] = tornado({ ...usual, paybackAt });
  expect(bar?.key).toBe('yield');
  expect(bar?.ends.map(({ value }) => Number(value.toFixed(4)))).toEqual([0.9337, 1.0663]);
});

test.each(Object.values(PLAUSIBLE_RANGES))(
  '$key: our own figure lies inside its range',
  (range) => {
    const own = Object.entries(DEFAULT_ASSUMPTIONS).find(([key]) => key === range.key)?.[1] ?? 1;
    expect(range.low).toBeLessThan(Number(own));
    expect(range.high).toBeGreaterThan(Number(own));
    expect(range.source).not.toBe('');
  },
);
