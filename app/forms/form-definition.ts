import { textIn, type FormTicket } from '../../domain/posted-form.ts';
import type { KeptFields } from './kept-fields.ts';

/** What page, browser and server have to agree on. Small: it is in the page's first code. */
export type FormDefinition<Field extends string> = {
  /** Begins the ids of its fields, as `contact-email`. */
  readonly id: string;
  /** In the order in which they stand on the page. */
  readonly fields: readonly Field[];
  /** What of it outlives a reload in the same tab; null: nothing. */
  readonly kept: KeptFields | null;
  /** Where anybody may send it, it comes with a ticket; what of it is written freely is looked at for copies. */
  readonly ticketed?: { readonly texts: readonly Field[] };
};

/** What stands in a form, exactly as typed. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong, by field, in words. */
export type ErrorTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What can keep any form from being taken. */
export type FormProblem =
  | 'fields'
  /** The same key came before with other content. */
  | 'repeated'
  /** The field that nobody sees was filled in. */
  | 'trap'
  /** Nothing showed that a person sends it: the sum is asked. */
  | 'unsure'
  /** More came from this network than its people send. */
  | 'too-many'
  /** The same words came several times today. */
  | 'alike'
  | 'failed'
  /** Too much was asked for at once. */
  | 'busy'
  /** Only the browser can tell: nothing reached the server. */
  | 'unreachable';

/** What the server says to a form that was not taken. Own: what else can keep this form from it. */
export type FormAnswer<Field extends string, Own extends string = never> = {
  readonly problem: FormProblem | Own;
  /** Empty unless the problem is the fields. */
  readonly errors: ErrorTexts<Field>;
  /** null: the browser still holds what was typed. */
  readonly values: FormValues<Field> | null;
  /** The key of the next attempt; null: the same as before. */
  readonly idempotencyKey: string | null;
  /** Goes with that key where the form has one; null: as before. */
  readonly ticket: FormTicket | null;
  /** When it is worth trying again, where that is known. */
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
