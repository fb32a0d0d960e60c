import { expect, test } from 'vitest';
import { acceptedLocale, answerLocale } from './accepted-locale.ts';

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

test('a page answers in its own language, whatever the browser asks for', () => {
  expect(answerLocale('/en/calculator/start', 'da')).toBe('en');
  expect(answerLocale('/da', 'en')).toBe('da');
  expect(answerLocale('/api/v1/estimate', 'en')).toBe('en');
  expect(answerLocale('/english', undefined)).toBe('da');
});
