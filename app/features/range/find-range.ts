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
import { moneyRange } from '../../../engine/range/courses.ts';
import type { RangeFindings, TaxKey } from './range-findings.ts';

// What takes longer than a frame. It knows nothing of the worker it runs in.

/** The sun's good and bad tenth are those of the mean of so many years, as in the tornado's bar. */
const SUN_YEARS = 10;

const { low: UNCHANGED, high: HIGHER } = PLAUSIBLE_RANGES.electricityTaxFrom2028DkkPerKwh;

/** The range of one home's answer, under each named future; null where no panel can be put up. */
export function findRange(state: CalculatorState, context: EstimateContext): RangeFindings | null {
  const input = estimateInput(state, context);
  const setUp = setUpEstimate(input, context);
  const { battery, batteryUnitCounts, numberOfPanels } = setUp.chosen;
  if (numberOfPanels === 0) return null;
  const base = setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
  const paybackAt = paybackUnderChange(base);
  const sunAt = (factor: typeof p10Factor) =>
    paybackAt({ yieldFactor: factor(base.modelUncertaintyPercent, SUN_YEARS) });
  return {
    scenarios: [
      ...taxesOf(base, context).map(([key, taxDkkPerKwh]) => ({
        key,
        taxDkkPerKwh,
        range: moneyRange(withTax(base, taxDkkPerKwh)),
      })),
      {
        key: 'falling',
        taxDkkPerKwh: base.assumptions.electricityTaxFrom2028DkkPerKwh,
        range: moneyRange({ ...base, solarShareFallPercent: FALLING_SHARE_PERCENT }),
      },
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
