import { expect, test } from 'vitest';
import { readTariffTexts } from '../records/tariff-records.ts';
import { typedPriceListRow, type PriceListRow } from './price-list-rows.ts';

const HOURS = 24;
const bands = (low: number, high: number, peak: number) =>
  Array.from({ length: HOURS }, (_, hour) => {
    if (hour < 6) return low;
    return hour >= 17 && hour < 21 ? peak : high;
  });

const ROW: PriceListRow = {
  gln: '5790001089030',
  code: 'CD',
  from: '2027-01-01',
  to: null,
  dkkPerKwh: bands(0.0912, 0.2736, 0.8208),
};

test('a published row is typed as it would be by hand, in øre, with its source, and can be published', () => {
  const texts = typedPriceListRow(ROW, '2026-11-20');
  expect(texts).toMatchObject({
    company: '5790001089030',
    part: 'winter',
    from: '2027-01-01',
    low: '9,12',
    high: '27,36',
    peak: '82,08',
    source: 'Energi Data Service, DatahubPricelist, CD',
    read_on: '2026-11-20',
  });
  expect(readTariffTexts(texts ?? {}).problems).toEqual([]);
});

test.each([
  ['2027-01-01', '2027-04-01', 'winter'],
  ['2026-10-01', '2027-04-01', 'winter'],
  ['2026-10-01', '2027-01-01', 'winter'],
  ['2027-04-01', '2027-10-01', 'summer'],
  ['2027-04-01', null, 'summer'],
  ['2027-01-01', '2028-01-01', 'year'],
  ['2027-04-01', '2027-12-01', 'year'],
])('from %s to %s it is of the %s', (from, to, part) => {
  expect(typedPriceListRow({ ...ROW, from, to }, '2026-11-20')?.['part']).toBe(part);
});

test('one price without an end is the whole year’s; hours other than the three bands are nobody’s', () => {
  const flat = { ...ROW, dkkPerKwh: bands(0.1, 0.1, 0.1) };
  expect(typedPriceListRow(flat, '2026-11-20')?.['part']).toBe('year');
  expect(typedPriceListRow({ ...flat, to: '2027-04-01' }, '2026-11-20')?.['part']).toBe('winter');
  for (const hour of [3, 12, 18, 22]) {
    const odd = bands(0.1, 0.2, 0.3).with(hour, 0.9);
    expect(typedPriceListRow({ ...ROW, dkkPerKwh: odd }, '2026-11-20')).toBeNull();
  }
});
