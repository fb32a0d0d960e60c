import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

test.each([
  [undefined, 'da'],
  ['', 'da'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,da;q=0.8', 'en'],
  ['da;q=0.5, en;q=0.7', 'en'],
  ['de, en;q=0', 'da'],
  ['de-DE,fr', 'da'],
  ['energy', 'da'],
])('«%s» is answered in %s', (header, expected) => {
  expect(acceptedLocale(header)).toBe(expected);
});
