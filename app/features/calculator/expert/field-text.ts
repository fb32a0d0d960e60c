import { isBlank, type NumberField } from '../../../../domain/number-text.ts';
import type { Locale } from '../../../../words/locale.ts';
import { writtenNumber } from '../../../../words/written-number.ts';
import type { FormField } from '../form/field.ts';
import { parsedIn } from './form-names.ts';

const MOST_DECIMALS = 6;

/** A number as the reader writes it, so that it is read back as the same number. */
export function numberForField(value: number, takes: NumberField, locale: Locale): string {
  const text = writtenNumber(value, takes, locale, MOST_DECIMALS);
  // «1,234» may be more than a thousand.
  return valueOf('', takes, text, locale) === Number(value.toFixed(MOST_DECIMALS))
    ? text
    : `${text}0`;
}

function valueOf(name: string, takes: NumberField, written: string, locale: Locale) {
  const read = parsedIn(name, takes, written, locale);
  return read.ok ? read.value : (read.exact ?? null);
}

/** What we take, as it stands in the field. */
export function oursText(field: FormField, locale: Locale): string {
  switch (field.kind) {
    case 'number':
      return field.ours === null ? '' : numberForField(field.ours, field.takes, locale);
    case 'flag':
      return '';
    default:
      return field.ours;
  }
}

/** What stands in a field: what was given, in the reader's own writing, or what we take. */
export function fieldText(field: FormField, given: URLSearchParams, locale: Locale): string {
  const written = given.get(field.name)?.trim() ?? '';
  if (isBlank(written)) return oursText(field, locale);
  if (field.kind !== 'number') return written;
  const value = valueOf(field.name, field.takes, written, locale);
  return value === null ? written : numberForField(value, field.takes, locale);
}

/** Only what differs from what we take: an empty field and our own figure are no answer of the visitor's. */
export function withoutOurs(
  given: URLSearchParams,
  fields: readonly FormField[],
  locale: Locale,
): URLSearchParams {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return new URLSearchParams(
    [...given].filter(([name, written]) => {
      const field = byName.get(name);
      if (isBlank(written)) return false;
      return field === undefined || !isOurs(field, written, locale);
    }),
  );
}

/** Whether a field says no more than we would have taken. */
export function isOurs(field: FormField, written: string, locale: Locale): boolean {
  if (field.kind === 'flag') return false;
  if (field.kind === 'number') {
    // Text that is no number is an answer too, and has to be said to be none.
    const value = valueOf(field.name, field.takes, written, locale);
    return value !== null && value === field.ours;
  }
  return written.trim() === oursText(field, locale);
}
