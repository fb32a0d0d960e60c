import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { calculatedReport } from '../../domain/report/calculated-report.ts';
import { runSized } from '../../domain/sized-state.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { HOUSE } from './asker.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

const HOME: CalculatorState = { lat: 55.676, lon: 12.568, postcode: '2100' };
const HOMES: readonly (readonly [string, CalculatorState])[] = [
  ['plain', HOME],
  ['price-driven', { ...HOME, interestedInBattery: true, batteryStrategy: 'price-driven' }],
  ['sized by the use', { ...HOME, sizing: 'use', electricCarKmPerYear: 12_000 }],
  [
    'two faces',
    {
      ...HOME,
      roofFaces: [
        { slope: 35, azimuth: -90, calculatedNumberOfPanels: 6 },
        { slope: 20, azimuth: 90, calculatedNumberOfPanels: 7, shading: 'some' },
      ],
    },
  ],
];

test.each(HOMES)(
  'an estimate (%s) from a thread is the same, to the last bit',
  async (_, state) => {
    const { services } = opened;
    const context = await services.estimateContext();
    const far = await services.estimateHours(HOUSE, state, 'builtin');
    const alone = await services.estimate(HOUSE, state, 'builtin');
    const here = runSized(state, { ...context, monthlyYield: undefined });
    if (!far.ok || !alone.ok || !here.ok) throw new Error('not calculated');
    const { provenance, ...figures } = far.value.estimate;
    expect(Object.keys(provenance).length).toBeGreaterThan(20);
    expect(figures).toStrictEqual(here.value.estimate);
    expect(far.value.hourly).toStrictEqual(here.value.hourly);
    expect(far.value.years).toStrictEqual(here.value.years);
    expect(far.value.prices).toStrictEqual(here.value.prices);
    const { hourly: _hourly, prices: _prices, ...withoutHours } = far.value;
    expect(alone.value).toStrictEqual(withoutHours);
  },
);

test.each(HOMES)('a report (%s) from a thread is the same', async (_, state) => {
  const { services } = opened;
  const context = await services.estimateContext();
  const far = await services.report(HOUSE, state, 'builtin');
  const here = calculatedReport(state, { ...context, monthlyYield: undefined });
  if (!far.ok || !here.ok) throw new Error('not calculated');
  const { provenance, ...figures } = far.value.estimate;
  expect(Object.keys(provenance).length).toBeGreaterThan(20);
  expect({ ...far.value, estimate: figures }).toStrictEqual({ ...here.value, pvgisResponse: null });
});

test('a recent calculation is handed out again and charged to nobody', async () => {
  const { services } = opened;
  const state = { ...HOME, lat: 55.7 };
  const asker = { kind: 'visitor', network: '192.0.2.9' } as const;
  const first = await services.estimateHours(asker, state, 'builtin');
  let ran = 0;
  const run = services.work.run;
  Object.assign(services.work, {
    run: (...asked: Parameters<typeof run>) => {
      ran += 1;
      return run(...asked);
    },
  });
  const again = await services.estimateHours(asker, { ...state }, 'builtin');
  expect(first.ok && again.ok && again.value.hourly === first.value.hourly).toBe(true);
  expect(ran).toBe(0);
});
