import { parseWithin, type NumberField } from '../../../domain/number-text.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDecimal } from '../../../words/format.ts';
import { numberErrorText } from '../../../words/number-error-text.ts';

export type TypedNumber =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: string };

/** A typed number that its field takes, or what is wrong with it, in words. */
export function typedNumber(text: string, field: NumberField): TypedNumber {
  const locale = getLocale();
  const read = parseWithin(text, field, locale);
  if (read.ok) return read;
  const [least, most] = field.limits.map((limit) => shortDecimal(limit, locale));
  const { code } = read.error;
  const problem =
    code === 'too-small' || code === 'too-large'
      ? m.calculator_out_of_range({ least: least ?? '', most: most ?? '' })
      : numberErrorText(read.error, locale);
  return { ok: false, problem };
}
