import { describe, expect, test } from 'vitest';
import { EXAMPLE_CONTEXT, EXAMPLE_HOUSE } from '../../../domain/example-house.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import { bandOf, dotsWithin } from '../../../engine/range/courses.ts';
import { findRange } from './find-range.ts';
import type { Scenario } from './range-findings.ts';

const found = findRange(EXAMPLE_HOUSE, EXAMPLE_CONTEXT)!;
const run = runEstimate(EXAMPLE_HOUSE, EXAMPLE_CONTEXT);
if (!run.ok) throw new RangeError('the example house');
const { economy, savings } = run.value.estimate;

describe('the range page’s findings', () => {
  test('the answer’s tax stands first, the others are named', () => {
    expect(found.scenarios.map(({ key }) => key)).toEqual([
      'law',
      'unchanged',
      'higher',
      'falling',
    ]);
    expect(found.scenarios.map(({ taxDkkPerKwh }) => taxDkkPerKwh)).toEqual([
      0.761, 0.008, 0.9, 0.761,
    ]);
  });

  test('a visitor’s own tax is a scenario of its own, and the one used', () => {
    const own = findRange(
      { ...EXAMPLE_HOUSE, assumptions: { electricityTaxFrom2028DkkPerKwh: 0.5 } },
      EXAMPLE_CONTEXT,
    )!;
    expect(own.scenarios.map(({ key }) => key)).toEqual([
      'own',
      'law',
      'unchanged',
      'higher',
      'falling',
    ]);
    expect(own.scenarios[1]!.range).toEqual(found.scenarios[0]!.range);
  });

  test('a higher tax brings every course home sooner, a lower one later', () => {
    const [law, unchanged, higher] = found.scenarios.map(({ range }) => dotsWithin(range, 20));
    expect(higher).toBeGreaterThan(law!);
    expect(unchanged).toBeLessThan(law!);
  });

  test('solar power that goes on falling puts off every course, under the answer’s own tax', () => {
    const [used] = found.scenarios;
    const falling = found.scenarios.at(-1)!;
    expect(falling.taxDkkPerKwh).toBe(used!.taxDkkPerKwh);
    const later = falling.range.paybackYears.map(
      (payback, dot) => (payback ?? 99) - (used!.range.paybackYears[dot] ?? 99),
    );
    expect(Math.min(...later)).toBeGreaterThanOrEqual(0);
    expect(later.filter((years) => years > 0).length).toBeGreaterThan(90);
    for (const dot of [10, 50, 90])
      expect(falling.range.savingDkk[dot]!).toBeLessThan(used!.range.savingDkk[dot]!);
  });

  test('the answer’s figure and range are said, the dots lie around them, the sun’s within', () => {
    const [{ paybackYears, savingDkk, range }] = found.scenarios as [Scenario];
    const low = economy.paybackP90Years;
    expect(paybackYears).toEqual({
      low,
      middle: economy.paybackYears,
      high: economy.paybackP10Years,
    });
    expect(savingDkk.low).toBe(savings.tenYearMeanP10Dkk);
    expect(savingDkk.high).toBe(savings.tenYearMeanP90Dkk);
    const dots = bandOf(range.paybackYears);
    for (const end of ['low', 'middle', 'high'] as const)
      expect(Math.abs((dots[end] ?? 25) - (paybackYears[end] ?? 25))).toBeLessThan(0.02);
    const saved = bandOf(range.savingDkk);
    for (const end of ['low', 'middle', 'high'] as const)
      expect(Math.abs(saved[end]! - savingDkk[end])).toBeLessThan(1);
    expect(found.sunOnly.low!).toBeLessThan(economy.paybackYears!);
    expect(found.sunOnly.high!).toBeGreaterThan(economy.paybackYears!);
    expect(found.sunOnly.low!).toBeGreaterThan(low!);
  });

  test('the tax is no cause among the others', () => {
    const keys = found.causes.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys).not.toContain('electricityTaxFrom2028DkkPerKwh');
  });

  test('a roof of thatch has no range', () => {
    expect(findRange({ ...EXAMPLE_HOUSE, roofType: 'thatch' }, EXAMPLE_CONTEXT)).toBeNull();
  });
});
