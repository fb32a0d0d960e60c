import type { NumberField } from '../number-text.ts';

const field = (unit: string, decimals: number, ...limits: NumberField['limits']): NumberField => ({
  unit,
  decimals,
  limits,
});

/** Nobody guarantees for less, or for longer than panels last. */
const GUARANTEE = field('år', 1, 1, 50);

/** Where a row stands among the others. */
const PLACE = field('', 0, 0, 9999);

/** The figures of rows, by kind; those of tariffs depend on the part. */
export const ROW_NUMBERS = {
  panel: {
    peak_power: field('W', 1, 50, 1000),
    x: field('m', 4, 0.5, 3),
    y: field('m', 4, 0.3, 2),
    guarantee_years: GUARANTEE,
  },
  inverter: {
    ac_kw: field('kW', 3, 0.3, 100),
    max_dc_kw: field('kW', 3, 0.3, 200),
    guarantee_years: GUARANTEE,
  },
  battery: {
    usable_kwh: field('kWh', 3, 0.5, 100),
    power_kw: field('kW', 3, 0.2, 50),
    efficiency_percent: field('%', 2, 50, 100),
    standby_w: field('W', 2, 0, 500),
    max_units: field('stk', 0, 1, 10),
    guarantee_years: GUARANTEE,
  },
  testimonial: { sort_order: PLACE },
  partner: { sort_order: PLACE },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NumberField>>>>;
