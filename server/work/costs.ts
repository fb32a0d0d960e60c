import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { signedAreaM2 } from '../../engine/roof/grid-polygon.ts';
import type { Task } from './tasks.ts';

// CPU on one core of the machine that docs/decisions names [ms], median, rounded up. These are
// prices, not forecasts: the same for everybody at all times, whatever else the machine does.
const ESTIMATE_MS = 8;
const REPORT_MS = 45;
const PAPER_MS = 40;
const LIGHT_MS = 5;
/** A photo of twelve megapixels. */
const PICTURE_MS = 400;
/** An offer of some pages, and what each further megabyte takes: decrypted, it is the dearest. */
const PDF_MS = 100;
const PDF_MS_PER_MB = 70;
const YIELD_MS = 8;
/** The longest offer that is read, in its worst wording. */
const LETTER_MS = 25;
/** A house of two faces, and what each further square metre of an apartment house takes. */
const ROOF_MS = 150;
const ROOF_MS_PER_M2 = 0.6;
/** A battery that follows prices plans each day anew. */
const PRICE_DRIVEN_ESTIMATE_MS = 50;
const PRICE_DRIVEN_REPORT_MS = 240;
/** Every number of panels is tried. */
const SIZES_MS = 110;
const PRICE_DRIVEN_SIZES_MS = 1200;
/** With a car charged from the sun, no size can stand in for another. */
const PRICE_DRIVEN_CAR_SIZES_MS = 2800;

/** What a piece of work is charged [ms]. */
export function costMsOf(task: Task): number {
  switch (task.kind) {
    case 'estimate':
    case 'hours':
      return sizesMs(task.order.state) + estimateMs(task.order.state);
    case 'report':
      return sizesMs(task.order.state) + reportMs(task.order.state);
    case 'offers':
      return estimateMs(task.order.state) * task.order.systems.length;
    case 'picture':
      return PICTURE_MS;
    case 'pdf':
      return PDF_MS + (PDF_MS_PER_MB * task.order.bytes.length) / 1024 ** 2;
    case 'light':
      return LIGHT_MS * task.order.planes.length;
    case 'yield':
      return YIELD_MS;
    case 'roof':
      return ROOF_MS + ROOF_MS_PER_M2 * Math.abs(signedAreaM2(task.order.house.outline));
    case 'letter':
      return LETTER_MS;
    case 'paper':
      return PAPER_MS;
  }
}

/** A report compares with and without a battery: a chosen strategy counts either way. */
const isPriceDriven = (state: CalculatorState) =>
  withDefaults(state).batteryStrategy === 'price-driven';

function estimateMs(state: CalculatorState): number {
  return isPriceDriven(state) ? PRICE_DRIVEN_ESTIMATE_MS : ESTIMATE_MS;
}

function reportMs(state: CalculatorState): number {
  return isPriceDriven(state) ? PRICE_DRIVEN_REPORT_MS : REPORT_MS;
}

function sizesMs(state: CalculatorState): number {
  if (state.sizing !== 'use') return 0;
  const { electricCarKmPerYear, chargingPlan } = withDefaults(state);
  if (!isPriceDriven(state)) return SIZES_MS;
  return electricCarKmPerYear > 0 && chargingPlan === 'solar-first'
    ? PRICE_DRIVEN_CAR_SIZES_MS
    : PRICE_DRIVEN_SIZES_MS;
}
