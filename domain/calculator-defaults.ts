import type { Mounting, RoofType } from '../engine/estimate-input.ts';
import type { CalculatorState } from './calculator-state.ts';

/**
 * Defaults of the specification, 4 and 9: peak power and spending as they stand initially, the rest
 * as after a reset. Values the specification leaves open are the commonest Danish case.
 */
export const CALCULATOR_DEFAULTS = {
  address: '',
  postcode: null,
  peakPower: 5,
  slope: 35,
  azimuth: 0,
  systemLoss: 14,
  shading: 'none',
  horizon: null,
  roofFaces: null,
  sizing: 'peak-power',
  roofSurfaceArea: null,
  roofType: 'tile',
  buildingType: 'detached',
  replaceRoofNext10Yrs: false,
  // Late in the ten years that the question names: most who say yes do not know the year. Ours, from 2026-11.
  roofReplacementYear: 8,
  electricalBoardOld: false,
  cableLengthToRoof: 5,
  panelCost: 150_000,
  ownOffer: null,
  interestedInBattery: false,
  batteryCapacityKwh: 10,
  batteryUnitCounts: null,
  batteryStrategy: 'self-use',
  receivedPreviousOffers: false,
  financingOption: 'cash',
  loanTermYears: 10,
  averageMonthlySpendingDKK: 1000,
  annualConsumptionKwh: null,
  household: null,
  heatPump: false,
  electricCarKmPerYear: 0,
  chargingPlan: 'cheap-hours',
  calculatedNumberOfPanels: null,
  selectedPanelManufacturer: 'TW',
  selectedInverterModelId: null,
  priceZone: null,
  gridCompany: null,
  assumptions: {},
} as const satisfies Partial<CalculatorState>;

/** Every field answered; what may be unknown is null, never absent. */
export type FullCalculatorState = {
  readonly [Name in keyof CalculatorState]-?: Exclude<CalculatorState[Name], undefined>;
};

/** Panels on a flat roof stand on racks and are cooled from behind; on a pitched one they lie close to it. */
export function mountingOf(roofType: RoofType): Mounting {
  return roofType === 'flat' ? 'free' : 'building';
}

/** The state with every default filled in. */
export function withDefaults(state: CalculatorState): FullCalculatorState {
  const given = Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined),
  ) as Partial<FullCalculatorState> & Pick<FullCalculatorState, 'lat' | 'lon'>;
  const roofType = given.roofType ?? CALCULATOR_DEFAULTS.roofType;
  return { mounting: mountingOf(roofType), ...CALCULATOR_DEFAULTS, ...given };
}
