import type { FieldTexts } from './field-texts.ts';
import type { ContactFormValues } from './form-values.ts';

/** What kept a sent form from being taken. */
export type ContactProblem =
  | 'fields'
  /** The same key came before with other content. */
  | 'repeated'
  | 'trap'
  | 'failed'
  /** Only the browser can tell: nothing reached the server. */
  | 'unreachable';

export type ContactAnswer = {
  readonly problem: ContactProblem;
  /** Empty unless the problem is the fields. */
  readonly errors: FieldTexts;
  /** null: the browser still holds what was typed. */
  readonly values: ContactFormValues | null;
  /** The key of the next attempt; null: the same as before. */
  readonly idempotencyKey: string | null;
};
