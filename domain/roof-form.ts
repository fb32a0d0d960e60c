import type { RoofShape } from '../engine/roof/roof-shape.ts';
import { ROOF_SHAPES } from '../engine/roof/roof-shape.ts';
import { LIMITS } from './calculator-limits.ts';
import { parseUngrouped } from './number-text.ts';
import type { RoofEdit, RoofGround } from './roof-edits.ts';
import { LAYOUT_LIMITS } from './roof-layout.ts';
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
  const read = (name: keyof typeof ROOF_FORM, [least, most]: readonly [number, number]) => {
    const value = parseUngrouped(query.get(ROOF_FORM[name]) ?? '');
    return value !== null && value >= least && value <= most ? value : undefined;
  };
  const lengthM = read('length', LAYOUT_LIMITS.lengthM);
  const widthM = read('width', LAYOUT_LIMITS.widthM);
  return beginWith(shape, ground, {
    slope: read('slope', [0, 60]) ?? was.slope,
    azimuth: read('front', [-180, 180]) ?? was.azimuth,
    panels: Math.round(read('panels', LIMITS.calculatedNumberOfPanels) ?? was.panels),
    size: {
      ...(lengthM === undefined ? {} : { lengthM }),
      ...(widthM === undefined ? {} : { widthM }),
    },
  });
}
