import { economy } from '../economy/economy.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import type { EstimateFigures } from '../estimate-figures.ts';
import { moneyRange, type MoneyRange } from './courses.ts';
import { drawnRange } from './drawn-range.ts';
import { paceOf, paceRange, rangeAtOnce, type RangeBasis } from './range-at-once.ts';

/**
 * A hundred courses around an answer: the figure is the sums' own, the ends are those that stand beside it everywhere.
 * @param base what 25 years of the system follow from, also under another law or market than the answer's
 * @param figures of the answer: its price, system and first year
 * @throws RangeError as centralCase()
 */
export function answerRange(
  base: EconomyInput,
  figures: Pick<EstimateFigures, 'price' | 'system' | 'energy'>,
): MoneyRange {
  const { savings, economy: result, cashFlow } = economy(base);
  const basis = { ...figures, savings, economy: { ...result, cashFlow } };
  if (base.standing !== undefined) return aroundDrawn(base, basis);
  const isPriceDriven = base.batteryStrategy === 'price-driven';
  const { worse, middle, better } = paceRange(basis, isPriceDriven);
  const ends = rangeAtOnce(basis, isPriceDriven).savings;
  return moneyRange(base, {
    pace: { low: worse, middle, high: better },
    savingDkk: {
      low: ends.tenYearMeanP10Dkk,
      middle: savings.tenYearMeanDkk,
      high: ends.tenYearMeanP90Dkk,
    },
  });
}

/** Beside standing panels: the ends are those of the courses that the estimate draws itself. */
function aroundDrawn(base: EconomyInput, basis: RangeBasis): MoneyRange {
  const { savings, economy: ends } = drawnRange(base, basis);
  const middle = paceOf(
    basis.economy.paybackYears,
    basis.economy.cashFlow.at(-1)!.cumulativeDkk / base.priceDkk,
  );
  const paceAt = (years: number | null, other: number) => (years === null ? other : 1 / years);
  return moneyRange(base, {
    pace: {
      low: paceAt(ends.paybackP10Years, Math.min(middle, 1 / 30)),
      middle,
      high: paceAt(ends.paybackP90Years, middle),
    },
    savingDkk: {
      low: savings.tenYearMeanP10Dkk,
      middle: basis.savings.tenYearMeanDkk,
      high: savings.tenYearMeanP90Dkk,
    },
  });
}
