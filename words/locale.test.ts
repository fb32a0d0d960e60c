import { expect, test } from 'vitest';
import { localeOfPath } from './locale.ts';

test.each([
  ['/en', 'en'],
  ['/en/guide', 'en'],
  ['/da/calculator/offer.data', 'da'],
  // What a browser asks for when a link leads home.
  ['/en.data', 'en'],
  ['/da.data', 'da'],
  ['/', null],
  ['/_root.data', null],
  ['/english', null],
  ['/api/v1/estimate', null],
] as const)('%s is in %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));
