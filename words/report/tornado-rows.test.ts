import { expect, test } from 'vitest';
import type { TornadoBar } from '../../engine/economy/tornado.ts';
import { tornadoRows } from './tornado-rows.ts';

const bar = (key: TornadoBar['key'], isFactor: boolean, ends: TornadoBar['ends']): TornadoBar => ({
  key,
  isFactor,
  ends,
  spanYears: 1,
});
const endsOf = (given: TornadoBar, resultYears: number | null = 10) =>
  tornadoRows([given], resultYears, 'da')[0]?.ends;

test('factors are written as changes, taxes with VAT, years by number', () => {
  const use = bar('use', true, [
    { value: 0.8, paybackYears: 12 },
    { value: 1.2, paybackYears: 9 },
  ]);
  expect(endsOf(use)).toEqual([
    { value: '+20\u00a0%', years: 9 },
    { value: '−20\u00a0%', years: 12 },
  ]);
  // 0.9 · 1.25 = 1.125
  const tax = bar('electricityTaxFrom2028DkkPerKwh', false, [{ value: 0.9, paybackYears: 9 }]);
  expect(endsOf(tax)).toEqual([{ value: '1,13\u00a0kr.', years: 9 }]);
  const inverter = bar('inverterReplacementYear', false, [{ value: 20, paybackYears: 9 }]);
  expect(endsOf(inverter)).toEqual([{ value: 'år 20', years: 9 }]);
});

test('of two ends on one side the farther one is shown; one that changes nothing is not', () => {
  const same = bar('inverterReplacementYear', false, [
    { value: 10, paybackYears: 11 },
    { value: 20, paybackYears: 13 },
  ]);
  expect(endsOf(same)?.map(({ years }) => years)).toEqual([13]);
  const still = bar('inverterReplacementYear', false, [
    { value: 10, paybackYears: 10.01 },
    { value: 20, paybackYears: 8 },
  ]);
  expect(endsOf(still)?.map(({ years }) => years)).toEqual([8]);
  const never = bar('price', true, [
    { value: 0.9, paybackYears: null },
    { value: 1.1, paybackYears: null },
  ]);
  expect(endsOf(never)?.map(({ years }) => years)).toEqual([null]);
});

test('if nothing is paid back both ends are shown', () => {
  const price = bar('price', true, [
    { value: 0.9, paybackYears: 22 },
    { value: 1.1, paybackYears: null },
  ]);
  expect(endsOf(price, null)?.map(({ years }) => years)).toEqual([22, null]);
});
