import { expect, test } from 'vitest';
import { longestOf, startClock, timesByPlaywright, timesByVitest } from './run-times.mjs';

test('by Vitest: each file, the longest first, ten at most', () => {
  const report = {
    testResults: Array.from({ length: 12 }, (_, at) => ({
      name: `/home/${at}.test.ts`,
      startTime: 5000,
      endTime: 5000 + at * 1000,
    })),
  };
  const told = longestOf(timesByVitest(report, '/home'));
  expect(told).toMatch(/^11\.test\.ts 11 s, 10\.test\.ts 10 s, .* 2\.test\.ts 2 s$/);
});

test('by Playwright: every try, through groups of groups', () => {
  const spec = (...ms: number[]) => ({
    tests: [{ results: ms.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec(1000, 2000)],
        suites: [{ suites: [{ specs: [spec(4000)] }] }],
      },
      { file: 'b.spec.ts', specs: [spec(9000)] },
    ],
  };
  expect(longestOf(timesByPlaywright(report))).toBe('b.spec.ts 9 s, a.spec.ts 7 s');
});

test('a clock says how busy the cores were', () => {
  expect(startClock()()).toMatch(/^0 s, cores \d+ % busy$/);
});
