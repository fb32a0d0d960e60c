import { describe, expect, test } from 'vitest';
import { drawnRoof, type DrawnRoof } from '../drawn-roof.ts';
import { resizeHouse, setFaceUsed, turnHouse, type RoofEdit } from '../roof-edits.ts';
import { readRoofLayout, roofLayoutText } from '../roof-layout.ts';
import { beginWith } from '../roof-start.ts';
import { moveCorner, movedOutline, withMovedCorner } from './corner-move.ts';
import {
  addOutbuilding,
  changeOutbuilding,
  outbuildingOf,
  removeOutbuilding,
} from './outbuilding-edits.ts';
import { placedOutbuildings } from './outbuilding.ts';

const GROUND = { panel: { longM: 1.762, shortM: 1.134 }, lat: 56.157 };

function drawn(edit: RoofEdit | null): DrawnRoof {
  const roof = edit && drawnRoof(edit.layout, edit.faces, GROUND.panel, GROUND.lat);
  if (roof === null) throw new Error('no roof');
  return roof;
}
const begun = (shape: 'gable' | 'hip' | 'l-shape' = 'gable') =>
  drawn(beginWith(shape, GROUND, { slope: 35, azimuth: -8, panels: 10 }));
const textOf = ({ layout }: DrawnRoof) => roofLayoutText(layout);

describe('a face beside the house', () => {
  test('is added with its panels, after the faces of the house', () => {
    const edit = addOutbuilding(begun(), GROUND)!;
    // 6 × 4 m at 10° is 4.06 m up: inside the edge 5.4 × 3.46 m, 4 panels beside each other in one row.
    expect(edit.faces).toEqual([
      { slope: 35, azimuth: -8, numberOfPanels: 10 },
      { slope: 10, azimuth: -8, numberOfPanels: 4 },
    ]);
    expect(edit.layout.faces.map(({ face }) => face)).toEqual([0, 2]);
    expect(drawn(edit).houseExtent).toEqual({ eastM: 12, southM: 8 });
    expect(drawn(edit).extent).toEqual({ eastM: 12 + 1.5 + 6, southM: 8 });
  });

  test('is written with the house and read back; what is none is refused', () => {
    const roof = drawn(addOutbuilding(begun(), GROUND));
    expect(textOf(roof)).toMatch(/^gable_12_8_4_6x4x10x0\*/);
    expect(readRoofLayout(textOf(roof))).toEqual(roof.layout);
    for (const text of [
      'gable_12_8_4_6x4x10*0p',
      'gable_12_8_4_0x4x10x0*0p',
      'gable_12_8_4_6x4x61x0*0p',
      'gable_12_8_4_6x4x10x181*0p',
      'gable_12_8_4_6x4x10x0*3p',
      'gable_12_8_4_6x4x10x0_6x4x10x0_6x4x10x0*0p',
    ]) {
      expect(readRoofLayout(text), text).toBeNull();
    }
  });

  test('has its own slope and direction, and turns with the house', () => {
    const roof = drawn(addOutbuilding(begun(), GROUND));
    const turned = drawn(changeOutbuilding(roof, GROUND, 2, { turnDeg: 90, slopeDeg: 20 }));
    expect(turned.faces[2]).toMatchObject({ azimuthDeg: 82, slopeDeg: 20 });
    const house = turnHouse(turned, GROUND, { frontDeg: 100, slopeDeg: 45 })!;
    expect(house.faces.map(({ slope, azimuth }) => [slope, azimuth])).toEqual([
      [45, 100],
      [20, -170],
    ]);
    expect(changeOutbuilding(roof, GROUND, 2, { lengthM: 0 })).toBeNull();
  });

  test('goes again, and the numbers behind it move up', () => {
    const two = drawn(addOutbuilding(drawn(addOutbuilding(begun(), GROUND)), GROUND));
    expect(addOutbuilding(two, GROUND)).toBeNull();
    const wide = drawn(changeOutbuilding(two, GROUND, 3, { lengthM: 8 }));
    const one = drawn(removeOutbuilding(wide, GROUND, 2));
    expect(outbuildingOf(one, 2)).toMatchObject({ lengthM: 8 });
    expect(textOf(one)).toMatch(/^gable_12_8_4_8x4x10x0\*.*\*2p/);
    expect(textOf(drawn(removeOutbuilding(one, GROUND, 2)))).toBe(textOf(begun()));
  });

  test('may carry all panels: the house is then drawn as steep as it', () => {
    const roof = drawn(addOutbuilding(begun(), GROUND));
    const alone = drawn(setFaceUsed(roof, GROUND, 0, false));
    expect(alone).toMatchObject({ slopeDeg: 10, frontDeg: -8 });
    expect(removeOutbuilding(alone, GROUND, 2)).toBeNull();
  });

  test('stands within what the plan shows, however it is turned', () => {
    for (const turnDeg of [0, 37, 90, 180, -120]) {
      const house = { eastM: 12, southM: 8 };
      const one = { lengthM: 14, widthM: 6, slopeDeg: 20, turnDeg };
      const { placed, extent } = placedOutbuildings([one], house);
      const up = 6 / Math.cos((20 * Math.PI) / 180);
      for (const corner of [
        [0, 0],
        [14, 0],
        [14, up],
        [0, up],
      ] as const) {
        const { eastM, southM } = placed[0]!.onPlan(corner);
        expect(eastM).toBeGreaterThan(13.4);
        expect(eastM).toBeLessThan(extent.eastM + 1e-9);
        expect(southM).toBeGreaterThan(-1e-9);
        expect(southM).toBeLessThan(extent.southM + 1e-9);
      }
    }
  });
});

describe('a corner that is moved', () => {
  const sizes = (roof: DrawnRoof, corner: number, eastM: number, southM: number, face = 0) => {
    const layout = withMovedCorner(roof, GROUND, { face, corner, by: { eastM, southM } });
    return layout && [layout.lengthM, layout.widthM, layout.wingM];
  };

  test('makes the house longer or wider on its side; a ridge only longer', () => {
    // Eave left, eave right, ridge right, ridge left.
    expect(sizes(begun(), 0, -1, 2)).toEqual([13, 10, 4]);
    expect(sizes(begun(), 1, 1, -0.55)).toEqual([13, 7.45, 4]);
    expect(sizes(begun(), 2, 1, 3)).toEqual([13, 8, 4]);
    expect(sizes(begun(), 3, 1, 3)).toEqual([11, 8, 4]);
    // The other face's eave lies behind.
    expect(sizes(begun(), 0, 1, -1, 1)).toEqual([13, 9, 4]);
    expect(sizes(begun('hip'), 3, -1, 0)).toEqual([15, 9, 4]);
  });

  test('of a wing moves the wing', () => {
    // Face 1: from the corner in to the wing's end.
    expect(sizes(begun('l-shape'), 1, 0, 1, 1)).toEqual([15, 8, 6.6]);
    expect(sizes(begun('l-shape'), 1, 1, 0.5)).toEqual([16, 8.5, 5.6]);
  });

  test('stays where no house can be, and within what is drawn', () => {
    expect(sizes(begun('hip'), 1, -8, 0)).toBeNull();
    expect(sizes(begun(), 1, 90, 0)).toEqual([40, 8, 4]);
  });

  test('keeps a full face full, and of any other the panels that it has', () => {
    const roof = drawn(addOutbuilding(begun(), GROUND));
    const by = { eastM: 0, southM: -2 };
    const edit = moveCorner(roof, GROUND, { face: 2, corner: 3, by })!;
    expect(outbuildingOf(drawn(edit), 2)).toMatchObject({ lengthM: 6, widthM: 6 });
    expect(edit.faces.map(({ numberOfPanels }) => numberOfPanels)).toEqual([10, 12]);
    const house = moveCorner(roof, GROUND, { face: 0, corner: 1, by: { eastM: 2, southM: 0 } })!;
    expect(textOf(drawn(house))).toMatch(/^gable_14_8_4_6x4x10x0\*/);
    expect(drawn(resizeHouse(roof, GROUND, { lengthM: 14 })).layout).toEqual(house.layout);
  });

  test('is where the pointer is on the plan, and what lies across stays', () => {
    const at = (corner: number, eastM: number, southM: number) =>
      movedOutline(begun(), GROUND, { face: 0, corner, by: { eastM, southM } });
    expect(at(0, -1, 2)).toMatchObject([
      { eastM: -1, southM: 10 },
      { eastM: 12, southM: 10 },
      { eastM: 12 },
      { eastM: -1 },
    ]);
    const roof = drawn(addOutbuilding(begun(), GROUND));
    const by = { eastM: 1, southM: -2 };
    const outline = movedOutline(roof, GROUND, { face: 2, corner: 2, by })!;
    [13.5, 20.5, 20.5, 13.5].forEach((eastM, corner) => {
      expect(outline[corner]!.eastM).toBeCloseTo(eastM);
      expect(outline[corner]!.southM).toBeCloseTo(corner < 2 ? 8 : 2);
    });
  });
});
