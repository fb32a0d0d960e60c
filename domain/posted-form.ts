import type { FieldError } from './field-error.ts';

/** Stays empty in people's hands; what fills it in is most likely no person. */
export const TRAP_FIELD = 'website';
/** Carries the key under which a form is taken once, however often it is sent. */
export const KEY_FIELD = 'idempotencyKey';

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The errors of a form's own fields in words, in the order of the page. */
export function errorTexts<Field extends string>(
  fields: readonly Field[],
  errors: readonly FieldError[],
  textOf: (field: Field, error: FieldError) => string,
): Readonly<Partial<Record<Field, string>>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const error = errors.find((candidate) => candidate.field === field);
    if (error !== undefined) texts[field] = textOf(field, error);
  }
  return texts;
}
