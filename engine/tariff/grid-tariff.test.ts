import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { GRID_COMPANIES } from '../data/grid-tariffs.ts';
import { gridTariffOf } from './grid-companies.ts';
import { gridTariffs, hourlyGridTariff } from './grid-tariff.ts';
import { SHIPPED_GRID_TARIFFS } from './shipped-grid-tariffs.ts';

const ofGln = (gln: string) => gridTariffOf(SHIPPED_GRID_TARIFFS, gln);

describe('the newest tariffs of each season', () => {
  test('Cerius: winter from October 2026, summer from April 2027', () => {
    expect(ofGln('5790000705184')).toMatchObject({
      from: '2027-04-01',
      winter: { low: 0.115336, high: 0.346008, peak: 1.038025 },
      summer: { low: 0.115336, high: 0.173004, peak: 0.449811 },
      standing: { tariff: 'verified', feedIn: 'secondary' },
    });
  });

  test('FLOW Elnet: the winter table of December, not of October', () => {
    expect(ofGln('5790000392551').winter.peak).toBe(0.5567);
  });

  test('a flat tariff is the same in both seasons', () => {
    const flat = { low: 0.1864, high: 0.1864, peak: 0.1864 };
    expect(ofGln('5790001095277')).toMatchObject({ winter: flat, summer: flat });
  });

  test('a summer that is lacking follows from the night price by 1 : 1.5 : 3.9, and says so', () => {
    const tarm = GRID_COMPANIES.map((company) =>
      company.gln === '5790000706419'
        ? { ...company, tariffs: company.tariffs.filter(({ season }) => season === 'winter') }
        : company,
    );
    const { summer, standing } = gridTariffOf(gridTariffs(tarm), '5790000706419');
    expect(summer.low).toBe(0.0665);
    expect(summer.high).toBeCloseTo(0.09975, 9);
    expect(summer.peak).toBeCloseTo(0.25935, 9);
    expect(standing.tariff).toBe('derived');
  });

  test('a company without a table has those of its zone’s largest, and says so', () => {
    const hurup = ofGln('5790000610839');
    const { winter, summer } = ofGln('5790001089030');
    expect(hurup).toMatchObject({ winter, summer, standing: { tariff: 'missing' } });
  });

  test('without figures there is nothing to stand in', () => {
    const nowhere = GRID_COMPANIES.map((company) => ({ ...company, tariffs: [] }));
    expect(() => gridTariffs(nowhere)).toThrow(RangeError);
    expect(() => gridTariffs([])).toThrow(RangeError);
  });
});

test('hours of a summer day and a winter day at N1', () => {
  const tariff = hourlyGridTariff(ofGln('5790001089030'));
  const { dayOfYear, hourOfDay } = danishYear();
  const dayOf = (day: number) => [...tariff].filter((_, hour) => dayOfYear[hour] === day);
  const [low, high, peak] = [0.087854, 0.131782, 0.342632];
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
  // 15 January: 6 · 0.087854 + 14 · 0.263563 + 4 · 0.79069
  expect(dayOf(15).reduce((sum, value) => sum + value, 0)).toBeCloseTo(7.379766, 9);
});
