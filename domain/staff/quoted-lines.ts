import { LIMITS } from '../calculator-limits.ts';
import type { QuotedLine } from './quotes.ts';

/** The code of a line that staff give a discount in. */
export const DISCOUNT = 'discount';

/** Longest reason of a discount: the customer reads it beside the line. */
export const LONGEST_DISCOUNT_REASON = 200;

/** below-zero: a price that was set by hand. too-much: the discounts are more than all other lines. */
export type LinesProblem = 'below-zero' | 'too-much';

/** What keeps lines from being a quote: nobody is paid for a line, and only a discount, with its reason, takes away. */
export function linesProblem(lines: readonly QuotedLine[]): LinesProblem | null {
  // Rules of the price book take away by themselves, and never more than there is.
  if (lines.some(({ manual, totalOre }) => manual !== null && totalOre < 0)) return 'below-zero';
  return lines.reduce((sum, { totalOre }) => sum + totalOre, 0) < 0 ? 'too-much' : null;
}

/** @param amountOre what it takes away [øre excl. VAT], above 0 */
export const discountLine = (amountOre: number, reason: string): QuotedLine => ({
  code: DISCOUNT,
  make: null,
  size: null,
  quantity: 1,
  unit: 'job',
  unitPriceOre: -amountOre,
  totalOre: -amountOre,
  reason,
  manual: null,
});

/** Of more panels than the inverters take, as many are calculated as they do. */
export const DESIGN_PANELS = [1, 1000] as const;

/** A system that can be calculated for a quote: panels [pcs], battery [kWh usable, 0: none]. */
export function designProblem({
  numberOfPanels,
  batteryKwh,
}: {
  readonly numberOfPanels: number;
  readonly batteryKwh: number;
}): 'bad-panels' | 'bad-battery' | null {
  const [least, most] = DESIGN_PANELS;
  const isCount =
    Number.isInteger(numberOfPanels) && numberOfPanels >= least && numberOfPanels <= most;
  if (!isCount) return 'bad-panels';
  const [smallest, largest] = LIMITS.batteryCapacityKwh;
  return batteryKwh >= smallest && batteryKwh <= largest ? null : 'bad-battery';
}
