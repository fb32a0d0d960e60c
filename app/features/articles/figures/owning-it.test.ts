import { expect, test } from 'vitest';
import later from './later-years.build.ts';
import roof from './roof-first.build.ts';
import prices from './system-price.build.ts';
import terraced from './terraced-house.build.ts';

// What the articles on the years after and on terraced houses say in words, held to the engine's figures.

test('what two articles say of the same thing is the same figure', () => {
  const usual = prices.sizes.find(({ wishedKwp }) => wishedKwp === 6)!;
  expect(later.priceDkk).toBe(usual.priceDkk);
  expect(later.priceDkk).toBe(roof.priceDkk);
  expect(later.batteryDkk).toBe(usual.withBatteryDkk - usual.priceDkk);
  expect(later.inverterDkk).toBe(prices.inverterDkk);
  expect(later.upkeepDkk).toBeCloseTo(prices.upkeepDkk, 6);
});

test('twelve months of standstill cost the first year’s saving, June more than December', () => {
  const sum = later.standstillDkk.reduce((total, dkk) => total + dkk, 0);
  expect(Math.abs(sum / later.firstYearDkk - 1)).toBeLessThan(0.01);
  expect(later.standstillDkk[5]!).toBeGreaterThan(2 * later.standstillDkk[11]!);
  expect(later.standstillDkk[4]!).toBeGreaterThan(Math.max(...later.standstillDkk.slice(10)));
});

test('panels lose 0.4 % and the battery 2 % of what is left, each year', () => {
  expect(later.panelShare.ten).toBeCloseTo(0.996 ** 10, 12);
  expect(later.panelShare.twentyFive).toBeCloseTo(0.996 ** 25, 12);
  expect(later.batteryShareAfterTen).toBeCloseTo(0.98 ** 10, 12);
  expect(later.inverterYear).toBe(15);
  expect(later.inverterYears).toMatchObject({ low: 10, high: 20 });
});

test('after ten years the example is not paid for, after 25 it is, and most is earned late', () => {
  const { ten, fifteen, twentyFive } = later.balance;
  expect(ten).toBeLessThan(0);
  expect(twentyFive).toBeGreaterThan(0);
  expect(twentyFive - fifteen).toBeGreaterThan(fifteen - ten);
});

test('a small system on a terraced house is used more at home and costs more per kWp', () => {
  const { small, usual, large } = terraced;
  expect([small.numberOfPanels, usual.numberOfPanels, large.numberOfPanels]).toEqual([7, 9, 14]);
  expect(small.ownUseShare).toBeGreaterThan(usual.ownUseShare);
  expect(usual.ownUseShare).toBeGreaterThan(large.ownUseShare);
  expect(small.perKwpDkk).toBeGreaterThan(usual.perKwpDkk);
  expect(usual.perKwpDkk).toBeGreaterThan(large.perKwpDkk);
});
