import { expect, test } from 'vitest';
import { drawnRoof } from '../../../domain/drawn-roof.ts';
import { beginWith } from '../../../domain/roof-start.ts';
import { isFacing } from './camera.ts';
import { houseSolid } from './house-solid.ts';

const GROUND = { panel: { longM: 1.762, shortM: 1.134 }, lat: 56 };

function solidOf(shape: 'gable' | 'hip' | 'l-shape', azimuth = 0) {
  const edit = beginWith(shape, GROUND, { slope: 30, azimuth, panels: 8 })!;
  return houseSolid(drawnRoof(edit.layout, edit.faces, GROUND.panel, GROUND.lat)!);
}

test('a gable: two faces that meet at the ridge, walls under eaves and gables, none inside', () => {
  const { faces, walls } = solidOf('gable');
  const ridge = 2.5 + 4 * Math.tan(Math.PI / 6);
  for (const { corners } of faces) {
    expect(Math.max(...corners.map(([, , up]) => up))).toBeCloseTo(ridge);
    expect(Math.min(...corners.map(([, , up]) => up))).toBeCloseTo(2.5);
  }
  // Two eaves and two gables, each in one piece.
  expect(walls).toHaveLength(4);
  expect(walls.map((wall) => wall.length).toSorted()).toEqual([4, 4, 5, 5]);
  expect(walls.every((wall) => wall.some(([, , up]) => up === 0))).toBe(true);
});

test('a hip roof has a wall under each of its four eaves', () => {
  expect(solidOf('hip').walls).toHaveLength(4);
});

test('every face shows its upper side, and every wall its outside', () => {
  for (const shape of ['gable', 'hip', 'l-shape'] as const) {
    const { faces, walls } = solidOf(shape, 25);
    expect(faces.every(({ corners }) => isFacing(corners, { yawDeg: 0, pitchDeg: 90 }))).toBe(true);
    const round = [0, 90, 180, -90].map((yawDeg) => ({ yawDeg: yawDeg + 25, pitchDeg: 20 }));
    for (const wall of walls) expect(round.some((from) => isFacing(wall, from))).toBe(true);
  }
});

test('panels lie in the plane of their face', () => {
  const [south] = solidOf('gable').faces;
  expect(south!.panels).toHaveLength(8);
  for (const [, north, up] of south!.panels.flat()) {
    expect(up).toBeCloseTo(2.5 + (north + 4) * Math.tan(Math.PI / 6));
  }
});
