import { describe, expect, test } from 'vitest';
import {
  clock,
  hourSpan,
  timeFigures,
  date,
  decimal,
  kWh,
  kWp,
  kr,
  kronerOf,
  krParts,
  monthName,
  monthShort,
  percent,
  shortDecimal,
  signed,
  signedKr,
  years,
} from './format.ts';

describe('money', () => {
  test('Danish writes full stops between thousands and the currency last', () => {
    expect(kr(12400, 'da')).toBe('12.400\u00a0kr.');
    expect(kr(1234567.6, 'da')).toBe('1.234.568\u00a0kr.');
    expect(kr(1200, 'da')).toBe('1.200\u00a0kr.');
  });
  test('English writes the currency first', () => {
    expect(kr(12400, 'en')).toBe('DKK\u00a012,400');
    expect(krParts(72400, 'en')).toEqual({ value: '72,400', unit: 'DKK', unitFirst: true });
  });
  test('minus is a real minus, and zero has none', () => {
    expect(kronerOf(148_750, 'da')).toBe('1.487,50');
    expect(kronerOf(148_700, 'en')).toBe('1,487');
    expect(kronerOf(-50, 'da')).toBe('\u22120,50');
    expect(kr(-1435, 'da')).toBe('\u22121.435\u00a0kr.');
    expect(kr(-0.3, 'da')).toBe('0\u00a0kr.');
    expect(signed(2200, 'da')).toBe('+2.200');
    expect(signed(-1435, 'da')).toBe('\u22121.435');
    expect(signed(0.2, 'en')).toBe('0');
    expect(signedKr(-2200, 'en')).toBe('\u2212DKK\u00a02,200');
    expect(signedKr(2200, 'da')).toBe('+2.200\u00a0kr.');
  });
});

test('energy and power', () => {
  expect(kWh(5900, 'da')).toBe('5.900\u00a0kWh');
  expect(kWh(22.84, 'en', 1)).toBe('22.8\u00a0kWh');
  expect(kWp(6.16, 'da')).toBe('6,2\u00a0kWp');
});

test('percent is spaced in Danish only', () => {
  expect(percent(0.4, 'da')).toBe('40\u00a0%');
  expect(percent(0.405, 'en', 1)).toBe('40.5%');
});

test('years', () => {
  expect(years(10.42, 'da')).toBe('10,4\u00a0år');
  expect(years(10.42, 'en')).toBe('10.4\u00a0years');
  expect(years(1, 'en', 0)).toBe('1\u00a0year');
});

test('decimals', () => {
  expect(decimal(1234.5, 'da', 1)).toBe('1.234,5');
  expect(shortDecimal(2.5, 'da')).toBe('2,5');
  expect(shortDecimal(2, 'da')).toBe('2');
  expect(shortDecimal(-8, 'da')).toBe('\u22128');
});

test('time and dates are Danish wherever the server stands', () => {
  expect(clock(13.5, 'da')).toBe('kl.\u00a013.30');
  expect(clock(8, 'da')).toBe('kl.\u00a08');
  expect(clock(6 + 10 / 60, 'en')).toBe('06:10');
  expect(timeFigures(16, 'da')).toBe('16.00');
  expect(hourSpan({ from: 17, to: 21 }, 'da')).toBe('kl.\u00a017–21');
  expect(hourSpan({ from: 17, to: 21 }, 'en')).toBe('17:00–21:00');
  expect(date('2026-11-28', 'da')).toBe('28.\u00a0november\u00a02026');
  expect(date('2026-11-28T23:30:00Z', 'en')).toBe('29\u00a0November\u00a02026');
});

test('months', () => {
  expect(monthName(3, 'da')).toBe('marts');
  expect(monthName(3, 'en')).toBe('March');
  expect([1, 5, 10, 12].map((month) => monthShort(month, 'da'))).toEqual([
    'jan',
    'maj',
    'okt',
    'dec',
  ]);
});
