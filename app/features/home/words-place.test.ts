import { describe, expect, test } from 'vitest';
import { placeWords, type WordsFrame } from './words-place.ts';

const FRAME: WordsFrame = {
  home: { x: 500, y: 300 },
  lines: [{ top: 0, bottom: 100, width: 200 }],
  left: 300,
  right: 700,
  top: 100,
};

test('the text stays at home when nothing is in the way', () =>
  expect(placeWords(FRAME, { sun: { x: 900, y: 100, radius: 60 }, spots: [] })).toEqual(
    FRAME.home,
  ));

describe('if the sun is at home', () => {
  const sun = { x: 500, y: 340, radius: 60 };
  const { x, y } = placeWords(FRAME, { sun, spots: [] });
  test('the text moves clear of its disc', () => {
    const dx = Math.max(0, Math.abs(sun.x - x) - 100);
    const dy = Math.max(0, y - sun.y, sun.y - (y + 100));
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(60);
  });
  test('it stays inside the frame', () => {
    expect(x).toBeGreaterThanOrEqual(300);
    expect(x).toBeLessThanOrEqual(700);
    expect(y).toBeGreaterThanOrEqual(100);
  });
});

test('with no free place it stays at home', () => {
  const spots = Array.from({ length: 60 * 60 }, (_, index) => ({
    x: 150 + (index % 60) * 12,
    y: 50 + Math.floor(index / 60) * 12,
  }));
  expect(placeWords(FRAME, { sun: { x: 0, y: 0, radius: 1 }, spots })).toEqual(FRAME.home);
});
