import type { Mounting, RoofType, StandingPanels } from '../engine/estimate-input.ts';
import type { CalculatorState } from './calculator-state.ts';
import { standingWithDefaults } from './standing-panels.ts';
import { USUAL_HOUSEHOLD } from './usual-household.ts';

/**
 * Defaults from the specification, 4 and 9: peak power and spending as they are initially, the rest
 * as after a reset. Where the specification is silent, the commonest Danish case.
 */
const INPUT_DEFAULTS = {
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
  // Late in the ten years the question names: most who say yes do not know the year. Our own value,
  // from 2026-11.
  roofReplacementYear: 8,
  electricalBoardOld: false,
  cableLengthToRoof: 5,
  panelCost: 150_000,
  standing: null,
  ownOffer: null,
  interestedInBattery: false,
  batteryCapacityKwh: 10,
  batteryUnitCounts: null,
  batteryStrategy: 'self-use',
  financingOption: 'cash',
  loanTermYears: 10,
  averageMonthlySpendingDKK: 1000,
  annualConsumptionKwh: null,
  household: null,
  heatPump: false,
  electricallyHeated: null,
  electricCarKmPerYear: 0,
  chargingPlan: 'cheap-hours',
  calculatedNumberOfPanels: null,
  selectedPanelManufacturer: 'TW',
  selectedInverterModelId: null,
  priceZone: null,
  gridCompany: null,
  quoteDate: null,
  assumptions: {},
} as const satisfies Partial<CalculatorState>;

/** And for what the calculation is not given. */
export const CALCULATOR_DEFAULTS = {
  address: '',
  receivedPreviousOffers: false,
  roofLayout: null,
  ...INPUT_DEFAULTS,
} as const satisfies Partial<CalculatorState>;

type InputField = 'lat' | 'lon' | 'mounting' | keyof typeof INPUT_DEFAULTS;

/**
 * The answers the calculation is given. Others, such as an address, are not frozen with its
 * figures.
 */
export const INPUT_FIELDS = [
  'lat',
  'lon',
  'mounting',
  ...Object.keys(INPUT_DEFAULTS),
] as readonly InputField[];

/** Every field answered; what may be unknown is null, never absent. */
export type FullCalculatorState = {
  readonly [Name in Exclude<keyof CalculatorState, 'standing'>]-?: Exclude<
    CalculatorState[Name],
    undefined
  >;
} & { readonly standing: StandingPanels | null };

/**
 * Panels on a flat roof stand on racks and are cooled from behind; on a pitched roof they lie close
 * to it.
 */
export function mountingOf(roofType: RoofType): Mounting {
  return roofType === 'flat' ? 'free' : 'building';
}

/** Racks on a flat roof: low, so that rows may stand close. Source: usual are 10–15°; valid from 2026. */
const FLAT_ROOF_TILT_DEG = 12;

/** The slope where none is told: a pitched roof's own, a flat roof's racks. */
export function usualSlopeOf(roofType: RoofType): number {
  return roofType === 'flat' ? FLAT_ROOF_TILT_DEG : INPUT_DEFAULTS.slope;
}

/** The state with every default filled in. */
export function withDefaults(state: CalculatorState): FullCalculatorState {
  const given = answered(state) as Partial<Omit<FullCalculatorState, 'standing'>> &
    Pick<CalculatorState, 'lat' | 'lon' | 'standing'>;
  const roofType = given.roofType ?? CALCULATOR_DEFAULTS.roofType;
  const slope = given.slope ?? usualSlopeOf(roofType);
  const azimuth = given.azimuth ?? CALCULATOR_DEFAULTS.azimuth;
  return {
    ...CALCULATOR_DEFAULTS,
    mounting: mountingOf(roofType),
    slope,
    ...given,
    standing: given.standing ? standingWithDefaults(given.standing, { slope, azimuth }) : null,
    // An empty answer tells no more than none.
    household: given.household ?? (isUseTold(given) ? null : USUAL_HOUSEHOLD),
  };
}

/** Whether the use is told in any way; the bill's starting value counts once that way is chosen. */
const isUseTold = ({ averageMonthlySpendingDKK, annualConsumptionKwh }: Partial<CalculatorState>) =>
  averageMonthlySpendingDKK !== undefined || (annualConsumptionKwh ?? null) !== null;

/** What was answered; an undefined field keeps the default. */
export function answered(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
