import type { PriceList } from './price-book.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

/**
 * What it costs to take the panels down for a new roof and put them up again, at today's prices.
 * @param list sales prices [øre excl. VAT]
 * @param numberOfPanels whole number ≥ 0
 * @returns [DKK incl. VAT]; null where the list has no price for it
 * @throws RangeError a number that is no whole one ≥ 0
 * @source calculation.md 6
 */
export function roofWorkDkk(
  { roofWork, vatPercent }: Pick<PriceList, 'roofWork' | 'vatPercent'>,
  numberOfPanels: number,
): number | null {
  if (!(Number.isInteger(numberOfPanels) && numberOfPanels >= 0)) {
    throw new RangeError(`${numberOfPanels} panels`);
  }
  if (roofWork === null) return null;
  const exVatOre = roofWork.base + roofWork.perPanel * numberOfPanels;
  return roundHalfAwayFromZero((exVatOre * (100 + vatPercent)) / 100) / 100;
}
