import { describe, expect, test } from 'vitest';
import { hasClearHeader, keepsHeaderSpace } from './page-frame.ts';

// Expected values: specification 2, shell, layout.
describe('space for the header', () => {
  test.each([
    '/',
    '/da',
    '/en',
    '/da/',
    '/da/calculator/start',
    '/en/calculator/solrig-calculator',
  ])('%s runs up under it', (path) => expect(keepsHeaderSpace(path)).toBe(false));
  test.each(['/da/guide', '/da/calculator/report', '/en/thank-you', '/da/calculator/start/more'])(
    '%s starts below it',
    (path) => expect(keepsHeaderSpace(path)).toBe(true),
  );
});

test('only the home page has a clear header', () => {
  expect(['/da', '/en/', '/da/calculator/start', '/dan'].map(hasClearHeader)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
