import { expect, test } from 'vitest';
import { colourRule, rgbOf } from './picture-colours.ts';

const point = (y: number, cb: number, cr: number, profile: Parameters<typeof colourRule>[0]) => [
  ...rgbOf([Uint8Array.of(y), Uint8Array.of(cb), Uint8Array.of(cr)], colourRule(profile)!),
];

test.each([
  ['white of the full range', 255, 128, 128, { matrix: 6, isFull: true }, [255, 255, 255]],
  ['white of a film’s range', 235, 128, 128, { matrix: 1, isFull: false }, [255, 255, 255]],
  ['black of a film’s range', 16, 128, 128, { matrix: 6, isFull: false }, [0, 0, 0]],
  // Red by BT.601 and BT.709: its share of the brightness, and the most of its difference.
  ['red', 76, 85, 255, { matrix: 6, isFull: true }, [254, 0, 0]],
  ['red of BT.709', 54, 99, 255, { matrix: 1, isFull: true }, [254, 0, 0]],
  ['what says nothing of its colours', 76, 85, 255, null, [254, 0, 0]],
])('%s', (_, y, cb, cr, profile, rgb) => {
  for (const [index, value] of point(y, cb, cr, profile).entries()) {
    expect(Math.abs(value - rgb[index]!)).toBeLessThanOrEqual(1);
  }
});

test('colours that no camera writes have no rule', () => {
  expect(colourRule({ matrix: 0, isFull: true })).toBeNull();
});
