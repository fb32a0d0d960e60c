import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { EXAMPLE_CONTEXT, EXAMPLE_HOUSE } from '../../../../domain/example-house.ts';
import { toQuery } from '../../../../domain/calculator-query.ts';
import { runEstimate } from '../../../../domain/estimate-request.ts';
import { setUpEstimate } from '../../../../engine/estimate-setup.ts';
import { answerRange } from '../../../../engine/range/answer-range.ts';
import { dotsWithin } from '../../../../engine/range/money-range.ts';

/** Years within which the worked examples are counted. */
const WITHIN_YEARS = 20;

const HOUSE: CalculatorState = { ...EXAMPLE_HOUSE, annualConsumptionKwh: 4500 };

const HOMES = {
  detached: HOUSE,
  terraced: {
    ...HOUSE,
    buildingType: 'terraced',
    azimuth: -45,
    slope: 30,
    annualConsumptionKwh: 3200,
    peakPower: 3.5,
  },
  heatPump: { ...HOUSE, heatPump: true, peakPower: 8 },
  electricCar: {
    ...HOUSE,
    electricCarKmPerYear: 20_000,
    chargingPlan: 'solar-first',
    peakPower: 8,
  },
  summerHouse: {
    ...HOUSE,
    buildingType: 'holiday-home',
    roofType: 'felt',
    slope: 20,
    annualConsumptionKwh: 2500,
    peakPower: 3.5,
  },
} as const satisfies Readonly<Record<string, CalculatorState>>;

/** One home from end to end, by the same sums as the calculator's. */
function workedExample(key: keyof typeof HOMES) {
  const run = runEstimate(HOMES[key], EXAMPLE_CONTEXT);
  if (!run.ok) throw new RangeError('A worked example is outside what the calculator takes');
  const { input, estimate } = run.value;
  const setUp = setUpEstimate(input, EXAMPLE_CONTEXT);
  const range = answerRange(setUp.economyInput(setUp.quoteWith({}), null), estimate);
  return {
    key,
    query: toQuery(HOMES[key]).toString(),
    panels: estimate.system.numberOfPanels,
    useKwh: estimate.energy.consumptionKwh,
    priceDkk: estimate.price.totalPrice,
    savingDkk: estimate.savings.tenYearMeanDkk,
    economy: {
      paybackYears: estimate.economy.paybackYears,
      paybackP10Years: estimate.economy.paybackP10Years,
      paybackP90Years: estimate.economy.paybackP90Years,
    },
    within: dotsWithin(range, WITHIN_YEARS),
  };
}

/** Figures of the worked examples, recalculated by every build. */
const homes = {
  withinYears: WITHIN_YEARS,
  examples: (Object.keys(HOMES) as (keyof typeof HOMES)[]).map(workedExample),
};
export default homes;
