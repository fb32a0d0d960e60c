import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { parseNumber } from '../../../domain/number-text.ts';
import { shortDecimal } from '../../../words/format.ts';

/** What is wrong with a typed number, in words; null when nothing is. */
export function numberProblem(
  text: string,
  [least, most]: readonly [number, number],
): string | null {
  const read = parseNumber(text);
  if (read === null) return m.calculator_not_a_number();
  const locale = getLocale();
  return read < least || read > most
    ? m.calculator_out_of_range({
        least: shortDecimal(least, locale),
        most: shortDecimal(most, locale),
      })
    : null;
}
