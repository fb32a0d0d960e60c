import { tenYearMeanDkk } from './economy/economy.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { EstimateFigures } from './estimate-figures.ts';
import type { EstimateInput } from './estimate-input.ts';
import { setUpEstimate } from './estimate-setup.ts';
import { dispatchedFirstYear, outcomeOf, type DispatchedYear } from './estimate-stages.ts';
import { priceResult } from './quote/quote.ts';
import { systemResult } from './quote/system-choice.ts';
import { roundFigures } from './rounded-figures.ts';

/** What another estimate is compared by. */
export type ComparedFigures = Pick<EstimateFigures, 'price' | 'system'> & {
  readonly savings: Pick<EstimateFigures['savings'], 'tenYearMeanDkk'>;
  readonly economy: Pick<EstimateFigures['economy'], 'paybackYears'>;
};

export type ComparedEstimate = ComparedFigures & {
  /** The household's own use, without heat pump and car [kWh/yr]. */
  readonly householdKwh: number;
  /** Dispatched when asked for. */
  readonly firstYear: () => Pick<DispatchedYear, 'energy' | 'hourly'>;
};

/**
 * The figures that estimate() gives, without those that a comparison leaves out: the range, the percentiles of every
 * year, the verdict. Less than half the work.
 * @param input as of estimate()
 * @param context as of estimate()
 * @throws RangeError as estimate()
 */
export function comparedEstimate(input: EstimateInput, context: EstimateContext): ComparedEstimate {
  const setUp = setUpEstimate(input, context);
  const { chosen } = setUp;
  const units = chosen.battery === null ? {} : chosen.batteryUnitCounts;
  const { quote, central } = outcomeOf(setUp, units, chosen.battery);
  const figures = roundFigures({
    price: priceResult(quote),
    system: systemResult(chosen),
    savings: { tenYearMeanDkk: tenYearMeanDkk(central) },
    economy: { paybackYears: central.paybackYears },
  });
  const firstYear = () => {
    const { hourly, energy } = dispatchedFirstYear(setUp, input);
    return { hourly, energy: roundFigures(energy) };
  };
  return { ...figures, householdKwh: setUp.home.householdKwh, firstYear };
}
