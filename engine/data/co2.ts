import type { PriceZone } from '../place.ts';

/** CO₂ of the electricity that solar power displaces, per price zone, in the first year of operation. */
export const CO2_G_PER_KWH: Readonly<Record<PriceZone, number>> = { DK1: 112, DK2: 144 };

/** Yearly fall of the above [%/yr]. */
export const CO2_FALL_PERCENT_PER_YEAR = 5;
