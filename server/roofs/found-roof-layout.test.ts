import { beforeAll, expect, test } from 'vitest';
import { drawnRoof } from '../../domain/drawn-roof.ts';
import { readRoofLayout, roofLayoutText } from '../../domain/roof-layout.ts';
import { foundEdit, type CountedShade } from '../../domain/roof/found-roof-layout.ts';
import type { HouseRoof } from '../../domain/roof/found-roof.ts';
import { houseRoof } from '../../domain/roof/house-roof.ts';
import { boxAround } from '../../domain/roof/without-trees.ts';
import { demonstrationHouse } from '../providers/roofs/demonstration.ts';
import { readRaster } from '../providers/roofs/read-raster.ts';

const PANEL = { longM: 1.762, shortM: 1.134, manufacturer: 'test' };
const GROUND = { panel: PANEL, lat: 55.987 };
let roof: HouseRoof;

beforeAll(async () => {
  const { surface: bytes, house, others } = demonstrationHouse();
  const surface = await readRaster(bytes, null);
  if (!surface.ok) throw new Error('no raster');
  const around = { houses: others, within: boxAround(house.outline, 60) };
  const found = houseRoof({ surface: surface.value, terrain: null, house, around, panel: PANEL });
  if (!found.ok) throw new Error(found.error.kind);
  roof = { source: 'demonstration', date: '2017-01-01', panel: PANEL, ...found.value };
});

test('the stored house gets its panels on the best face first, and a text holds all of it', () => {
  const edit = foundEdit(roof, GROUND, { panels: 12, shade: 'all' })!;
  expect(edit.faces.reduce((sum, { numberOfPanels }) => sum + numberOfPanels, 0)).toBe(12);
  expect(edit.layout.faces[0]!.face).toBe(0);
  const text = roofLayoutText(edit.layout);
  expect(readRoofLayout(text)).toEqual(edit.layout);
  expect(text.length).toBeLessThan(2000);
  const drawn = drawnRoof(edit.layout, edit.faces, PANEL, GROUND.lat)!;
  expect(drawn.faces).toHaveLength(roof.faces.length);
  expect(drawn.faces.every(({ panelsWithoutPlace }) => panelsWithoutPlace === 0)).toBe(true);
  // The drawing is true to what was measured.
  drawn.faces.forEach(({ areaM2 }, face) => {
    expect(Math.abs(areaM2 / roof.faces[face]!.areaM2 - 1)).toBeLessThan(0.03);
  });
});

test('no panel lies in a dark place, unless nothing is to shade', () => {
  const dark = roof.faces.map((face) => ({
    ...face,
    places: {
      portrait: face.places.portrait.map((place, at) => ({ ...place, isDark: at % 2 === 0 })),
      landscape: face.places.landscape.map((place) => ({ ...place, isDark: true })),
    },
  }));
  const count = (shade: CountedShade) =>
    foundEdit({ ...roof, faces: dark }, GROUND, { panels: 54, shade })!.faces.reduce(
      (sum, { numberOfPanels }) => sum + numberOfPanels,
      0,
    );
  expect(count('all')).toBeLessThan(0.7 * count('none'));
});

test('without shade nothing stands around; with it, what the heights saw', () => {
  const houseOf = (shade: CountedShade) => {
    const { layout } = foundEdit(roof, GROUND, { panels: 12, shade })!;
    return layout.shape === 'found' ? layout.house : null;
  };
  expect(Math.max(...houseOf('none')!.faces[0]!.horizonDeg)).toBe(0);
  expect(Math.max(...houseOf('all')!.faces[0]!.horizonDeg)).toBeGreaterThan(0);
});
