import { afterAll, expect, test } from 'vitest';
import { isThreadBuilt, markOf, THREAD_SOURCE, threadScript } from './thread-script.ts';
import { startThreads } from './threads.ts';

const PLANE = {
  lat: 56,
  lon: 10,
  slopeDeg: 35,
  azimuthDeg: 0,
  systemLossPercent: 14,
  mounting: 'free',
} as const;
const STARTS = 20;

const threads = startThreads();
afterAll(() => threads.destroy());

test('a thread runs plain JavaScript made from the current sources', () => {
  expect(isThreadBuilt()).toBe(true);
  expect(threadScript().pathname).toMatch(/\/build\/work-thread\/work-thread\.js$/);
  expect(markOf([THREAD_SOURCE])).not.toBe(markOf(['server/work/tasks.ts']));
});

test('no thread can load the type stripper', () => {
  expect(threads.options.execArgv).toContain('--no-strip-types');
});

test(`${STARTS} threads are started, work and are ended`, { timeout: 120_000 }, async () => {
  for (let start = 0; start < STARTS; start++) {
    const own = startThreads(undefined, 1);
    const light: unknown = await own.run({ kind: 'light', order: { planes: [PLANE] } });
    expect(light).toEqual([expect.any(Array)]);
    await own.destroy();
  }
});
