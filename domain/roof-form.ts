import type { RoofShape } from '../engine/roof/roof-shape.ts';
import { ROOF_SHAPES } from '../engine/roof/roof-shape.ts';
import { LIMITS } from './calculator-limits.ts';
import { readDirection } from './direction-text.ts';
import { drawnRoof, wrappedDeg } from './drawn-roof.ts';
import { parseUngrouped } from './number-text.ts';
import type { RoofEdit, RoofGround } from './roof-edits.ts';
import { LAYOUT_LIMITS } from './roof-layout.ts';
import { addOutbuilding, changeOutbuilding } from './roof/outbuilding-edits.ts';
import { MOST_OUTBUILDINGS, OUTBUILDING_LIMITS, type Outbuilding } from './roof/outbuilding.ts';
import { beginWith } from './roof-start.ts';

/** Fields of the form that draws a roof where no script runs. */
export const ROOF_FORM = {
  shape: 'roofShape',
  length: 'roofLengthM',
  width: 'roofWidthM',
  front: 'roofFrontDeg',
  slope: 'roofSlopeDeg',
  panels: 'roofPanels',
} as const;

/** The same for a face beside the house; each field comes once for each face. */
export const BESIDE_FORM = {
  length: 'roofBesideLengthM',
  width: 'roofBesideWidthM',
  slope: 'roofBesideSlopeDeg',
  azimuth: 'roofBesideDeg',
} as const;

/**
 * The house as such a form describes it. What was left empty is as it was; what is no roof of this shape, as one that
 * is wider than it is long, changes nothing.
 * @param was direction and slope [°] and panels until now
 * @returns null: nothing that can be drawn was described
 */
export function roofOfForm(
  query: URLSearchParams,
  ground: RoofGround,
  was: { readonly slope: number; readonly azimuth: number; readonly panels: number },
): RoofEdit | null {
  const shape: RoofShape | undefined = ROOF_SHAPES.find(
    (known) => known === query.get(ROOF_FORM.shape),
  );
  if (shape === undefined) return null;
  const read = (name: keyof typeof ROOF_FORM, limits: Limits) =>
    within(query.get(ROOF_FORM[name]), limits);
  const lengthM = read('length', LAYOUT_LIMITS.lengthM);
  const widthM = read('width', LAYOUT_LIMITS.widthM);
  const house = beginWith(shape, ground, {
    slope: read('slope', [0, 60]) ?? was.slope,
    azimuth: directionIn(query.get(ROOF_FORM.front)) ?? was.azimuth,
    panels: Math.round(read('panels', LIMITS.calculatedNumberOfPanels) ?? was.panels),
    size: {
      ...(lengthM === undefined ? {} : { lengthM }),
      ...(widthM === undefined ? {} : { widthM }),
    },
  });
  if (house === null) return null;
  return besidesIn(query).reduce((roof, besides) => withBesides(roof, ground, besides), house);
}

type Limits = readonly [least: number, most: number];

function within(text: string | null, limits: Limits): number | undefined {
  return inLimits(parseUngrouped(text ?? ''), limits);
}

/** [°] A figure without a sign or a side is west of south. */
function directionIn(text: string | null): number | undefined {
  return inLimits(readDirection(text ?? '', 0), LIMITS.azimuth);
}

function inLimits(value: number | null, [least, most]: Limits): number | undefined {
  return value !== null && value >= least && value <= most ? value : undefined;
}

type Besides = Pick<Outbuilding, 'lengthM' | 'widthM'> & {
  readonly slopeDeg: number | undefined;
  readonly azimuth: number | undefined;
};

/** The faces beside the house: those that have a length and a width. */
function besidesIn(query: URLSearchParams): readonly Besides[] {
  const texts = (name: keyof typeof BESIDE_FORM) => query.getAll(BESIDE_FORM[name]);
  return texts('length')
    .slice(0, MOST_OUTBUILDINGS)
    .flatMap((text, index) => {
      const read = (name: keyof typeof BESIDE_FORM, limits: Limits) =>
        within(texts(name)[index] ?? null, limits);
      const lengthM = within(text, OUTBUILDING_LIMITS.lengthM);
      const widthM = read('width', OUTBUILDING_LIMITS.widthM);
      if (lengthM === undefined || widthM === undefined) return [];
      const slopeDeg = read('slope', OUTBUILDING_LIMITS.slopeDeg);
      return [{ lengthM, widthM, slopeDeg, azimuth: directionIn(texts('azimuth')[index] ?? null) }];
    });
}

/** With panels wherever there is room on it; where there is none, the house stays as it was. */
function withBesides(house: RoofEdit, ground: RoofGround, besides: Besides): RoofEdit {
  const drawnAs = ({ layout, faces }: RoofEdit) =>
    drawnRoof(layout, faces, ground.panel, ground.lat);
  const roof = drawnAs(house);
  const added = roof === null ? null : addOutbuilding(roof, ground);
  const both = added === null ? null : drawnAs(added);
  if (both === null) return house;
  const { lengthM, widthM, slopeDeg, azimuth } = besides;
  const face = both.faces.length - 1;
  const changed = changeOutbuilding(both, ground, face, {
    lengthM,
    widthM,
    ...(slopeDeg === undefined ? {} : { slopeDeg: Math.round(slopeDeg) }),
    ...(azimuth === undefined ? {} : { turnDeg: Math.round(wrappedDeg(azimuth - both.frontDeg)) }),
  });
  return changed ?? house;
}
