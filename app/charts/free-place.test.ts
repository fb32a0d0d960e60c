import { expect, test } from 'vitest';
import type { Point } from './chart-path.ts';
import { placing, type Box, type Place, type Taken } from './free-place.ts';

const frame: Box = { left: 0, right: 200, top: 0, bottom: 100 };
const freePlace = (places: readonly Place[], taken: Taken) => placing(taken).place(places);
const at = (left: number, top: number): Place => ({
  box: { left, right: left + 50, top, bottom: top + 20 },
  leader: [
    [left, top],
    [left, top],
  ],
});

test('the first place that meets nothing is taken', () => {
  const [first, second] = [at(10, 10), at(80, 10)];
  expect(freePlace([first, second], { frame, boxes: [], lines: [] })).toBe(first);
  expect(freePlace([first, second], { frame, boxes: [at(20, 20).box], lines: [] })).toBe(second);
});

test('a line through a place is seen although none of its points lies in it', () => {
  const [crossed, free] = [at(10, 40), at(10, 75)];
  const lines = [
    [
      [0, 30],
      [100, 70],
    ],
  ] as const;
  expect(freePlace([crossed, free], { frame, boxes: [], lines })).toBe(free);
});

test('with no free place a line under it is better than a text, and a text better than being cut off', () => {
  const [onLine, onText, cutOff] = [at(10, 10), at(80, 10), at(180, 60)];
  const lines = [
    [
      [0, 20],
      [70, 20],
    ],
  ] as const;
  const taken = { frame, boxes: [onText.box], lines };
  expect(freePlace([cutOff, onText, onLine], taken)).toBe(onLine);
  expect(freePlace([cutOff, onText], taken)).toBe(onText);
  expect(freePlace([], taken)).toBeNull();
});

test('a leader does not run through a text', () => {
  const led: Place = {
    ...at(10, 10),
    leader: [
      [30, 30],
      [30, 90],
    ],
  };
  const other = at(80, 10);
  expect(freePlace([led, other], { frame, boxes: [at(20, 50).box], lines: [] })).toBe(other);
});

test('two leaders do not cross', () => {
  const led = (left: number, from: Point, to: Point): Place => ({
    ...at(left, 10),
    leader: [from, to],
  });
  const texts = placing({ frame, boxes: [], lines: [] });
  texts.place([led(0, [25, 35], [150, 90])]);
  const crossing = led(100, [125, 35], [50, 90]);
  const apart = led(100, [125, 35], [160, 60]);
  expect(texts.place([crossing], 'legible')).toBeNull();
  expect(texts.place([crossing, apart])).toBe(apart);
});

test('a place is taken once a text has it, with the room around it', () => {
  const texts = placing({ frame, boxes: [], lines: [] }, { x: 8, y: 4 });
  expect(texts.place([at(10, 10)])).toEqual(at(10, 10));
  expect(texts.place([at(64, 10), at(80, 10)])).toEqual(at(80, 10));
});

test('who demands a free place has none rather than a bad one', () => {
  const texts = placing({ frame, boxes: [at(10, 10).box], lines: [] });
  expect(texts.place([at(20, 20)], 'free')).toBeNull();
  expect(texts.place([at(20, 20)])).toEqual(at(20, 20));
});
