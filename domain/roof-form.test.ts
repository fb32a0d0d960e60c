import { expect, test } from 'vitest';
import { roofOfForm } from './roof-form.ts';
import { roofLayoutText } from './roof-layout.ts';

const GROUND = { panel: { longM: 1.76, shortM: 1.13 }, lat: 56 };
const WAS = { slope: 30, azimuth: 0, panels: 8 };
const readOf = (fields: Record<string, string>) =>
  roofOfForm(new URLSearchParams(fields), GROUND, WAS, 'da');
const drawn = (fields: Record<string, string>) => readOf(fields).edit;

test('a house of its own size, direction and slope, with the panels that were asked for', () => {
  const roof = drawn({
    roofShape: 'gable',
    roofLengthM: '14',
    roofWidthM: '9,5',
    roofFrontDeg: '−20',
    roofSlopeDeg: '25',
    roofPanels: '10',
  });
  expect(roof?.layout).toMatchObject({ shape: 'gable', lengthM: 14, widthM: 9.5 });
  expect(roofLayoutText(roof!.layout)).toMatch(/^gable_14_9\.5_/);
  expect(roof?.faces).toEqual([{ slope: 25, azimuth: -20, numberOfPanels: 10 }]);
});

test('what is left empty stays as it was', () => {
  const roof = drawn({ roofShape: 'gable', roofLengthM: '', roofPanels: ' \u200b' });
  expect(roof?.faces).toEqual([{ slope: 30, azimuth: 0, numberOfPanels: 8 }]);
});

test('what can’t be is refused at its field, and nothing is drawn of it', () => {
  const { edit, errors } = readOf({
    roofShape: 'gable',
    roofLengthM: '9 fod',
    roofPanels: 'mange',
    roofSlopeDeg: '89',
    roofBesideLengthM: '0x14',
  });
  expect(edit).toBeNull();
  expect(errors).toEqual([
    { field: 'roofLengthM', code: 'other-unit', unit: 'fod' },
    { field: 'roofSlopeDeg', code: 'too-large', limit: 60 },
    { field: 'roofPanels', code: 'not-a-number' },
    { field: 'roofBesideLengthM.0', code: 'not-a-number' },
  ]);
});

test.each([
  [{}],
  [{ roofShape: 'tower' }],
  // A hipped roof is at least as long as it is wide.
  [{ roofShape: 'hip', roofLengthM: '8', roofWidthM: '12' }],
])('%j is no roof', (fields) => {
  expect(drawn(fields as Record<string, string>)).toBeNull();
});

test('faces beside the house come with their own measures, slope and direction', () => {
  const query = new URLSearchParams({
    roofShape: 'gable',
    roofFrontDeg: '20 øst',
    roofPanels: '10',
  });
  for (const [length, width, slope, azimuth] of [
    ['6', '4', '15', '70 vest'],
    // Without a slope and a direction: as a carport usually is, towards the front.
    ['5,5', '3,5', '', ''],
  ] as const) {
    query.append('roofBesideLengthM', length);
    query.append('roofBesideWidthM', width);
    query.append('roofBesideSlopeDeg', slope);
    query.append('roofBesideDeg', azimuth);
  }
  const roof = roofOfForm(query, GROUND, WAS, 'da').edit;
  expect(roof?.layout).toMatchObject({
    shape: 'gable',
    outbuildings: [
      { lengthM: 6, widthM: 4, slopeDeg: 15, turnDeg: 90 },
      { lengthM: 5.5, widthM: 3.5, slopeDeg: 10, turnDeg: 0 },
    ],
  });
  expect(roof?.faces[0]).toEqual({ slope: 30, azimuth: -20, numberOfPanels: 10 });
  expect(roof?.faces.slice(1)).toMatchObject([
    { slope: 15, azimuth: 70 },
    { slope: 10, azimuth: -20 },
  ]);
  expect(roof!.faces.slice(1).every(({ numberOfPanels }) => numberOfPanels > 0)).toBe(true);
});

test('a face beside the house without a width is none', () => {
  const roof = drawn({ roofShape: 'gable', roofBesideLengthM: '6', roofBesideWidthM: '' });
  expect(roof?.layout).not.toHaveProperty('outbuildings');
});
