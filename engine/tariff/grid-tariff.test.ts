import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { gridCompanies, gridCompanyByGln, gridCompanyOf, priceZoneOf } from './grid-companies.ts';
import { hourlyGridTariff, seasonTariffs } from './grid-tariff.ts';

describe('the newest tariffs of each season', () => {
  test('Radius: winter from October 2026, summer from April 2026', () => {
    expect(seasonTariffs(gridCompanyByGln('5790000705689'))).toMatchObject({
      winter: { from: '2026-10-01', peak: 0.955573 },
      summer: { from: '2026-04-01', peak: 0.414082 },
    });
  });

  test('FLOW Elnet: the winter table of December, not of October', () => {
    expect(seasonTariffs(gridCompanyByGln('5790000392551')).winter.peak).toBe(0.5567);
  });

  test('Tarm: the summer it lacks follows from low 0.0665 by 1 : 1.5 : 3.9', () => {
    const { summer } = seasonTariffs(gridCompanyByGln('5790000706419'));
    expect(summer.low).toBe(0.0665);
    expect(summer.high).toBeCloseTo(0.09975, 9);
    expect(summer.peak).toBeCloseTo(0.25935, 9);
  });

  test('a company without a table has those of its zone’s largest', () => {
    const dinel = gridCompanyByGln('5790000610099');
    expect(seasonTariffs(dinel)).toEqual(seasonTariffs(gridCompanyByGln('5790001089030')));
    expect(gridCompanies.find(({ gln }) => gln === dinel.gln)?.hasOwnTariffs).toBe(false);
  });
});

test('hours of a summer day and a winter day at N1', () => {
  const tariff = hourlyGridTariff(gridCompanyByGln('5790001089030'));
  const { dayOfYear, hourOfDay } = danishYear();
  const dayOf = (day: number) => [...tariff].filter((_, hour) => dayOfYear[hour] === day);
  const [low, high, peak] = [0.0879, 0.1318, 0.3426];
  expect(hourOfDay[dayOfYear.indexOf(190)]).toBe(0);
  const summerDay = [
    ...Array(6).fill(low),
    ...Array(11).fill(high),
    ...Array(4).fill(peak),
    high,
    high,
    high,
  ];
  expect(dayOf(190)).toEqual(summerDay);
  // 15 January: 6 · 0.0879 + 14 · 0.2636 + 4 · 0.7907
  expect(dayOf(15).reduce((sum, value) => sum + value, 0)).toBeCloseTo(7.3806, 9);
});

test('price zone and grid company of a postcode', () => {
  expect(priceZoneOf('4999')).toBe('DK2');
  expect(priceZoneOf('5000')).toBe('DK1');
  expect(priceZoneOf('3700')).toBe('DK2');
  expect(priceZoneOf('12')).toBeNull();
  expect(priceZoneOf('0000')).toBeNull();
  expect(gridCompanyOf('8000')).toEqual({ gln: '5790001089030', known: false });
  expect(gridCompanyOf('2800')).toEqual({ gln: '5790000705689', known: false });
  expect(gridCompanyOf('x')).toBeNull();
});
