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

/** Saved data once a whole calculation is saved: a change of it, or of another house and the same person. */
export function withCalculation(
  saved: CalculatorData,
  calculation: CalculatorData,
): CalculatorData {
  if (isAsBefore(saved, calculation)) return withChange(saved, calculation);
  const kept = Object.entries(saved).filter(([name]) => OF_THE_PERSON.has(name));
  return { ...Object.fromEntries(kept), ...calculation };
}

/** What one of the two does not say of the place is taken to be as the other says. */
function isAsBefore(saved: CalculatorData, calculation: CalculatorData): boolean {
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
