import { describe, expect, test } from 'vitest';
import { discounted, keptPeriods, type PriceListRow } from './price-periods.ts';

const HOURS = 24;
const row = (from: string, to: string | null, price: number): PriceListRow => ({
  gln: '5790001089030',
  type: 'tariff',
  code: 'CD',
  from,
  to,
  prices: Array.from({ length: HOURS }, () => price),
});
const short = (rows: ReturnType<typeof keptPeriods>) =>
  rows.map(({ from, to, openFrom, prices }) => [from, to, openFrom, prices[0]]);

const DAYS = [
  row('2026-09-28', '2026-09-29', 0.1),
  row('2026-09-29', '2026-09-30', 0.1),
  row('2026-09-30', null, 0.1),
];

describe('rows of one reading', () => {
  test('rows of a day each are one period; an open last row repeats the day before and begins no season', () => {
    expect(short(keptPeriods([], DAYS.toReversed()))).toEqual([
      ['2026-09-28', null, '2026-09-30', 0.1],
    ]);
  });

  test('another price, or a day between, begins another period', () => {
    const rows = [
      DAYS[0]!,
      row('2026-09-29', '2026-10-01', 0.2),
      row('2026-10-02', '2026-10-03', 0.2),
    ];
    expect(short(keptPeriods([], rows))).toEqual([
      ['2026-09-28', '2026-09-29', null, 0.1],
      ['2026-09-29', '2026-10-01', null, 0.2],
      ['2026-10-02', '2026-10-03', null, 0.2],
    ]);
  });
});

describe('a second reading', () => {
  const kept = keptPeriods([], DAYS);

  test.each([0, 1, 2])('that has lost row %i changes nothing', (lost) => {
    expect(keptPeriods(kept, DAYS.toSpliced(lost, 1))).toEqual(kept);
  });

  test('gives the open row its end, and the next price its beginning', () => {
    const next = [row('2026-09-30', '2026-10-01', 0.1), row('2026-10-01', null, 0.3)];
    expect(short(keptPeriods(kept, next))).toEqual([
      ['2026-09-28', '2026-10-01', null, 0.1],
      ['2026-10-01', null, '2026-10-01', 0.3],
    ]);
  });

  test('with a later price closes a period whose open row it has lost', () => {
    expect(short(keptPeriods(kept, [row('2026-11-01', null, 0.3)]))).toEqual([
      ['2026-09-28', '2026-11-01', null, 0.1],
      ['2026-11-01', null, '2026-11-01', 0.3],
    ]);
  });

  test('that ends a charge ends it', () => {
    expect(short(keptPeriods(kept, [row('2026-09-30', '2026-10-01', 0.1)]))).toEqual([
      ['2026-09-28', '2026-10-01', null, 0.1],
    ]);
  });

  test('with another price for a day in the middle wins on that day', () => {
    expect(short(keptPeriods(kept, [row('2026-09-29', '2026-09-30', 0.5)]))).toEqual([
      ['2026-09-28', '2026-09-29', null, 0.1],
      ['2026-09-29', '2026-09-30', null, 0.5],
      ['2026-09-30', null, '2026-09-30', 0.1],
    ]);
  });
});

test('a discount counts on the days on which it is in force', () => {
  const tariff = keptPeriods([], [row('2026-01-01', null, 0.2)]);
  const discount = keptPeriods([], [row('2026-04-01', '2026-10-01', -0.05)]);
  expect(short(discounted(tariff, discount))).toEqual([
    ['2026-01-01', '2026-04-01', null, 0.2],
    ['2026-04-01', '2026-10-01', null, 0.15],
    ['2026-10-01', null, '2026-01-01', 0.2],
  ]);
  expect(discounted(tariff, [])).toEqual(tariff);
});
