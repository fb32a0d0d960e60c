import { expect, test } from 'vitest';
import { roofOfForm } from './roof-form.ts';
import { roofLayoutText } from './roof-layout.ts';

const GROUND = { panel: { longM: 1.76, shortM: 1.13 }, lat: 56 };
const WAS = { slope: 30, azimuth: 0, panels: 8 };
const drawn = (fields: Record<string, string>) =>
  roofOfForm(new URLSearchParams(fields), GROUND, WAS);

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

test('what is left empty, or can’t be, stays as it was', () => {
  const roof = drawn({
    roofShape: 'gable',
    roofLengthM: '',
    roofPanels: 'mange',
    roofSlopeDeg: '89',
  });
  expect(roof?.faces).toEqual([{ slope: 30, azimuth: 0, numberOfPanels: 8 }]);
});

test('a number is read as in every other form: one that only programs write is a slip', () => {
  const roof = drawn({ roofShape: 'gable', roofSlopeDeg: '0x14' });
  expect(roof?.faces).toEqual([{ slope: 30, azimuth: 0, numberOfPanels: 8 }]);
});

test.each([
  [{}],
  [{ roofShape: 'tower' }],
  // A hipped roof is at least as long as it is wide.
  [{ roofShape: 'hip', roofLengthM: '8', roofWidthM: '12' }],
])('%j is no roof', (fields) => {
  expect(drawn(fields as Record<string, string>)).toBeNull();
});
