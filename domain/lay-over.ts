import type { CalculatorData } from './calculator-data.ts';
import { withoutOverruling } from './counted-answers.ts';
import { isAsBefore, ofThePerson } from './saved-calculation.ts';

type FieldName = keyof CalculatorData;

/**
 * Fields that specification 4 does not name among those that keep their session's value: what a calculation
 * gave, and which models it used. Of these the loaded one stands; of all others the session's.
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

/** Where a postcode stands for the loaded place, it goes with it. */
const OF_THE_PLACE = ['address', 'postcode', 'priceZone', 'gridCompany'] as const;

/**
 * Saved data as a browser goes on with it that has answers of its own. Of another house than theirs it takes only
 * what is about the person.
 */
export function withSession(saved: CalculatorData, session: CalculatorData): CalculatorData {
  const known = given(saved);
  return layOver(isAsBefore(known, given(session)) ? known : ofThePerson(known), session);
}

/**
 * Saved data with this session's own values over it. What only one of the two holds is kept, so that nothing
 * that was typed is lost by signing in.
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

/** Without what is there by name only. */
function given(data: CalculatorData): CalculatorData {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );
}
