import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { unknownTo } from './estimate-request.ts';
import { placeErrors } from './place-check.ts';
import { withoutRefused } from './without-refused.ts';
import type { CalculatorState } from './calculator-state.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';

const refusedIn = ({ lat, lon, ...wishes }: Partial<CalculatorState>) => [
  ...(lat === undefined || lon === undefined ? [] : placeErrors({ lat, lon })),
  ...unknownTo(wishes, { catalogue: EXAMPLE_CATALOGUE, gridTariffs: SHIPPED_GRID_TARIFFS }),
];

test('a wish that needs a figure is dropped, and the figure is asked for', () => {
  expect(withoutRefused({ sizing: 'roof', slope: 20 }, refusedIn)).toEqual({
    state: { slope: 20 },
    errors: [{ field: 'roofSurfaceArea', code: 'no-roof-area' }],
  });
});

test('faces stay if only the wish to fill them is in the way', () => {
  const roofFaces = [{ slope: 30, azimuth: 0 }];
  expect(withoutRefused({ sizing: 'roof', roofFaces }, refusedIn)).toEqual({
    state: { roofFaces },
    errors: [{ field: 'roofFaces.0.roofSurfaceArea', code: 'no-roof-area' }],
  });
});

test('every refused field is dropped, and no other', () => {
  const given = {
    lat: 57.8,
    lon: 8,
    slope: 20,
    sizing: 'roof',
    selectedInverterModelId: 'nobody',
  } as const;
  const { state, errors } = withoutRefused(given, refusedIn);
  expect(state).toEqual({ lon: 8, slope: 20 });
  expect(errors.map(({ field }) => field).sort()).toEqual([
    'lat',
    'roofSurfaceArea',
    'selectedInverterModelId',
  ]);
});

test('a refusal naming a field that is not there is a fault, not a loop', () => {
  const always = () => [{ field: 'slope', code: 'too-large' }] as const;
  expect(() => withoutRefused({ azimuth: 0 }, always)).toThrow(RangeError);
});
