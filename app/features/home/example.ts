import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { gradeOf, type Grade } from '../../../domain/verdict-grade.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';

/** What a visitor can adjust in the example. Names and units as in the calculator's state. */
export type ExampleControls = {
  readonly calculatedNumberOfPanels: number;
  readonly annualConsumptionKwh: number;
  readonly slope: number;
  readonly azimuth: number;
  /** 0 for none [kWh]. */
  readonly batteryCapacityKwh: number;
};

export const EXAMPLE_START: ExampleControls = {
  calculatedNumberOfPanels: 10,
  annualConsumptionKwh: 6000,
  slope: 33,
  azimuth: 0,
  batteryCapacityKwh: 0,
};

/** The centre of postcode 8260; the house is an example, the place is real. */
export const EXAMPLE_PLACE = {
  lat: 56.1278,
  lon: 10.1088,
  postcode: '8260',
  address: '8260 Viby J',
} as const;

export function exampleState(controls: ExampleControls): CalculatorState {
  return {
    ...EXAMPLE_PLACE,
    ...controls,
    interestedInBattery: controls.batteryCapacityKwh > 0,
  };
}

/** The part of an estimate that the example shows. */
export type ExampleFigures = {
  readonly totalPriceDkk: number;
  readonly peakPowerKwp: number;
  readonly savingDkk: number;
  readonly savingLowDkk: number;
  readonly savingHighDkk: number;
  readonly paybackYears: number | null;
  readonly grade: Grade;
  readonly producedKwh: number;
  /** Used at once or taken by the battery. */
  readonly ownKwh: number;
  readonly soldKwh: number;
  /** Not produced, because the system stops when selling would cost money. */
  readonly curtailedKwh: number;
  readonly kwhPerKwp: number;
  /** 12 months; own use includes what the battery took in. */
  readonly months: readonly { readonly ownKwh: number; readonly soldKwh: number }[];
};

export function exampleFigures(estimate: EstimateFigures): ExampleFigures {
  const { price, system, savings, economy, energy } = estimate;
  return {
    totalPriceDkk: price.totalPrice,
    peakPowerKwp: system.peakPower,
    savingDkk: savings.tenYearMeanDkk,
    savingLowDkk: savings.tenYearMeanP10Dkk,
    savingHighDkk: savings.tenYearMeanP90Dkk,
    paybackYears: economy.paybackYears,
    grade: gradeOf(estimate),
    producedKwh: estimate.yield.annualKwh,
    ownKwh: energy.directKwh + energy.batteryInKwh,
    soldKwh: energy.exportedKwh,
    curtailedKwh: energy.curtailedKwh,
    kwhPerKwp: estimate.yield.kwhPerKwp,
    months: energy.monthly.map((month) => ({
      ownKwh: month.directKwh + month.batteryInKwh,
      soldKwh: month.exportedKwh,
    })),
  };
}
