import { expect, test } from 'vitest';
import { dayText } from './tariff-words.ts';

test('a day that is none stands as it was typed', () => {
  expect(dayText('2027-10-01')).toBe('1. okt. 2027');
  for (const typed of ['2027-13-01', '2027-02-30', '1/10 2027']) expect(dayText(typed)).toBe(typed);
  expect(dayText('')).toBe('–');
});
