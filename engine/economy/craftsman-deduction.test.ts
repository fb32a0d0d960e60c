import { expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { craftsmanDeductionDkk } from './craftsman-deduction.ts';

const worth = (priceDkk: number, craftsmanPersons: number, year: number) =>
  craftsmanDeductionDkk(priceDkk, { craftsmanPersons, labourSharePercent: 20 }, year);

test.each([
  // Labour of 20,000: more than two may deduct.
  ['two adults in 2026', 100_000, 2, 2026, 4500],
  ['one adult in 2026', 100_000, 1, 2026, 2250],
  ['one adult in 2025', 100_000, 1, 2025, 2150],
  // Labour of 14,000, less than 18,000.
  ['labour below what two may deduct', 70_000, 2, 2026, 3500],
  ['nobody', 100_000, 0, 2026, 0],
  ['2028, when it has ended', 100_000, 2, 2028, 0],
])('%s', (_, priceDkk, persons, year, dkk) => {
  expect(worth(priceDkk, persons, year)).toBeCloseTo(dkk, 9);
});

const run = (craftsmanPersons: number, quoteDate = '2026-11-20') =>
  estimate(
    {
      ...USUAL_HOME,
      annualConsumptionKwh: 4500,
      quoteDate,
      assumptions: { ...USUAL_HOME.assumptions, craftsmanPersons },
    },
    TEST_CONTEXT,
  ).estimate;

test('it is off until asked for, and then income of the first year', () => {
  const [without, withIt] = [run(0), run(2)];
  expect(without.economy.events.some(({ kind }) => kind === 'deduction')).toBe(false);
  const dkk = without.price.totalPrice * 0.2 * 0.25;
  expect(withIt.economy.events).toContainEqual({
    year: 1,
    kind: 'deduction',
    costDkk: expect.closeTo(-dkk, 1),
  });
  const [before, after] = [without, withIt].map(({ economy }) => economy.cashFlow.at(-1)!);
  expect(after!.cumulativeDkk - before!.cumulativeDkk).toBeCloseTo(dkk, 1);
  expect(withIt.economy.npvDkk - without.economy.npvDkk).toBeCloseTo(dkk / 1.04, 1);
  expect(withIt.economy.paybackYears!).toBeLessThan(without.economy.paybackYears!);
});

test('a system paid for in 2028 has none', () => {
  expect(run(2, '2028-01-01').economy.npvDkk).toBe(run(0, '2028-01-01').economy.npvDkk);
});
