import type { CalculatorState } from './calculator-state.ts';

/**
 * The house's address as on a letter, «Skovvej 12, 8381 Tilst»: a typed one may end with its postcode, and of some
 * houses only that is known.
 * @param townOf the town that a postcode names; null: there is no such postcode
 */
export function wholeAddress(
  { address = '', postcode }: Pick<CalculatorState, 'address' | 'postcode'>,
  townOf: (postcode: string) => string | null,
): string {
  const written = address.trim() || (postcode ?? '');
  if (postcode == null || postcode === '' || !written.endsWith(postcode)) return written;
  const town = townOf(postcode);
  return town === null ? written : `${written} ${town}`;
}
