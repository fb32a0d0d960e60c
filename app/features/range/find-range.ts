import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { estimateInput } from '../../../domain/estimate-request.ts';
import { FALLING_SHARE_PERCENT } from '../../../engine/data/named-sizes.ts';
import { usualTaxFrom2028 } from '../../../engine/tariff/electricity-tax.ts';
import { PLAUSIBLE_RANGES } from '../../../engine/data/plausible-ranges.ts';
import type { EconomyInput } from '../../../engine/economy/economy-input.ts';
import { p10Factor, p90Factor } from '../../../engine/economy/uncertainty.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { estimateTornado, paybackUnderChange } from '../../../engine/estimate-tornado.ts';
import { setUpEstimate } from '../../../engine/estimate-setup.ts';
import { estimate } from '../../../engine/estimate.ts';
import { hasParts } from '../../../engine/quote/system-choice.ts';
import { answerRange } from '../../../engine/range/answer-range.ts';
import { bandOf } from '../../../engine/range/money-range.ts';
import type { Band, RangeFindings, Scenario, ScenarioKey, TaxKey } from './range-findings.ts';

// What takes longer than a frame. It knows nothing of the worker it runs in.

/** The sun's good and bad tenth are those of the mean of so many years, as in the tornado's bar. */
const SUN_YEARS = 10;

const { low: UNCHANGED, high: HIGHER } = PLAUSIBLE_RANGES.electricityTaxFrom2028DkkPerKwh;

/** The range of one home's answer, under each named future; null where nothing is bought. */
export function findRange(state: CalculatorState, context: EstimateContext): RangeFindings | null {
  const input = estimateInput(state, context);
  const setUp = setUpEstimate(input, context);
  const { battery, batteryUnitCounts } = setUp.chosen;
  if (!hasParts(setUp.chosen)) return null;
  const base = setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
  const { price, system, energy, today, savings, economy } = estimate(input, context).estimate;
  const scenarioOf = (key: ScenarioKey, of: EconomyInput): Scenario => {
    const range = answerRange(of, { price, system, energy, today });
    return {
      key,
      taxDkkPerKwh: of.assumptions.electricityTaxFrom2028DkkPerKwh,
      range,
      paybackYears: bandOf(range.paybackYears),
      savingDkk: bandOf(range.savingDkk) as Band<number>,
    };
  };
  const [used, ...others] = taxesOf(base, context).map(([key, taxDkkPerKwh]) =>
    scenarioOf(key, withTax(base, taxDkkPerKwh)),
  );
  const answer: Pick<Scenario, 'paybackYears' | 'savingDkk'> = {
    paybackYears: {
      low: economy.paybackP90Years,
      middle: economy.paybackYears,
      high: economy.paybackP10Years,
    },
    savingDkk: {
      low: savings.tenYearMeanP10Dkk,
      middle: savings.tenYearMeanDkk,
      high: savings.tenYearMeanP90Dkk,
    },
  };
  const paybackAt = paybackUnderChange(base);
  const sunAt = (factor: typeof p10Factor) =>
    paybackAt({ yieldFactor: factor(base.modelUncertaintyPercent, SUN_YEARS) });
  return {
    scenarios: [
      { ...used!, ...answer },
      ...others,
      scenarioOf('falling', { ...base, solarShareFallPercent: FALLING_SHARE_PERCENT }),
    ],
    sunOnly: { low: sunAt(p90Factor), high: sunAt(p10Factor) },
    causes: estimateTornado(input, context).filter(
      ({ key }) => key !== 'electricityTaxFrom2028DkkPerKwh',
    ),
  };
}

/** The three that are named, and the visitor's own before them where it is another one. */
function taxesOf(
  { assumptions }: EconomyInput,
  { electricityTax }: EstimateContext,
): readonly (readonly [TaxKey, number])[] {
  const own = assumptions.electricityTaxFrom2028DkkPerKwh;
  const known: readonly (readonly [TaxKey, number])[] = [
    ['law', usualTaxFrom2028(electricityTax)],
    ['unchanged', UNCHANGED],
    ['higher', HIGHER],
  ];
  const used = known.filter(([, tax]) => tax === own);
  return [
    ...(used.length > 0 ? used : ([['own', own]] as const)),
    ...known.filter(([, tax]) => tax !== own),
  ];
}

const withTax = (base: EconomyInput, electricityTaxFrom2028DkkPerKwh: number): EconomyInput => ({
  ...base,
  assumptions: { ...base.assumptions, electricityTaxFrom2028DkkPerKwh },
});
