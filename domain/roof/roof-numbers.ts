import { LIMITS } from '../calculator-limits.ts';
import type { NumberField } from '../number-text.ts';
import { LAYOUT_LIMITS } from '../roof-layout.ts';
import { OUTBUILDING_LIMITS } from './outbuilding.ts';

// The figures of the drawing, which is kept in centimetres.

type Limits = NumberField['limits'];

export const metres = (...limits: Limits): NumberField => ({ unit: 'm', decimals: 2, limits });
export const degrees = (...limits: Limits): NumberField => ({ unit: '°', decimals: 1, limits });
const wholeDegrees = (limits: Limits): NumberField => ({ unit: '°', decimals: 0, limits });

/** A steeper face is drawn as none. */
export const STEEPEST_DEG = 60;

/** The house, by the names of its form. */
export const HOUSE_NUMBERS = {
  length: metres(...LAYOUT_LIMITS.lengthM),
  width: metres(...LAYOUT_LIMITS.widthM),
  front: degrees(...LIMITS.azimuth),
  slope: degrees(0, STEEPEST_DEG),
  panels: { unit: 'stk', decimals: 0, limits: LIMITS.calculatedNumberOfPanels },
} as const satisfies Readonly<Record<string, NumberField>>;

/** A face beside the house, by the names of the same form. */
export const OUTBUILDING_NUMBERS = {
  length: metres(...OUTBUILDING_LIMITS.lengthM),
  width: metres(...OUTBUILDING_LIMITS.widthM),
  slope: wholeDegrees(OUTBUILDING_LIMITS.slopeDeg),
  azimuth: wholeDegrees(OUTBUILDING_LIMITS.turnDeg),
} as const satisfies Readonly<Record<string, NumberField>>;
