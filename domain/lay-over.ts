import type { CalculatorData } from './calculator-data.ts';
import { withoutOverruling } from './counted-answers.ts';
import { isAsBefore, ofThePerson } from './saved-calculation.ts';

type FieldName = keyof CalculatorData;

/**
 * Fields not among those that specification 4 lets the session keep: a calculation's results, and
 * the models it used. For these the loaded value stands; for all others the session's.
 */
const LOADED = [
  'reportId',
  'userPhoneNumber',
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'calculatedNumberOfPanels',
  'batteryUnitCounts',
  'selectedBatteryUnitsDetails',
  'selectedPanelManufacturer',
  'panelPeakPowerW',
  'panelAreaM2',
  'selectedInverterModelId',
  'reportCalculatedProfitExVat',
] as const satisfies readonly FieldName[];

/** Where a postcode represents the loaded place, it goes with it. */
const OF_THE_PLACE = ['address', 'postcode', 'priceZone', 'gridCompany'] as const;

/**
 * Saved data as used by a browser that has its own answers. If these are about another house, it
 * takes only what is about the person.
 */
export function withSession(saved: CalculatorData, session: CalculatorData): CalculatorData {
  const known = given(saved);
  return layOver(isAsBefore(known, given(session)) ? known : ofThePerson(known), session);
}

/**
 * Saved data overlaid with this session's values. What only one of the two has is kept, so that
 * signing in loses nothing that was typed.
 */
export function layOver(saved: CalculatorData, session: CalculatorData): CalculatorData {
  const own: Record<string, unknown> = given(session);
  const loaded: Record<string, unknown> = withoutOverruling(given(saved), own);
  if ('lat' in own || 'lon' in own) for (const name of OF_THE_PLACE) delete loaded[name];
  for (const name of LOADED) {
    if (name in loaded) delete own[name];
  }
  return { ...loaded, ...own };
}

/** Without fields that exist in name only. */
function given(data: CalculatorData): CalculatorData {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );
}
