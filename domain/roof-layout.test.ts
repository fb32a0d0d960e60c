import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areNearer, OBSTACLE_DISTANCE_M } from '../engine/roof/panel-places.ts';
import { ROOF_SHAPES } from '../engine/roof/roof-shape.ts';
import { toQuery } from './calculator-query.ts';
import { drawnRoof, guessedRoof, type DrawnRoof } from './drawn-roof.ts';
import { fromQuery } from './read-query.ts';
import {
  FACES_OF,
  isHouse,
  readRoofLayout,
  roofLayoutText,
  type TypicalLayout,
} from './roof-layout.ts';
import {
  addObstacle,
  fillFace,
  moveObstacle,
  removeObstacle,
  resizeHouse,
  togglePlace,
  turnHouse,
  turnPanels,
  setFaceUsed,
  type RoofEdit,
} from './roof-edits.ts';
import { beginWith } from './roof-start.ts';

const GROUND = { panel: { longM: 1.762, shortM: 1.134 }, lat: 56.157 };

function drawn(edit: RoofEdit | null): DrawnRoof {
  const roof = edit && drawnRoof(edit.layout, edit.faces, GROUND.panel, GROUND.lat);
  if (roof === null) throw new Error('no roof');
  return roof;
}
const panelsOn = (roof: DrawnRoof, face: number) =>
  roof.faces[face]!.places.filter(({ state }) => state === 'panel').length;
const south = (panels: number) => ({ slope: 35, azimuth: 0, panels });

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm / 100);
const layouts = fc
  .record({
    shape: fc.constantFrom(...ROOF_SHAPES),
    lengthM: metres(10, 40),
    widthM: metres(3, 9),
    wingM: metres(1, 25),
    faces: fc.uniqueArray(
      fc.record({
        face: fc.integer({ min: 0, max: 3 }),
        orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
        removed: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
        obstacles: fc.array(
          fc.record({
            kind: fc.constantFrom('chimney' as const, 'window' as const),
            alongM: metres(0, 20),
            upM: metres(0, 9),
          }),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 4, selector: ({ face }) => face },
    ),
  })
  .map((layout): TypicalLayout => {
    const faces = layout.faces.map((face) => ({
      ...face,
      face: face.face % FACES_OF[layout.shape],
    }));
    const firsts = faces.filter(
      (one, at) => faces.findIndex(({ face }) => face === one.face) === at,
    );
    return { ...layout, faces: firsts };
  });

describe('the text of a layout', () => {
  test('is short, and the same for the same layout', () => {
    const layout: TypicalLayout = {
      shape: 'l-shape',
      lengthM: 15,
      widthM: 8,
      wingM: 5.6,
      faces: [
        {
          face: 0,
          orientation: 'portrait',
          removed: [3, 7],
          obstacles: [{ kind: 'chimney', alongM: 3.1, upM: 2.2 }],
        },
        { face: 1, orientation: 'landscape', removed: [], obstacles: [] },
      ],
    };
    const text = 'l-shape_15_8_5.6*0p_3-7_c3.1x2.2*1l';
    expect(roofLayoutText(layout)).toBe(text);
    expect(readRoofLayout(text)).toEqual(layout);
  });

  test('reads back what was written, also through an address', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const text = roofLayoutText(layout);
        expect(readRoofLayout(text)).toEqual(layout);
        const state = { lat: 56.16, lon: 10.2, roofLayout: text };
        expect(fromQuery(toQuery(state))).toEqual({ state, errors: [] });
      }),
    );
  });

  test.each([
    '',
    'gable',
    'gable_12_8_4',
    'dome_12_8_4*0p',
    'gable_12_8_4*2p',
    'gable_12_8_4*0p*0l',
    'gable_2_8_4*0p',
    'hip_7_8_4*0p',
    'l-shape_8_8_4*0p',
    'gable_12_8_4*0q',
    'gable_12_8_4*0p_1000',
    'gable_12_8_4*0p__c1e9x2',
    'gable_12_8_4*0p__c1x2_c1x2_c1x2_c1x2_c1x2_c1x2_c1x2',
    `gable_12_8_4*0p_${'1-'.repeat(999)}1`,
  ])('«%s» is none, and an address says so', (text) => {
    expect(readRoofLayout(text)).toBeNull();
    if (text === '') return;
    const { errors } = fromQuery(new URLSearchParams({ roofLayout: text, slope: '30' }));
    expect(errors).toEqual([{ field: 'roofLayout', code: 'unknown-value' }]);
  });

  test('an address from before drawings existed is read unchanged', () => {
    const { state, errors } = fromQuery(new URLSearchParams('lat=56.16&lon=10.2&slope=30'));
    expect({ state, errors }).toEqual({ state: { lat: 56.16, lon: 10.2, slope: 30 }, errors: [] });
  });
});

describe('a drawn roof', () => {
  test('a gable of 12 × 8 m at 60°, by hand', () => {
    // The face is 12 × 8 m: 11.4 × 7.4 m inside the edge hold 9 panels of 1.134 m beside each other
    // (9 · 1.134 + 8 · 0.02 = 10.366) and 4 rows of 1.762 (7.108).
    const edit = beginWith('gable', GROUND, { slope: 60, azimuth: -8, panels: 36 });
    expect(edit?.faces).toEqual([{ slope: 60, azimuth: -8, numberOfPanels: 36 }]);
    const roof = drawn(edit);
    expect(roof.faces.map(({ azimuthDeg }) => azimuthDeg)).toEqual([-8, 172]);
    // Lying: 6 · 1.762 + 5 · 0.02 = 10.672 in 6 rows (6 · 1.134 + 5 · 0.02 = 6.904).
    const lying = turnPanels(roof, GROUND, 0, 'landscape');
    expect(lying?.faces[0]?.numberOfPanels).toBe(36);
    // The other side as well: no more than the calculator takes, 54.
    const both = setFaceUsed(roof, GROUND, 1, true);
    expect(both?.faces.map(({ numberOfPanels }) => numberOfPanels)).toEqual([36, 18]);
    expect(both?.faces[1]?.azimuth).toBe(172);
  });

  test('removed panels come back; the last one stays', () => {
    let roof = drawn(beginWith('gable', GROUND, south(12)));
    expect(panelsOn(roof, 0)).toBe(12);
    const without = drawn(togglePlace(roof, GROUND, 0, 4));
    expect(without.faces[0]!.places[4]!.state).toBe('free');
    expect(panelsOn(without, 0)).toBe(11);
    expect(panelsOn(drawn(togglePlace(without, GROUND, 0, 4)), 0)).toBe(12);
    for (let place = 0; place < 11; place++) roof = drawn(togglePlace(roof, GROUND, 0, place));
    expect(panelsOn(roof, 0)).toBe(1);
    expect(panelsOn(drawn(fillFace(roof, GROUND, 0)), 0)).toBe(roof.faces[0]!.places.length);
    expect(togglePlace(roof, GROUND, 0, 11)).toBeNull();
  });

  test('a chimney takes the panels beneath it, and returns them when it moves on', () => {
    const roof = drawn(beginWith('gable', GROUND, south(18)));
    const all = panelsOn(roof, 0);
    const { alongM, upM } = roof.faces[0]!.places[0]!;
    const added = drawn(addObstacle(roof, GROUND, 0, 'chimney'));
    const onFirst = drawn(
      moveObstacle(added, GROUND, 0, 0, { alongM: alongM + 0.2, upM: upM + 0.2 }),
    );
    expect(onFirst.faces[0]!.places[0]!.state).toBe('blocked');
    expect(panelsOn(onFirst, 0)).toBe(all - 1);
    // Moved far off the face, it is put back on it.
    const moved = moveObstacle(onFirst, GROUND, 0, 0, { alongM: 99, upM: -3 });
    expect(moved?.layout.faces[0]?.obstacles[0]).toMatchObject({ alongM: 11.4, upM: 0 });
    expect(panelsOn(drawn(removeObstacle(onFirst, GROUND, 0, 0)), 0)).toBe(all);
  });

  test('what the calculator changed is drawn: fewer panels, more than fit, another direction', () => {
    const edit = beginWith('gable', GROUND, south(18))!;
    const withCount = (numberOfPanels: number, azimuth = 0) =>
      drawn({ ...edit, faces: [{ slope: 35, azimuth, numberOfPanels }] });
    expect(panelsOn(withCount(5), 0)).toBe(5);
    expect(withCount(5).faces[0]!.panelsWithoutPlace).toBe(0);
    const crowded = withCount(40);
    expect(panelsOn(crowded, 0) + crowded.faces[0]!.panelsWithoutPlace).toBe(40);
    expect(withCount(5, 90).frontDeg).toBe(90);
    // Two faces at a right angle are no gable.
    const faces = [0, 90].map((azimuth) => ({ slope: 35, azimuth, numberOfPanels: 6 }));
    const layout = {
      ...edit.layout,
      faces: setFaceUsed(drawn(edit), GROUND, 1, true)!.layout.faces,
    };
    expect(drawnRoof(layout, faces, GROUND.panel, GROUND.lat)).toBeNull();
  });

  test('turning the house turns all faces; a steeper roof holds more', () => {
    const both = drawn(setFaceUsed(drawn(beginWith('hip', GROUND, south(10))), GROUND, 3, true));
    const turned = turnHouse(both, GROUND, { frontDeg: -100 });
    expect(turned?.faces.map(({ azimuth }) => azimuth)).toEqual([-100, 170]);
    const steep = turnHouse(drawn(beginWith('gable', GROUND, south(54))), GROUND, { slopeDeg: 60 });
    expect(steep!.faces[0]!.numberOfPanels).toBe(36);
  });

  test('another slope or size leaves the number of panels as chosen, as far as they fit', () => {
    const roof = drawn(beginWith('gable', GROUND, south(12)));
    const places = (edit: RoofEdit | null) => drawn(edit).faces[0]!.places.length;
    const steep = turnHouse(roof, GROUND, { slopeDeg: 50 });
    const long = resizeHouse(roof, GROUND, { lengthM: 16 });
    const small = resizeHouse(roof, GROUND, { lengthM: 6 });
    for (const larger of [steep, long]) {
      expect(places(larger)).toBeGreaterThan(roof.faces[0]!.places.length);
      expect(larger!.faces[0]!.numberOfPanels).toBe(12);
    }
    expect(small!.faces[0]!.numberOfPanels).toBe(places(small));
    expect(places(small)).toBeLessThan(12);
  });

  test('an impossible house changes nothing; a larger one holds more', () => {
    const roof = drawn(beginWith('hip', GROUND, south(54)));
    expect(resizeHouse(roof, GROUND, { lengthM: 5 })).toBeNull();
    expect(resizeHouse(roof, GROUND, { widthM: 0 })).toBeNull();
    const larger = resizeHouse(roof, GROUND, { lengthM: 20 })!;
    expect(larger.faces[0]!.numberOfPanels).toBeGreaterThan(panelsOn(roof, 0));
  });

  test('a guess has room for what is already there', () => {
    for (const numberOfPanels of [4, 12, 30, 54]) {
      const faces = [{ slope: 35, azimuth: 10, numberOfPanels }];
      const { layout, faces: guessed } = guessedRoof(faces, GROUND.panel, false, GROUND.lat)!;
      const [face] = drawn({ layout, faces }).faces;
      expect(face!.panelsWithoutPlace).toBe(0);
      expect(guessed[0]!.places).toStrictEqual(face!.places);
    }
  });

  test('whatever was drawn, no panel overlaps an obstacle, and the counts agree', () => {
    const slopes = fc.integer({ min: 10, max: 60 });
    fc.assert(
      fc.property(layouts, slopes, fc.integer({ min: -180, max: 180 }), (layout, slope, front) => {
        fc.pre(isHouse(layout));
        const begun = beginWith(layout.shape, GROUND, { slope, azimuth: front, panels: 20 })!;
        const roof = resizeHouse({ ...drawn(begun), layout }, GROUND, {});
        if (roof === null) return;
        const { faces } = drawn(roof);
        for (const face of faces) {
          const laid = face.places.filter(({ state }) => state === 'panel');
          for (const place of laid) {
            for (const obstacle of face.obstacles) {
              expect(areNearer(place, obstacle, OBSTACLE_DISTANCE_M)).toBe(false);
            }
          }
        }
        const total = roof.faces.reduce((sum, face) => sum + face.numberOfPanels, 0);
        expect(total).toBeLessThanOrEqual(54);
        const drawnTotal = faces.reduce(
          (sum, { places }) => sum + places.filter(({ state }) => state === 'panel').length,
          0,
        );
        expect(drawnTotal).toBe(total);
      }),
      { numRuns: 60 },
    );
  });
});
