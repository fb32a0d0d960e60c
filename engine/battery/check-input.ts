import { HOURS_PER_YEAR } from '../hours.ts';
import type { DispatchInput } from './flows.ts';

/**
 * Preconditions of a dispatch.
 * @param input what is to be dispatched
 * @throws RangeError a length, a battery value, a scale or a missing price
 */
export function checkDispatchInput(input: DispatchInput): void {
  const { productionKwh, loadKwh, battery, exportPrice, importPrice } = input;
  if (productionKwh.length !== HOURS_PER_YEAR || loadKwh.length !== HOURS_PER_YEAR) {
    throw new RangeError(`production and load need ${HOURS_PER_YEAR} hours`);
  }
  const { lowKwh, highKwh } = input.blocks ?? { lowKwh: loadKwh, highKwh: loadKwh };
  if (lowKwh.length !== HOURS_PER_YEAR || highKwh.length !== HOURS_PER_YEAR) {
    throw new RangeError(`use within the hour needs ${HOURS_PER_YEAR} hours`);
  }
  if (input.stopExportAtNegative === true && exportPrice?.length !== HOURS_PER_YEAR) {
    throw new RangeError(
      'export can be stopped only where the export price of every hour is given',
    );
  }
  const isPriced = importPrice?.length === HOURS_PER_YEAR && exportPrice?.length === HOURS_PER_YEAR;
  if (input.strategy === 'price-driven' && !isPriced) {
    throw new RangeError('price-driven needs the import and export price of every hour');
  }
  const scale = input.productionScale ?? 1;
  if (!(scale >= 0 && scale < Infinity)) throw new RangeError(`production scale ${scale}`);
  if (battery === null) return;
  const { usableKwh, powerKw, standbyW, losses } = battery;
  for (const figure of [usableKwh, powerKw, standbyW]) {
    if (!(figure >= 0 && figure < Infinity)) {
      throw new RangeError(`capacity, power or standby of a battery ${figure}`);
    }
  }
  const stored = losses.stored[1];
  if (!(stored > 0 && losses.drawn[1] >= stored)) {
    throw new RangeError('a battery gives no more than it takes, and something of it');
  }
}
