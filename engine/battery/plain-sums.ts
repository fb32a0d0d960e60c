import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import type { DispatchInput, FlowPrices, PricedSums } from './flows.ts';

/** Export price of the hours, where export stops when it is negative. */
export const stopAtOf = ({ stopExportAtNegative, exportPrice }: DispatchInput): Hourly | null =>
  stopExportAtNegative === true ? exportPrice! : null;

/** The sums of a year as its hours add up: where each stands in an array. */
const MADE = 0;
const USED = 1;
const DIRECT = 2;
const SOLD = 3;
const IMPORTED_DKK = 4;
const EXPORTED_DKK = 5;
const SUMS = 6;

type PlainYear = FlowPrices &
  Pick<DispatchInput, 'productionKwh' | 'loadKwh'> & {
    readonly productionScale: number;
    readonly blocks: UseBlocks;
    readonly stopAt: Hourly | null;
  };

/**
 * The sums of a year without a battery, as dispatchedSums(): in one pass that writes no hour, because nothing is stored that a
 * later hour would ask for.
 */
export function plainSums(input: DispatchInput, prices: FlowPrices): PricedSums {
  const { productionKwh, loadKwh, productionScale = 1, blocks = evenUse(loadKwh) } = input;
  const home = { productionKwh, loadKwh, productionScale, blocks };
  const year = { ...home, ...prices, stopAt: stopAtOf(input) };
  const sums = new Float64Array(SUMS);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) plainHours(hour, year, sums);
  return {
    productionKwh: sums[MADE]!,
    loadKwh: sums[USED]!,
    importedKwh: sums[USED]! - sums[DIRECT]!,
    exportedKwh: sums[SOLD]!,
    importedDkk: sums[IMPORTED_DKK]!,
    exportedDkk: sums[EXPORTED_DKK]!,
  };
}

/** As in dispatch.ts, where it is explained. */
function plainHours(from: number, year: PlainYear, sums: Float64Array): void {
  const { productionKwh, loadKwh, productionScale, imported, exported, stopAt } = year;
  const { lowKwh, highKwh, highShare } = year.blocks;
  const lowShare = 1 - highShare;
  let madeSum = sums[MADE]!;
  let usedSum = sums[USED]!;
  let directSum = sums[DIRECT]!;
  let soldSum = sums[SOLD]!;
  let importedDkk = sums[IMPORTED_DKK]!;
  let exportedDkk = sums[EXPORTED_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const now =
      lowShare * Math.min(made, lowKwh[hour]!) + highShare * Math.min(made, highKwh[hour]!);
    const sold = stopAt !== null && stopAt[hour]! < 0 ? 0 : made - now;
    importedDkk += (used - now) * imported[hour]!;
    exportedDkk += sold * exported[hour]!;
    madeSum += made;
    usedSum += used;
    directSum += now;
    soldSum += sold;
  }
  sums[MADE] = madeSum;
  sums[USED] = usedSum;
  sums[DIRECT] = directSum;
  sums[SOLD] = soldSum;
  sums[IMPORTED_DKK] = importedDkk;
  sums[EXPORTED_DKK] = exportedDkk;
}
