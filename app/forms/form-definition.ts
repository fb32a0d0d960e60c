import { textIn, type FormTicket } from '../../domain/posted-form.ts';
import type { KeptFields } from './kept-fields.ts';

/** What page, browser and server must agree on. Small, because it is in the page's first code. */
export type FormDefinition<Field extends string> = {
  /** Prefix of its fields' ids, for example `contact-email`. */
  readonly id: string;
  /** In their order on the page. */
  readonly fields: readonly Field[];
  /** Which of them survive a reload in the same tab; null: none. */
  readonly kept: KeptFields | null;
  /** If anybody may send it, it has a ticket; its free text is checked for copies. */
  readonly ticketed?: { readonly texts: readonly Field[] };
};

/** What stands in a form, exactly as typed. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong, by field, in words. */
export type ErrorTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Reasons for refusing any form. */
export type FormProblem =
  | 'fields'
  /** The same key was used before with different content. */
  | 'repeated'
  /** The hidden field was filled in. */
  | 'trap'
  /** Nothing showed that a person sends it: the sum is asked for. */
  | 'unsure'
  /** More came from this network than its people would send. */
  | 'too-many'
  /** The same words came several times today. */
  | 'alike'
  | 'failed'
  /** Too much was asked for at once. */
  | 'busy'
  /** Only the browser can tell: nothing reached the server. */
  | 'unreachable';

/** The server's answer to a refused form. Own: further reasons for refusing this form. */
export type FormAnswer<Field extends string, Own extends string = never> = {
  readonly problem: FormProblem | Own;
  /** Empty unless the problem is the fields. */
  readonly errors: ErrorTexts<Field>;
  /** null: the browser still holds what was typed. */
  readonly values: FormValues<Field> | null;
  /** The key of the next attempt; null: the same as before. */
  readonly idempotencyKey: string | null;
  /** Sent with that key if the form has one; null: as before. */
  readonly ticket: FormTicket | null;
  /** When to try again, if known. */
  readonly waitMs: number | null;
};

export function fieldId<Field extends string>({ id }: FormDefinition<Field>, field: Field): string {
  return `${id}-${field}`;
}

export function valuesIn<Field extends string>(
  { fields }: FormDefinition<Field>,
  posted: FormData,
): FormValues<Field> {
  const values = fields.map((field) => [field, textIn(posted, field)]);
  return Object.fromEntries(values) as Record<Field, string>;
}
