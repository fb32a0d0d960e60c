import type { CalculatorData } from './calculator-data.ts';
import { withChange } from './counted-answers.ts';
import { isSameHouse } from './same-house.ts';

/** What is kept for another house: answers about who lives there, and how they would pay. */
const OF_THE_PERSON: ReadonlySet<string> = new Set<keyof CalculatorData>([
  'fullName',
  'email',
  'userPhoneNumber',
  'interestedInBattery',
  'receivedPreviousOffers',
  'financingOption',
  'loanTermYears',
]);

/** A calculation's results, which would be wrong beside another one's inputs. */
const CALCULATED: ReadonlySet<string> = new Set<keyof CalculatorData>([
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  'reportCalculatedProfitExVat',
]);

/**
 * Saved data after a whole calculation is saved: a change to it, or another house of the same
 * person.
 */
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

/**
 * Whether both are about one house. Details of the place missing in one are assumed to be as in the
 * other.
 */
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
