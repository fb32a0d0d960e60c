import { expect, test } from 'vitest';
import { readMonthlyYield } from './fetch-yield.ts';

test('an answer that is not a monthly yield is refused', () => {
  const months = [20, 40, 80, 120, 130, 135, 130, 110, 90, 55, 25, 0];
  const whole = { source: 'pvgis', database: 'X', years: '2005–2023', monthlyKwhPerKwp: months };
  expect(readMonthlyYield({ ...whole, more: 1 })).toEqual(whole);
  for (const wrong of [
    null,
    'text',
    { ...whole, source: 'sun' },
    { ...whole, years: 2005 },
    { ...whole, monthlyKwhPerKwp: months.slice(1) },
    { ...whole, monthlyKwhPerKwp: months.with(2, -1) },
    { ...whole, monthlyKwhPerKwp: [...months.slice(1), null] },
    { ...whole, monthlyKwhPerKwp: [...months.slice(1), Infinity] },
  ]) {
    expect(readMonthlyYield(wrong)).toBeNull();
  }
});
