import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateAnswerSchema } from '../../server/estimates/answer-schema.ts';
import { monthlyYieldSchema } from '../../server/estimates/monthly-yield-schema.ts';
import { testApp } from '../../server/testing/app.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { MANNERS_WITHOUT_YIELD, startPvgisServer, type Manner } from '../fixtures/pvgis-server.ts';

const ANSWERS_WITHIN_MS = 2500;
const HOME = { lat: 56.157, lon: 10.211, slope: 30, azimuth: 20 };
const QUERY = new URLSearchParams(Object.entries(HOME).map(([name, value]) => [name, `${value}`]));

type Site = TestServices & {
  readonly app: ReturnType<typeof testApp>;
  readonly queryCount: () => number;
  readonly behave: (manner: Manner) => void;
};

async function siteOn(manner: Manner): Promise<Site> {
  const server = await startPvgisServer(manner);
  const opened = await testServices({ YIELD: 'pvgis', PVGIS_URL: server.baseUrl });
  return {
    ...opened,
    app: testApp(opened.services),
    queryCount: () => server.queries.length,
    behave: server.behave,
    async close() {
      await opened.close();
      await server.close();
    },
  };
}

async function yieldOf({ app }: Pick<Site, 'app'>, query: URLSearchParams | string = QUERY) {
  const answer = await app.request(`/api/v1/yield?${query}`);
  expect(answer.status).toBe(200);
  return monthlyYieldSchema.parse(await answer.json());
}

async function estimateOf({ app }: Pick<Site, 'app'>, body: object = HOME) {
  const answer = await app.request('/api/v1/estimate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return estimateAnswerSchema.parse(await answer.json());
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

let builtin: TestServices & Pick<Site, 'app'>;
beforeAll(async () => {
  const opened = await testServices();
  builtin = { ...opened, app: testApp(opened.services) };
});
afterAll(() => builtin.close());

describe('where PVGIS answers', () => {
  let site: Site;
  beforeAll(async () => {
    site = await siteOn('well');
  });
  afterAll(() => site.close());

  test('the yield is its months, with their source', async () => {
    const made = await yieldOf(site);
    expect(made).toMatchObject({ source: 'pvgis', database: 'PVGIS-TEST', years: '2005–2023' });
    const own = await yieldOf(builtin);
    expect(own.source).toBe('builtin');
    // The stand-in's year is brighter than Denmark's.
    expect(sumOf(made.monthlyKwhPerKwp) / sumOf(own.monthlyKwhPerKwp)).toBeGreaterThan(1.03);
  });

  test('an estimate sums to its months, kWp for kWp, and says so', async () => {
    const { monthlyKwhPerKwp } = await yieldOf(site);
    const { yield: made, system } = await estimateOf(site);
    expect(made.source).toBe('pvgis');
    expect(made.database).toBe('PVGIS-TEST 2005–2023');
    made.monthlyKwh.forEach((sum, month) => {
      // The inverter cuts a little off the brightest hours.
      const ratio = sum / (monthlyKwhPerKwp[month]! * system.peakPower);
      expect(ratio).toBeGreaterThan(0.985);
      expect(ratio).toBeLessThanOrEqual(1.00001);
    });
  });

  test('shade next door still costs what it costs under the built-in sun', async () => {
    const yieldWith = async (from: Pick<Site, 'app'>, shading: string) =>
      (await estimateOf(from, { ...HOME, shading })).yield.kwhPerKwp;
    const shareUnder = async (from: Pick<Site, 'app'>) =>
      (await yieldWith(from, 'much')) / (await yieldWith(from, 'none'));
    expect(await shareUnder(builtin)).toBeLessThan(0.95);
    expect(Math.abs((await shareUnder(site)) - (await shareUnder(builtin)))).toBeLessThan(0.02);
  });

  test('two roof faces are two planes, and both are PVGIS’s', async () => {
    const before = site.queryCount();
    const roofFaces = [
      { slope: 25, azimuth: -90 },
      { slope: 25, azimuth: 90 },
    ];
    const { yield: made, provenance } = await estimateOf(site, { ...HOME, roofFaces });
    expect(site.queryCount() - before).toBe(2);
    expect(made.source).toBe('pvgis');
    // The stand-in's year is as bright in the morning as in the evening.
    expect(made.faces).toHaveLength(2);
    expect(made.faces[0]!.kwhPerKwp).toBeCloseTo(made.faces[1]!.kwhPerKwp, 1);
    expect(provenance['yield.annualKwh']?.source).toBe('PVGIS, PVGIS-TEST 2005–2023');
  });

  test('one question serves the yield, the estimate and all who come after', async () => {
    const before = site.queryCount();
    const near = 'lat=56.162&lon=10.2149&slope=30.4&azimuth=19.6';
    await Promise.all(Array.from({ length: 20 }, () => yieldOf(site, near)));
    await estimateOf(site, { lat: 56.16, lon: 10.21, slope: 30, azimuth: 20 });
    expect(site.queryCount() - before).toBeLessThanOrEqual(1);
  });

  test('a wrong plane is named field by field, a place at sea by its own word', async () => {
    const errorsOf = async (query: string) => {
      const answer = await site.app.request(`/api/v1/yield?${query}`);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
      return errors.map(({ field, code }) => [field, code]);
    };
    const before = site.queryCount();
    expect(await errorsOf('')).toEqual([
      ['lat', 'required'],
      ['lon', 'required'],
    ]);
    expect(await errorsOf('lat=59.3&lon=10&slope=91&mounting=roof')).toEqual([
      ['lat', 'outside-denmark'],
      ['slope', 'too-large'],
      ['mounting', 'unknown-value'],
    ]);
    expect(await errorsOf('lat=56.5&lon=7.95')).toEqual([['lat', 'at-sea']]);
    expect(site.queryCount()).toBe(before);
  });
});

describe.each(MANNERS_WITHOUT_YIELD)('where PVGIS answers «%s»', (manner) => {
  let site: Site;
  beforeAll(async () => {
    site = await siteOn(manner);
  });
  afterAll(() => site.close());

  test('yield and estimate come in time from the built-in climate, and say so', async () => {
    const start = performance.now();
    const made = await yieldOf(site);
    expect(performance.now() - start).toBeLessThan(ANSWERS_WITHIN_MS);
    expect(made).toEqual(await yieldOf(builtin));
    expect(made.source).toBe('builtin');
    const second = performance.now();
    const estimate = await estimateOf(site);
    expect(performance.now() - second).toBeLessThan(ANSWERS_WITHIN_MS);
    expect(estimate).toEqual(await estimateOf(builtin));
    expect(estimate.yield.source).toBe('builtin');
  });
});
