import { expect, test } from 'vitest';
import { lineMatches } from './line-matches.ts';

test.each([
  ['', true],
  ['  ', true],
  ['430 tw', true],
  ['TW', true],
  ['pan', true],
  ['tw 440', false],
  ['æ', false],
])('of the line Paneler TW 430 W, %o finds it: %o', (sought, isFound) => {
  expect(lineMatches('Paneler TW 430 W', sought)).toBe(isFound);
});
