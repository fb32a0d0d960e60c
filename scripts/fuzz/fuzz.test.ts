import { expect, test } from 'vitest';
import { runFuzz } from './run.ts';

// The first requests that `npm run fuzz` sends, always the same ones.
const SEED = 20_261_122;
const REQUESTS = 2_000;

test(
  `${REQUESTS} malformed requests: the server handles all, none holds it up, and no answer reveals its internals`,
  { timeout: 180_000 },
  async () => {
    const { findings, errorLines, isAlive, statuses } = await runFuzz({
      seed: SEED,
      requests: REQUESTS,
      only: null,
    });
    expect(findings).toEqual([]);
    expect(errorLines).toEqual([]);
    expect(isAlive).toBe(true);
    // They get past the first check: pages, refused fields, refused people and refused frames all
    // occur.
    for (const status of [200, 303, 400, 401, 403, 404, 405, 414, 415, 422, 431])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
  },
);
