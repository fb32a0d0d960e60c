import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fetchAnalyticsConfig,
  type ConfigWorld,
} from '../../app/features/consent/analytics-config.ts';
import { CONFIG, startTrackerServer, type TrackerServer } from '../fixtures/tracker-server.ts';

let server: TrackerServer;
beforeAll(async () => {
  server = await startTrackerServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

/** A clock that only waiting moves. */
function stillWorld(): { world: ConfigWorld; waitsMs: number[] } {
  const deadline = new AbortController();
  const waitsMs: number[] = [];
  let limitMs = Infinity;
  const world: ConfigWorld = {
    fetch: globalThis.fetch,
    random: () => 0.5,
    deadline: (ms) => {
      limitMs = ms;
      return deadline.signal;
    },
    wait: (ms) => {
      waitsMs.push(ms);
      if (waitsMs.reduce((sum, wait) => sum + wait, 0) >= limitMs) deadline.abort();
      return Promise.resolve();
    },
  };
  return { world, waitsMs };
}

const ask = (world: ConfigWorld) =>
  fetchAnalyticsConfig(
    { url: `${server.url}/projects/-/apps/1:2:web:3/webConfig`, apiKey: 'a-key' },
    world,
  );

describe('the analytics configuration', () => {
  test('is asked for with the key, and read', async () => {
    server.behave('well');
    const { world, waitsMs } = stillWorld();
    expect(await ask(world)).toEqual({ ok: true, value: CONFIG });
    expect(server.asked).toEqual(['/projects/-/apps/1:2:web:3/webConfig']);
    expect(server.keys).toEqual(['a-key']);
    expect(waitsMs).toEqual([]);
  });

  test('is asked for again after 1, 2, 4 and 8 s where that may help', async () => {
    server.behave('429', '500', '503', '504', 'well');
    const { world, waitsMs } = stillWorld();
    expect(await ask(world)).toEqual({ ok: true, value: CONFIG });
    expect(waitsMs).toEqual([1000, 2000, 4000, 8000]);
  });

  test('is given up after a minute', async () => {
    server.behave('503');
    const { world, waitsMs } = stillWorld();
    expect(await ask(world)).toEqual({ ok: false, error: { kind: 'given-up' } });
    // 31 s are over after the fifth wait, 63 s after the sixth.
    expect(waitsMs).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000]);
    expect(server.asked).toHaveLength(6);
  });

  test('that does not come is given up at the deadline, and not waited for', async () => {
    server.behave('hangs');
    const { world } = stillWorld();
    const result = await ask({ ...world, deadline: () => AbortSignal.timeout(50) });
    expect(result).toEqual({ ok: false, error: { kind: 'given-up' } });
  });

  test('that has not changed is what the site knows', async () => {
    server.behave('304');
    expect(await ask(stillWorld().world)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['400', 'refused'],
    ['404', 'refused'],
    ['rubbish', 'unreadable'],
    ['without-id', 'unreadable'],
    ['drops', 'unreachable'],
    ['redirect', 'unreachable'],
  ] as const)('%s is told at once, and not asked for again', async (manner, kind) => {
    server.behave(manner);
    const { world, waitsMs } = stillWorld();
    expect(await ask(world)).toEqual({ ok: false, error: { kind } });
    expect(waitsMs).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });
});
