import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRoofLayout, roofLayoutText, type FoundLayout } from '../roof-layout.ts';
import { CERTAINTIES, ROOF_SOURCES } from './found-roof.ts';
import { foundHouseText, readFoundHouse, type FoundHouse } from './found-house.ts';

const cm = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
const faces = fc.record({
  slopeDeg: fc.integer({ min: 0, max: 60 }),
  azimuthDeg: fc.integer({ min: -179, max: 180 }),
  eavesM: cm(0, 12),
  certainty: fc.constantFrom(...CERTAINTIES),
  horizonDeg: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 12, maxLength: 12 }),
  outline: fc
    .tuple(cm(-20, 20), cm(-20, 20), cm(2, 15), cm(2, 9))
    .map(([east, north, width, height]) => [
      [east, north] as const,
      [Math.round((east + width) * 100) / 100, north] as const,
      [Math.round((east + width) * 100) / 100, Math.round((north + height) * 100) / 100] as const,
    ]),
  obstacles: fc.array(
    fc.record({
      kind: fc.constantFrom('chimney' as const, 'other' as const),
      alongM: cm(0, 9),
      upM: cm(0, 5),
      sideM: cm(1, 3),
    }),
    { maxLength: 3 },
  ),
});
const houses: fc.Arbitrary<FoundHouse> = fc.record({
  source: fc.constantFrom(...ROOF_SOURCES),
  date: fc.constant('2026-11-20'),
  faces: fc.array(faces, { minLength: 1, maxLength: 6 }),
});

test('a found house is the same after its text, alone and in a layout', () => {
  fc.assert(
    fc.property(houses, (house) => {
      expect(readFoundHouse(foundHouseText(house))).toEqual(house);
      const layout: FoundLayout = {
        shape: 'found',
        house,
        faces: [{ face: 0, orientation: 'landscape', removed: [2], obstacles: [] }],
      };
      const text = roofLayoutText(layout);
      expect(readRoofLayout(text)).toEqual(layout);
      // What an address carries without escaping.
      expect(new URLSearchParams({ a: text }).toString()).toMatch(/^a=[\w.*~%-]+$/);
    }),
  );
});

const FACE = '30_-8_2.4_s_h0-0-0-0-0-0-0-0-0-0-0-0_0_0_500_0_500_400';

test('a plain one is read', () => {
  expect(readFoundHouse(`found_dhm_2026-11-20~${FACE}`)?.faces[0]).toMatchObject({
    slopeDeg: 30,
    azimuthDeg: -8,
    outline: [
      [0, 0],
      [5, 0],
      [5, 4],
    ],
  });
});

test.each([
  'found_dhm_2026-11-20',
  `found_moon_2026-11-20~${FACE}`,
  `found_dhm_2026-13-20~${FACE}`,
  `found_dhm_2026-11-20~${FACE.replace('30_', '80_')}`,
  `found_dhm_2026-11-20~${FACE.replace('_s_', '_x_')}`,
  `found_dhm_2026-11-20~${FACE.replace('h0-', 'h')}`,
  `found_dhm_2026-11-20~${FACE}_7`,
  `found_dhm_2026-11-20~${FACE}_99999_0`,
  // Clockwise, so its area is below 0.
  'found_dhm_2026-11-20~30_-8_2.4_s_h0-0-0-0-0-0-0-0-0-0-0-0_500_400_500_0_0_0',
  `found_dhm_2026-11-20~${Array.from({ length: 11 }, () => FACE).join('~')}`,
])('«%s» is none', (text) => {
  expect(readFoundHouse(text)).toBeNull();
});
