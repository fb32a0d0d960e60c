import { economy } from '../economy/economy.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import type { EstimateFigures } from '../estimate-figures.ts';
import { moneyRange, type MoneyRange } from './courses.ts';
import { paceRange, rangeAtOnce } from './range-at-once.ts';

/**
 * A hundred courses around an answer: the figure is the sums' own, the ends are those that stand beside it everywhere.
 * @param base what 25 years of the system follow from, also under another law or market than the answer's
 * @param figures of the answer: its price, system and first year
 * @throws RangeError as centralCase()
 */
export function answerRange(
  base: EconomyInput,
  figures: Pick<EstimateFigures, 'price' | 'system' | 'energy' | 'today'>,
): MoneyRange {
  const { savings, economy: result, cashFlow } = economy(base);
  const basis = { ...figures, savings, economy: { ...result, cashFlow } };
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
