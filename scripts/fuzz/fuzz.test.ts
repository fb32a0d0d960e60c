import { expect, test } from 'vitest';
import { runFuzz } from './run.ts';

// The first requests of what `npm run fuzz` sends, always the same ones.
const SEED = 20_261_122;
const REQUESTS = 2_000;

test(
  `${REQUESTS} malformed requests: none too much for the server, none answered with its inside`,
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
    // They get further than the door: pages, refused fields, refused people and refused frames are all met.
    for (const status of [200, 303, 400, 401, 403, 404, 405, 415, 422, 431])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
  },
);
