import { expect, test } from 'vitest';
import { groupedNumber } from './sign-in-form.ts';

test.each([
  ['', ''],
  ['2', '2'],
  ['203', '20 3'],
  ['20304050', '20 30 40 50'],
  ['20 304 050', '20 30 40 50'],
  ['+4520304050', '20 30 40 50'],
  ['0045 20304050', '20 30 40 50'],
  ['45203040', '45 20 30 40'],
])('«%s» is shown as «%s»', (written, shown) => {
  expect(groupedNumber(written)).toBe(shown);
});
