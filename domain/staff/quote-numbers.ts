import { LIMITS } from '../calculator-limits.ts';
import type { NumberField } from '../number-text.ts';
import { DESIGN_PANELS } from './quoted-lines.ts';

/** A dearer line is a slip [DKK]. */
const DEAREST_LINE_DKK = 2_000_000;

/** What the fields of an offer's draft take. */
export const QUOTE_NUMBERS = {
  price: { unit: 'kr', decimals: 2, limits: [-DEAREST_LINE_DKK, DEAREST_LINE_DKK] },
  panels: { unit: 'stk', decimals: 0, limits: DESIGN_PANELS },
  battery: { unit: 'kWh', decimals: 3, limits: LIMITS.batteryCapacityKwh },
} as const satisfies Readonly<Record<string, NumberField>>;

export type QuoteNumber = keyof typeof QUOTE_NUMBERS;
