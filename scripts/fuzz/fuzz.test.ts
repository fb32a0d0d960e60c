import { expect, test } from 'vitest';
import { runFuzz } from './run.ts';

// The first requests that `npm run fuzz` sends, always the same ones.
const SEED = 20_261_122;
const REQUESTS = 2_000;
/** A tenth of what `npm run fuzz` lengthens. */
const SHARE = { every: 10 };

test(
  `${REQUESTS} malformed requests, and some of double the length: the server handles all, none holds it up, no answer reveals its internals`,
  // What else the machine does may hold the server up once, and again.
  { timeout: 180_000, retry: 2 },
  async () => {
    const wish = { seed: SEED, requests: REQUESTS, only: null };
    const { findings, errorLines, isAlive, statuses, doubling } = await runFuzz(wish, SHARE);
    expect(findings).toEqual([]);
    expect(errorLines).toEqual([]);
    expect(doubling?.findings).toEqual([]);
    expect(isAlive).toBe(true);
    // They get past the first check: pages, refused fields, refused people and refused frames all
    // occur.
    for (const status of [200, 303, 400, 401, 403, 404, 405, 414, 415, 422, 431])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
  },
);
