import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../words/locale.ts';
import { PAGES } from '../../pages.ts';
import { barOf, hasClearHeader, isWholeWindow, keepsHeaderSpace } from './page-frame.ts';

// Expected values: specification 2, shell, layout; every page in the table except these starts
// below the header.
const UNDER_HEADER = ['', '/calculator/start', '/calculator/solrig-calculator'];

describe.each(LOCALES)('space for the header, %s', (locale) => {
  test.each(PAGES.map(({ path }) => path))('«%s»', (path) => {
    const address = `/${locale}${path.replace(':slug', 'et-navn').replace('*', 'a/b')}`;
    expect(keepsHeaderSpace(address)).toBe(!UNDER_HEADER.includes(path));
    expect(keepsHeaderSpace(`${address}/`)).toBe(!UNDER_HEADER.includes(path));
  });
});

test('an address without a page, and the root without a language', () => {
  expect(keepsHeaderSpace('/')).toBe(false);
  expect(keepsHeaderSpace('/da/findes-ikke')).toBe(true);
  expect(keepsHeaderSpace('/da/calculator/start/more')).toBe(true);
  expect(keepsHeaderSpace('/en/calculator/other-calculator')).toBe(false);
});

test('only the home page has a transparent header', () => {
  expect(['/da', '/en/', '/da/calculator/start', '/dan'].map(hasClearHeader)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the calculator and its roofs have the whole window', () => {
  const wide = [
    '/da/calculator/solrig-calculator',
    '/en/calculator/solrig-calculator/roof/',
    '/da/calculator/found-roof',
  ];
  expect(wide.map(isWholeWindow)).toEqual([true, true, true]);
  expect(['/da', '/da/calculator/report', '/da/calculator/start'].map(isWholeWindow)).toEqual([
    false,
    false,
    false,
  ]);
});

test('pages with a bar at the bottom of a narrow window', () => {
  const path = (end: string) => `/da/calculator${end}`;
  const answer = ['2', '/solrig-calculator', '/solrig-calculator/roof', '/solrig-calculator/'];
  expect(answer.map((end) => barOf(path(end)))).toEqual(answer.map(() => 'answer'));
  expect(barOf(path('/start'))).toBe('survey');
  expect(['/found-roof', '/report', '-info'].map((end) => barOf(path(end)))).toEqual(
    Array.from({ length: 3 }),
  );
});
