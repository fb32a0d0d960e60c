import { describe, expect, test } from 'vitest';
import { drawnRoof, type DrawnRoof } from '../drawn-roof.ts';
import { counted, NO_SETTING, setFaceUsed, togglePlace, type RoofEdit } from '../roof-edits.ts';
import { roofPicture } from '../roof-picture.ts';
import type { FoundLayout } from '../roof-layout.ts';
import { moveCorner, movedOutline } from './corner-move.ts';
import { moveSide, sideDepthsM } from './found-sides.ts';
import type { FoundHouseFace } from './found-house.ts';

const GROUND = { panel: { longM: 1.762, shortM: 1.134 }, lat: 56 };
const OPEN = Array.from({ length: 12 }, () => 0);

// A gable 10 m long and 8 m wide: each face 4 m on the ground, 30° steep.
const face = (isSouth: boolean): FoundHouseFace => ({
  slopeDeg: 30,
  azimuthDeg: isSouth ? 0 : 180,
  eavesM: 2.5,
  certainty: 'sure',
  horizonDeg: OPEN,
  outline: isSouth
    ? [
        [-5, -4],
        [5, -4],
        [5, 0],
        [-5, 0],
      ]
    : [
        [-5, 0],
        [5, 0],
        [5, 4],
        [-5, 4],
      ],
  obstacles: isSouth ? [{ kind: 'chimney', alongM: 4.5, upM: 3, sideM: 1 }] : [],
});
const { obstacles } = face(true);
const LAYOUT: FoundLayout = {
  shape: 'found',
  house: { source: 'dhm', date: '2026-11-20', faces: [face(true), face(false)] },
  faces: [{ face: 0, orientation: 'portrait', removed: [], obstacles }],
};

function drawn(edit: RoofEdit | null): DrawnRoof {
  const roof = edit && drawnRoof(edit.layout, edit.faces, GROUND.panel, GROUND.lat);
  if (roof === null) throw new Error('no roof');
  return roof;
}
const begun = () => drawn(counted(LAYOUT, NO_SETTING, GROUND));
const panelsOn = (roof: DrawnRoof, number: number) =>
  roof.faces[number]!.places.filter(({ state }) => state === 'panel').length;

test('a found face has its own slope, direction, size and places', () => {
  const [south, north] = begun().faces;
  expect(south).toMatchObject({ slopeDeg: 30, azimuthDeg: 0, eavesM: 2.5, certainty: 'sure' });
  expect(south!.areaM2).toBeCloseTo(40 / Math.cos(Math.PI / 6), 6);
  expect(Math.max(...south!.outline.map(([, up]) => up))).toBeCloseTo(4 / Math.cos(Math.PI / 6));
  // Two rows of eight, less what the chimney stands on.
  const { places } = south!;
  expect(places).toHaveLength(16);
  expect(places.filter(({ state }) => state === 'blocked').length).toBeGreaterThan(0);
  expect(north!.places).toEqual([]);
});

test('panels are taken away and faces taken into use as on a drawn roof', () => {
  const roof = begun();
  const before = panelsOn(roof, 0);
  const free = roof.faces[0]!.places.findIndex(({ state }) => state === 'panel');
  expect(panelsOn(drawn(togglePlace(roof, GROUND, 0, free)), 0)).toBe(before - 1);
  const both = setFaceUsed(roof, GROUND, 1, true)!;
  expect(both.faces.map(({ azimuth }) => azimuth)).toEqual([0, 180]);
  expect(panelsOn(drawn(both), 1)).toBe(16);
});

test('the plan has its front where it was measured', () => {
  const { extent, frontDeg, faces } = roofPicture(begun());
  expect(extent).toEqual({ eastM: 10, southM: 8 });
  expect(frontDeg).toBe(0);
  expect(faces[0]!.middle).toEqual({ eastM: 5, southM: 6 });
  expect(faces[1]!.middle).toEqual({ eastM: 5, southM: 2 });
});

test('the eave moved out by a metre lengthens the face and lowers the eave', () => {
  const moved = drawn(moveSide(begun(), GROUND, { face: 0, side: 0, byM: 1 }));
  const [south, north] = moved.faces;
  expect(south!.areaM2).toBeCloseTo(10 * (4 / Math.cos(Math.PI / 6) + 1), 1);
  expect(south!.eavesM).toBeCloseTo(2.5 - Math.sin(Math.PI / 6), 2);
  // The chimney stands where it stood: a metre farther from the eave.
  expect(south!.obstacles[0]!.upM).toBeCloseTo(4, 1);
  expect(north!.areaM2).toBeCloseTo(40 / Math.cos(Math.PI / 6), 6);
  expect(panelsOn(moved, 0)).toBeGreaterThan(panelsOn(begun(), 0));
});

test.each([
  ['inwards past the opposite side', { side: 0, byM: -5 }],
  ['to the horizon', { side: 1, byM: 95 }],
])('a side is not moved %s', (_name, { side, byM }) => {
  expect(moveSide(begun(), GROUND, { face: 0, side, byM })).toBeNull();
});

test('a side’s number is how far the face reaches from it, and follows its move', () => {
  const rectangle = [
    [0, 0],
    [10, 0],
    [10, 4],
    [0, 4],
  ] as const;
  expect(sideDepthsM(rectangle)).toEqual([4, 10, 4, 10]);
  // From the slanted side of a triangle of 3, 4 and 5: its height is 12 / 5.
  const triangle = [
    [0, 0],
    [4, 0],
    [0, 3],
  ] as const;
  expect(sideDepthsM(triangle)).toEqual([3, 2.4, 4]);
  const before = sideDepthsM(begun().faces[0]!.outline)[0]!;
  const moved = drawn(moveSide(begun(), GROUND, { face: 0, side: 0, byM: 0.5 }));
  expect(sideDepthsM(moved.faces[0]!.outline)[0]).toBeCloseTo(before + 0.5, 1);
});

describe('a corner of a found face, on the plan', () => {
  // The corner at the right end of the eave, two metres to the west and one to the north.
  const move = { face: 0, corner: 1, by: { eastM: -2, southM: -1 } };

  test('goes where the hand has it; the other corners stay, and so does the other face', () => {
    const roof = begun();
    const [was, other] = roof.faces;
    const outline = movedOutline(roof, GROUND, move)!;
    const on = (corner: number) => was!.onPlan(was!.outline[corner]!);
    expect(outline[1]!.eastM).toBeCloseTo(on(1).eastM - 2, 6);
    expect(outline[1]!.southM).toBeCloseTo(on(1).southM - 1, 6);
    for (const corner of [0, 2, 3]) {
      expect(outline[corner]!.eastM).toBeCloseTo(on(corner).eastM, 6);
      expect(outline[corner]!.southM).toBeCloseTo(on(corner).southM, 6);
    }
    const moved = drawn(moveCorner(roof, GROUND, move));
    // Cut off: a triangle between the corner, where it was, and its two neighbours.
    expect(moved.faces[0]!.areaM2).toBeCloseTo((40 - 2 * 2 - 5) / Math.cos(Math.PI / 6), 1);
    expect(moved.faces[1]!.areaM2).toBeCloseTo(other!.areaM2, 6);
    expect(panelsOn(moved, 0)).toBeLessThan(panelsOn(roof, 0));
  });

  test.each([
    ['over the opposite side', { eastM: -6, southM: -6 }],
    ['onto its neighbour', { eastM: -10, southM: 0 }],
    ['out of sight', { eastM: 200, southM: 0 }],
  ])('that goes %s is no face', (_, by) => {
    expect(moveCorner(begun(), GROUND, { ...move, by })).toBeNull();
    expect(movedOutline(begun(), GROUND, { ...move, by })).toBeNull();
  });
});
