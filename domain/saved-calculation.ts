import type { CalculatorData } from './calculator-data.ts';
import { withChange } from './counted-answers.ts';
import { isSameHouse } from './same-house.ts';

/** Of another house, what else was told is about who lives there, and how they would pay. */
const OF_THE_PERSON: ReadonlySet<string> = new Set<keyof CalculatorData>([
  'fullName',
  'email',
  'userPhoneNumber',
  'interestedInBattery',
  'receivedPreviousOffers',
  'financingOption',
  'loanTermYears',
]);

/** What came out of a calculation: beside the answers of another it would be wrong. */
const CALCULATED: ReadonlySet<string> = new Set<keyof CalculatorData>([
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  'reportCalculatedProfitExVat',
]);

/** Saved data once a whole calculation is saved: a change of it, or of another house and the same person. */
export function withCalculation(
  saved: CalculatorData,
  calculation: CalculatorData,
): CalculatorData {
  if (!isAsBefore(saved, calculation)) return { ...ofThePerson(saved), ...calculation };
  const answers = Object.entries(saved).filter(([name]) => !CALCULATED.has(name));
  return withChange<CalculatorData>(Object.fromEntries(answers), calculation);
}

export function ofThePerson(saved: CalculatorData): CalculatorData {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => OF_THE_PERSON.has(name)));
}

/** Whether both are of one house. What one of the two does not say of the place is taken to be as the other says. */
export function isAsBefore(saved: CalculatorData, calculation: CalculatorData): boolean {
  const [before, now] = [placeOf(saved), placeOf(calculation)];
  if (before.lat === undefined || before.lon === undefined) return true;
  return isSameHouse({ ...now, ...before }, { ...before, ...now });
}

function placeOf({ lat, lon, address = '' }: CalculatorData) {
  return {
    ...(lat === undefined ? {} : { lat }),
    ...(lon === undefined ? {} : { lon }),
    ...(address.trim() === '' ? {} : { address }),
  };
}
