import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { outlineAreaM2 } from '../engine/roof/roof-shape.ts';
import { panelOf } from '../engine/quote/system-choice.ts';
import { givenPicture } from './roof-picture.ts';

const face = (azimuth: number, numberOfPanels: number) => ({
  slope: 30,
  azimuth,
  numberOfPanels,
  peakPower: 1,
  kwhPerKwp: 1,
});
const maker = EXAMPLE_CATALOGUE.panels[0]!.manufacturerCode;
const panel = panelOf(EXAMPLE_CATALOGUE, maker)!;

function pictureOf(roofLayout: string | null, faces: readonly ReturnType<typeof face>[]) {
  const estimate = { yield: { faces }, system: { panelManufacturer: maker } };
  return givenPicture(
    { roofLayout, lat: 56.157 },
    estimate as unknown as Parameters<typeof givenPicture>[1],
    EXAMPLE_CATALOGUE,
  );
}

test('the picture has every panel, as large as it appears from above at this slope', () => {
  const picture = pictureOf('gable_12_8_4*0p__c3x2', [face(-8, 10)])!;
  expect(picture.frontDeg).toBe(-8);
  expect(picture.extent).toEqual({ eastM: 12, southM: 8 });
  expect(picture.faces.map(({ panels }) => panels.length)).toEqual([10, 0]);
  expect(picture.faces[0]!.obstacles.map(({ kind }) => kind)).toEqual(['chimney']);
  // Looking down on 30° everything is shorter by cos 30°; corners are kept to a centimetre.
  for (const corners of picture.faces[0]!.panels) {
    const area = -outlineAreaM2(corners.map(({ eastM, southM }) => [eastM, southM]));
    expect(area).toBeCloseTo(panel.x * panel.y * Math.cos(Math.PI / 6), 1);
    for (const { eastM, southM } of corners) {
      expect(eastM >= 0.29 && eastM <= 11.71 && southM >= 4 && southM <= 8).toBe(true);
    }
  }
});

test('a roof nobody has drawn, or changed since, has none', () => {
  expect(pictureOf(null, [face(0, 10)])).toBeNull();
  expect(pictureOf('gable_12_8_4*0p', [face(0, 10), face(90, 3)])).toBeNull();
});
