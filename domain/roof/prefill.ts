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
 * use comes on top, which the bill has already. Storeys, areas, years and asbestos are for reading: no field takes them.
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
