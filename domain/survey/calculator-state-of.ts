import type { CalculatorState } from '../calculator-state.ts';
import type { ROOF_DIRECTIONS, SurveyAnswers } from './answers.ts';

/** Where the house stands, as the address search found it. */
export type SurveyPlace = Pick<CalculatorState, 'lat' | 'lon'> & {
  readonly postcode: string;
  readonly address: string;
  /** GLN; null: the zone's largest, until the visitor chooses one. */
  readonly gridCompany: string | null;
};

/** As PVGIS counts [°]: 0 south, −90 east, 90 west. */
const AZIMUTH_DEG: Readonly<Record<(typeof ROOF_DIRECTIONS)[number], number>> = {
  south: 0,
  'south-east': -45,
  east: -90,
  'north-east': -135,
  north: 180,
  'north-west': 135,
  west: 90,
  'south-west': 45,
};

/**
 * The survey's answers as the calculator takes them: the one mapping. What was not answered is left out, so that
 * the calculator's own guesses hold and are shown as guesses.
 */
export function calculatorStateOf(
  { solar, financing }: SurveyAnswers,
  place: SurveyPlace,
): CalculatorState {
  return dropUndefined({
    ...place,
    gridCompany: place.gridCompany ?? undefined,
    buildingType: solar.buildingType ?? undefined,
    roofType: known(solar.roofType),
    roofSurfaceArea: solar.roofSize ?? undefined,
    azimuth: solar.roofDirection === null ? undefined : AZIMUTH_DEG[solar.roofDirection],
    slope: solar.roofAngle ?? undefined,
    averageMonthlySpendingDKK: solar.monthlyBill ?? undefined,
    // The meter's figure takes precedence over the bill's: the price of a kWh need not be guessed then.
    annualConsumptionKwh: solar.monthlyUsage === null ? undefined : solar.monthlyUsage * 12,
    cableLengthToRoof: solar.approxCableLength ?? undefined,
    electricalBoardOld: yes(solar.electricalBoardAge, 'before-1990'),
    replaceRoofNext10Yrs: yes(solar.roofAgeAndReplacementPlan, 'within-ten-years'),
    financingOption:
      financing.financingPreference === null || financing.financingPreference === 'undecided'
        ? undefined
        : financing.financingPreference,
    loanTermYears:
      financing.financingPreference === 'loan' ? (financing.loanPeriod ?? undefined) : undefined,
    interestedInBattery: financing.wantsBattery || undefined,
    heatPump: financing.wantsHeatPump || undefined,
    receivedPreviousOffers: financing.hasReceivedPreviousOffer ?? undefined,
  });
}

function known<Value extends string>(value: Value | null): Exclude<Value, 'unknown'> | undefined {
  return value === null || value === 'unknown' ? undefined : (value as Exclude<Value, 'unknown'>);
}

/** Not known and not answered are left to the calculator's guess. */
function yes<Value extends string>(value: Value | null, meaning: Value): boolean | undefined {
  return value === null || value === 'unknown' ? undefined : value === meaning;
}

function dropUndefined({ lat, lon, ...state }: CalculatorState): CalculatorState {
  const given = Object.entries(state).filter(([, value]) => value !== undefined);
  return { lat, lon, ...Object.fromEntries(given) };
}

/** The street of a whole address; its postcode and town have a field of their own. */
export function streetOf({ address, postcode }: Pick<SurveyPlace, 'address' | 'postcode'>): string {
  const at = address.lastIndexOf(postcode);
  return (at === -1 ? address : address.slice(0, at)).replace(/(?<![,\s])[,\s]+$/, '');
}
