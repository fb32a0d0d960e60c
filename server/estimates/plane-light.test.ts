import { afterAll, expect, test } from 'vitest';
import type { RoofPlane } from '../../domain/roof-plane.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import type { YieldYear } from '../providers/yield/port.ts';
import { HOUSE } from '../work/asker.ts';
import { workPool } from '../work/work-pool.ts';
import { planeLightReader } from './plane-light.ts';

const EAST_AND_WEST = {
  lat: 56.2,
  lon: 10.2,
  roofFaces: [
    { slope: 35, azimuth: -90 },
    { slope: 35, azimuth: 90 },
  ],
};
const face = (peakPower: number): FaceYield => ({
  slope: 35,
  azimuth: 0,
  numberOfPanels: 1,
  peakPower,
  kwhPerKwp: 800,
});

/** An answer as PVGIS gives it, with so much light in every month. */
function answer(kwhM2: number | undefined) {
  const fixed = Array.from({ length: 12 }, () => ({ E_m: 1, 'H(i)_m': kwhM2 }));
  return {
    monthlyYield: { source: 'pvgis', database: 'X', years: '1–2', monthlyKwhPerKwp: [] } as const,
    response: { outputs: { monthly: { fixed } } },
  };
}

const pool = workPool();
afterAll(() => pool.close());

async function lightBy(
  ask: (plane: RoofPlane) => YieldYear | null,
  ...faces: readonly FaceYield[]
) {
  const read = planeLightReader((plane) => Promise.resolve(ask(plane)), pool);
  const light = await read(HOUSE, EAST_AND_WEST, faces);
  if (!light.ok) throw new Error(light.error.kind);
  return light.value;
}

test('PVGIS’s light is weighed by what each face carries', async () => {
  const ask = ({ azimuthDeg }: RoofPlane) => answer(azimuthDeg < 0 ? 100 : 60);
  expect(await lightBy(ask, face(3), face(1))).toEqual({
    source: 'pvgis',
    monthlyKwhM2: Array.from({ length: 12 }, () => 90),
  });
});

test.each([
  ['does not know one face', (azimuthDeg: number) => (azimuthDeg < 0 ? answer(100) : null)],
  ['leaves the light out', () => answer(undefined)],
])('where PVGIS %s, the built-in climate answers for all', async (_, ask) => {
  const light = await lightBy(({ azimuthDeg }) => ask(azimuthDeg), face(1), face(1));
  expect(light.source).toBe('builtin');
  const year = light.monthlyKwhM2.reduce((sum, month) => sum + month, 0);
  // Between flat ground in Aarhus (about 1,000) and 35° to the south (PVGIS: 1,234).
  expect(year).toBeGreaterThan(850);
  expect(year).toBeLessThan(1150);
});
