import type * as z from 'zod/mini';
import { parseInput, type FieldError, type FieldErrorCode } from '../../domain/field-error.ts';
import { getLocale } from '../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../words/field-error-text.ts';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ErrorTexts, FormDefinition, FormValues } from './form-definition.ts';

/** A message, with the limit that was exceeded. */
type Words = (facts: { readonly limit: string }) => string;

/**
 * A field's own messages for its errors; `any`: for every error. Others use the messages of all
 * forms.
 */
type FieldWords = Readonly<Partial<Record<FieldErrorCode | 'any', Words>>>;

export type CheckedForm<Field extends string> = {
  readonly form: FormDefinition<Field>;
  /** What a person fills in, in the page's language: neither the key nor what the page knows itself. */
  readonly schema: z.ZodMiniType | ((locale: Locale) => z.ZodMiniType);
  readonly words: Readonly<Partial<Record<Field, FieldWords>>>;
  /** Which of the values are sent on; default: all. */
  readonly input?: (values: FormValues<Field>) => unknown;
};

/** A form's errors, from the server's schema, in words. */
export type FormCheck<Field extends string> = {
  readonly form: FormDefinition<Field>;
  /** What is wrong with these values. */
  readonly errorsIn: (values: FormValues<Field>) => ErrorTexts<Field>;
  /** The errors of the form's own fields, in the order of the page. */
  readonly textsOf: (errors: readonly FieldError[]) => ErrorTexts<Field>;
};

/**
 * Schema and messages of a form. They are its larger part: the server has them at once, a browser
 * loads them when something was wrong.
 */
export function formCheck<Field extends string>(checked: CheckedForm<Field>): FormCheck<Field> {
  const { form, schema, words, input = (values) => values } = checked;
  const textsOf = (errors: readonly FieldError[]) => {
    const texts: Partial<Record<Field, string>> = {};
    for (const field of form.fields) {
      const error = errors.find((candidate) => candidate.field === field);
      if (error !== undefined) texts[field] = textOf(words[field] ?? {}, error);
    }
    return texts;
  };
  return {
    form,
    textsOf,
    errorsIn: (values) => {
      const parsed = parseInput(
        typeof schema === 'function' ? schema(getLocale()) : schema,
        input(values),
      );
      return textsOf(parsed.ok ? [] : parsed.error.errors);
    },
  };
}

/** What a field's one message for every error leaves open. */
const EXPLAINED: ReadonlySet<FieldErrorCode> = new Set<FieldErrorCode>([
  'too-many-decimals',
  'doubtful-number',
  'other-unit',
]);

// In a summary «Udfyld feltet» does not say which one.
function textOf(words: FieldWords, error: FieldError): string {
  const own = words[error.code] ?? words.any;
  if (own === undefined) return fieldErrorText(error, getLocale());
  const text = own({ limit: decimal(error.limit ?? 0, getLocale()) });
  const isExplained = words[error.code] === undefined && EXPLAINED.has(error.code);
  return isExplained ? `${text} ${fieldErrorText(error, getLocale())}` : text;
}
