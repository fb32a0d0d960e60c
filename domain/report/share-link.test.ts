import { expect, test } from 'vitest';
import {
  isSharedReport,
  pathWithoutKey,
  shareDaysIn,
  shareKeyIn,
  shareSlug,
} from './share-link.ts';

const KEY = 'Ab3_-9xYz0123456789abc';

test('a key is found only in its own address', () => {
  expect(shareKeyIn(shareSlug(KEY))).toBe(KEY);
  for (const slug of [
    KEY,
    `s-${KEY}x`,
    `s-${KEY.slice(1)}`,
    's-',
    'solrig-report',
    '0192f0c1-7a00-7000-8000-000000000000',
  ]) {
    expect(shareKeyIn(slug)).toBeNull();
  }
});

test.each([
  [`/da/report/s-${KEY}`, '/da/report/s-…'],
  [`/en/report/s-${KEY}/pdf`, '/en/report/s-…/pdf'],
  [`/da/report/s-${KEY}.data`, '/da/report/s-…'],
  [`/da/report/S%2d${KEY}`, '/da/report/S%2d…'],
])('%s is logged without its key', (path, written) => {
  expect(isSharedReport(path)).toBe(true);
  expect(pathWithoutKey(path)).toBe(written);
});

test.each(['/da/report/solrig-report', '/da/report', '/da/report/0192f0c1-7a00-7000-8000-0'])(
  '%s contains no key',
  (path) => {
    expect(isSharedReport(path)).toBe(false);
    expect(pathWithoutKey(path)).toBe(path);
  },
);

test('a link is open for one of three periods', () => {
  expect(['7', '30', '90'].map(shareDaysIn)).toEqual([7, 30, 90]);
  expect(['', '0', '31', '7.0', '1e9'].map(shareDaysIn)).toEqual([null, null, null, null, null]);
});
