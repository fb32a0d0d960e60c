import { HOUSEHOLD_LIMITS } from '../calculator-limits.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { Fact, HouseFacts } from './house-facts.ts';

/** What of the calculator a register can fill in: nothing that it does not say itself. */
export const PREFILLED_FIELDS = ['roofType', 'buildingType', 'electricallyHeated'] as const;
export type PrefilledField = (typeof PREFILLED_FIELDS)[number];

/** One of the calculator's fields with the register's value, to be shown as «Fra BBR» and corrected there. */
export type Prefilled = {
  [Field in PrefilledField]: { readonly field: Field } & Fact<NonNullable<CalculatorState[Field]>>;
}[PrefilledField];

/**
 * The calculator's fields as BBR has them. The heating decides the electricity tax; it does not say that a heat pump's
 * use comes on top, which the bill has already. Storeys, years and asbestos are for reading: no field takes them.
 */
export function prefillOf(facts: HouseFacts): readonly Prefilled[] {
  return PREFILLED_FIELDS.flatMap((field) => {
    const fact = facts[field];
    return fact === null ? [] : [{ field, ...fact } as Prefilled];
  });
}

/** The same as fields of a state, without those that a person has answered. */
export function withoutAnswered(
  prefilled: readonly Prefilled[],
  given: Partial<CalculatorState>,
): Partial<CalculatorState> {
  const open = prefilled.filter(({ field }) => given[field] === undefined || given[field] === null);
  return Object.fromEntries(open.map(({ field, value }) => [field, value]));
}

/** The dwelling's area as the field beside the people takes it [m²]; null: BBR does not say. */
export function dwellingAreaOf({ dwellingAreaM2, builtAreaM2 }: HouseFacts): number | null {
  const area = (dwellingAreaM2 ?? builtAreaM2)?.value;
  if (area === undefined) return null;
  const [least, most] = HOUSEHOLD_LIMITS.houseAreaM2;
  return Math.min(most, Math.max(least, Math.round(area)));
}

/** What a register has told of the place that is calculated. */
export type Told = {
  /** Of which place: placeKey. */
  readonly at: string;
  /** By the field's name, dotted in a group: what it says there. */
  readonly values: Readonly<Record<string, unknown>>;
  /** «Fra BBR – ret», at a field that holds what it says. */
  readonly mark: string;
  /** The dwelling [m²]; null: not told. */
  readonly houseAreaM2: number | null;
};

export const placeKey = ({ lat, lon }: Pick<CalculatorState, 'lat' | 'lon'>) => `${lat} ${lon}`;

const PLACE_FIELDS: ReadonlySet<string> = new Set([
  'lat',
  'lon',
  'address',
  'postcode',
  'gridCompany',
  'priceZone',
]);

/** Whether nothing but a place has been said: figures that came with a link are not changed by a register. */
export function saysOnlyWhere(given: CalculatorState): boolean {
  return Object.keys(given).every((name) => PLACE_FIELDS.has(name));
}

/** A state at a new place: what a register said of the former house, and nobody changed, goes with it. */
export function withoutTold(given: CalculatorState, before: Told | null): CalculatorState {
  if (before === null) return given;
  const own = Object.entries(given).filter(([name, value]) => before.values[name] !== value);
  const { lat, lon } = given;
  return { ...Object.fromEntries(own), lat, lon };
}
