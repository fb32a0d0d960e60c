import { expect, test } from 'vitest';
import type { RoofPlane } from '../../domain/roof-plane.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import { planeLight } from './plane-light.ts';

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

test('PVGIS’s light is weighed by what each face carries', async () => {
  const light = await planeLight(EAST_AND_WEST, [face(3), face(1)], ({ azimuthDeg }: RoofPlane) =>
    Promise.resolve(answer(azimuthDeg < 0 ? 100 : 60)),
  );
  expect(light).toEqual({ source: 'pvgis', monthlyKwhM2: Array.from({ length: 12 }, () => 90) });
});

test.each([
  ['does not know one face', (azimuthDeg: number) => (azimuthDeg < 0 ? answer(100) : null)],
  ['leaves the light out', () => answer(undefined)],
])('where PVGIS %s, the built-in climate answers for all', async (_, ask) => {
  const light = await planeLight(EAST_AND_WEST, [face(1), face(1)], ({ azimuthDeg }) =>
    Promise.resolve(ask(azimuthDeg)),
  );
  expect(light.source).toBe('builtin');
  const year = light.monthlyKwhM2.reduce((sum, month) => sum + month, 0);
  // Between flat ground in Aarhus (about 1,000) and 35° to the south (PVGIS: 1,234).
  expect(year).toBeGreaterThan(850);
  expect(year).toBeLessThan(1150);
});
