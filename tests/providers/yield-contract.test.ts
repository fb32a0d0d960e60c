import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoofPlane } from '../../domain/roof-plane.ts';
import { createLogger } from '../../server/logger.ts';
import { builtinYield } from '../../server/providers/yield/builtin.ts';
import { pvgisYield } from '../../server/providers/yield/pvgis.ts';
import type { YieldSource } from '../../server/providers/yield/port.ts';
import {
  MANNERS_WITHOUT_YIELD,
  startPvgisServer,
  type Manner,
  type PvgisServer,
} from '../fixtures/pvgis-server.ts';

const ANSWERS_WITHIN_MS = 2500;
const log = createLogger('silent');
const PLANE: RoofPlane = {
  lat: 56.16,
  lon: 10.2,
  slopeDeg: 35,
  azimuthDeg: -90,
  systemLossPercent: 14,
  mounting: 'building',
};

async function timed<Value>(task: Promise<Value>): Promise<{ value: Value; ms: number }> {
  const start = performance.now();
  return { value: await task, ms: performance.now() - start };
}

/** What every source of yield does, whoever stands behind it. */
function yieldContract(name: string, sourceOf: () => YieldSource) {
  describe(name, () => {
    test('gives twelve plausible months and says where they are from', async () => {
      const { value, ms } = await timed(sourceOf().yearOn(PLANE));
      if (!value.ok) throw new Error(value.error.kind);
      const { monthlyYield: year } = value.value;
      expect(year.monthlyKwhPerKwp).toHaveLength(12);
      for (const sum of year.monthlyKwhPerKwp) expect(sum).toBeGreaterThanOrEqual(0);
      const annual = year.monthlyKwhPerKwp.reduce((sum, month) => sum + month, 0);
      // An east roof in Denmark: between a wall to the north and the best roof of the country.
      expect(annual).toBeGreaterThan(300);
      expect(annual).toBeLessThan(1150);
      expect(year.monthlyKwhPerKwp[5]).toBeGreaterThan(4 * year.monthlyKwhPerKwp[11]!);
      expect(year.database).not.toBe('');
      expect(year.years).toMatch(/^\d{4}–\d{4}$/);
      expect(ms).toBeLessThan(ANSWERS_WITHIN_MS);
    });

    test('the system loss is in the months', async () => {
      const source = sourceOf();
      const annualAt = async (systemLossPercent: number) => {
        const year = await source.yearOn({ ...PLANE, systemLossPercent });
        if (!year.ok) throw new Error(year.error.kind);
        return year.value.monthlyYield.monthlyKwhPerKwp.reduce((sum, month) => sum + month, 0);
      };
      expect((await annualAt(20)) / (await annualAt(0))).toBeCloseTo(0.8, 3);
    });

    test('the sun rises in the east: a north wall yields less than a south roof', async () => {
      const source = sourceOf();
      const marchOf = async (slopeDeg: number, azimuthDeg: number) => {
        const year = await source.yearOn({ ...PLANE, slopeDeg, azimuthDeg });
        if (!year.ok) throw new Error(year.error.kind);
        return year.value.monthlyYield.monthlyKwhPerKwp[2]!;
      };
      expect(await marchOf(60, 180)).toBeLessThan(0.6 * (await marchOf(40, 0)));
    });
  });
}

yieldContract('the built-in climate', builtinYield);

let server: PvgisServer;
beforeEach(async () => {
  server = await startPvgisServer();
});
afterEach(() => server.close());

const pvgis = (clock?: () => number) =>
  pvgisYield({ baseUrl: server.baseUrl, log, ...(clock === undefined ? {} : { clock }) });

yieldContract('PVGIS', () => pvgis());

test('the built-in climate has no data at sea either', async () => {
  expect(await builtinYield().yearOn({ ...PLANE, lat: 56.5, lon: 7.95 })).toMatchObject({
    ok: false,
    error: { kind: 'no-data' },
  });
});

describe('PVGIS', () => {
  test('is asked by its own names, for one kWp', async () => {
    await pvgis().yearOn(PLANE);
    expect(server.queries.map((query) => Object.fromEntries(query))).toEqual([
      {
        lat: '56.16',
        lon: '10.2',
        peakpower: '1',
        loss: '14',
        angle: '35',
        aspect: '-90',
        mountingplace: 'building',
        pvtechchoice: 'crystSi',
        usehorizon: '1',
        outputformat: 'json',
      },
    ]);
  });

  test('is waited for while it is slow', async () => {
    server.behave('slowly');
    expect((await pvgis().yearOn(PLANE)).ok).toBe(true);
  });

  const KINDS: Partial<Record<Manner, string>> = {
    hangs: 'unavailable',
    'hangs-half-way': 'unavailable',
    sea: 'no-data',
    '429': 'busy',
    '429-for-a-minute': 'busy',
    '529': 'busy',
    '500': 'unavailable',
    rubbish: 'unreadable',
    'another-answer': 'unreadable',
    half: 'unreadable',
    huge: 'unreadable',
    redirect: 'unavailable',
    drops: 'unavailable',
  };

  test.each(MANNERS_WITHOUT_YIELD)(
    'answers «%s»: a failure by its name, in time',
    async (manner) => {
      server.behave(manner);
      const { value, ms } = await timed(pvgis().yearOn(PLANE));
      expect(value).toEqual({ ok: false, error: { kind: KINDS[manner] } });
      expect(ms).toBeLessThan(ANSWERS_WITHIN_MS);
      // Nobody is led elsewhere.
      expect(server.queries).toHaveLength(1);
    },
  );

  test('that nobody listens at is a failure, not an exception', async () => {
    const source = pvgis();
    await server.close();
    expect(await source.yearOn(PLANE)).toEqual({ ok: false, error: { kind: 'unavailable' } });
    server = await startPvgisServer();
  });

  test('an answer of 50 MB is cut off long before its end', async () => {
    server.behave('huge');
    await pvgis().yearOn(PLANE);
    await expect.poll(() => server.sentBytes()).toBeGreaterThan(0);
    // What the connection holds on its way comes on top of the limit.
    expect(server.sentBytes()).toBeLessThan(10 * 1024 * 1024);
  });

  test.each(['500', 'rubbish', '429', 'drops'] as const)(
    'that answers «%s» again and again is left alone within five calls, for half a minute',
    async (manner) => {
      let nowMs = 0;
      const source = pvgis(() => nowMs);
      server.behave(manner);
      for (let call = 0; call < 20; call++) expect((await source.yearOn(PLANE)).ok).toBe(false);
      expect(server.queries.length).toBeLessThanOrEqual(5);
      server.behave('well');
      expect((await source.yearOn(PLANE)).ok).toBe(false);
      nowMs += 30_000;
      expect((await source.yearOn(PLANE)).ok).toBe(true);
    },
  );

  test('that hangs costs a visitor nothing once it is left alone', async () => {
    const source = pvgis();
    server.behave('hangs');
    await Promise.all(Array.from({ length: 5 }, () => source.yearOn(PLANE)));
    const { ms } = await timed(source.yearOn(PLANE));
    expect(ms).toBeLessThan(50);
  });

  test('that says how long it is busy is left alone for so long', async () => {
    let nowMs = 0;
    const source = pvgis(() => nowMs);
    server.behave('429-for-a-minute');
    await source.yearOn(PLANE);
    server.behave('well');
    nowMs += 59_999;
    expect((await source.yearOn(PLANE)).ok).toBe(false);
    expect(server.queries).toHaveLength(1);
    nowMs += 1;
    expect((await source.yearOn(PLANE)).ok).toBe(true);
  });

  test('a place without data is no failure of the service', async () => {
    const source = pvgis();
    server.behave('sea');
    for (let call = 0; call < 10; call++) await source.yearOn(PLANE);
    expect(server.queries).toHaveLength(10);
  });

  test('is called at most thirty times a second', async () => {
    let nowMs = 0;
    const source = pvgis(() => nowMs);
    const found = await Promise.all(Array.from({ length: 100 }, () => source.yearOn(PLANE)));
    expect(server.queries).toHaveLength(30);
    expect(found.filter(({ ok }) => !ok)).toHaveLength(70);
    nowMs += 1000;
    await Promise.all(Array.from({ length: 100 }, () => source.yearOn(PLANE)));
    expect(server.queries).toHaveLength(60);
  });
});
