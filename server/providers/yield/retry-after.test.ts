import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');

test.each([
  ['45', 45_000],
  [' 3 ', 3000],
  ['Fri, 20 Nov 2026 09:01:30 GMT', 90_000],
  ['999999999999', 600_000],
  ['Fri, 20 Nov 2099 09:00:00 GMT', 600_000],
  ['Fri, 20 Nov 2020 09:00:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('%j is %j ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
