import { expect, test } from 'vitest';
import { readTariffTexts } from '../records/tariff-records.ts';
import { typedPriceListRow } from './price-list-rows.ts';
import type { PricePeriod } from './price-periods.ts';

const HOURS = 24;
const bands = (low: number, high: number, peak: number) =>
  Array.from({ length: HOURS }, (_, hour) => {
    if (hour < 6) return low;
    return hour >= 17 && hour < 21 ? peak : high;
  });

const ROW: PricePeriod = {
  gln: '5790001089030',
  type: 'tariff',
  code: 'CD',
  from: '2027-01-01',
  to: null,
  openFrom: '2027-01-01',
  prices: bands(0.0912, 0.2736, 0.8208),
};
const BANDS = { company: ROW.gln, part: 'bands' } as const;

test('a published row is typed as it would be by hand, in øre, with its source, and can be published', () => {
  const texts = typedPriceListRow(ROW, BANDS, '2026-11-20');
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
  expect(typedPriceListRow({ ...ROW, from, to }, BANDS, '2026-11-20')?.['part']).toBe(part);
});

test('one price without an end is the whole year’s; hours other than the three bands are nobody’s', () => {
  const flat = { ...ROW, prices: bands(0.1, 0.1, 0.1) };
  expect(typedPriceListRow(flat, BANDS, '2026-11-20')?.['part']).toBe('year');
  expect(typedPriceListRow({ ...flat, to: '2027-04-01' }, BANDS, '2026-11-20')?.['part']).toBe(
    'winter',
  );
  for (const hour of [3, 12, 18, 22]) {
    const odd = bands(0.1, 0.2, 0.3).with(hour, 0.9);
    expect(typedPriceListRow({ ...ROW, prices: odd }, BANDS, '2026-11-20')).toBeNull();
  }
});

test('a subscription is typed in kroner a month, a feed-in tariff in øre; one that changes by the hour is not typed', () => {
  const subscription = { ...ROW, type: 'subscription', prices: [28.1229] } as const;
  const ofMonth = typedPriceListRow(subscription, { ...BANDS, part: 'subscription' }, '2026-11-20');
  expect(ofMonth).toMatchObject({ part: 'subscription', value: '28,1229', low: '' });
  expect(readTariffTexts(ofMonth ?? {}).problems).toEqual([]);
  const fedIn = { ...ROW, code: 'C INDF', prices: bands(0.011157, 0.011157, 0.011157) };
  const feedIn = typedPriceListRow(fedIn, { ...BANDS, part: 'feed-in' }, '2026-11-20');
  expect(feedIn).toMatchObject({ part: 'feed-in', value: '1,1157' });
  expect(typedPriceListRow(ROW, { ...BANDS, part: 'feed-in' }, '2026-11-20')).toBeNull();
});
