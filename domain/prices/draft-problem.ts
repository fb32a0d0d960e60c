import type { FieldError } from '../field-error.ts';

/** What can be wrong with one cell of a draft. */
export type DraftProblemKind =
  | 'not-a-number'
  /** A number that is written for another field or can be read in two ways. */
  | 'unclear-number'
  | 'negative'
  | 'too-large'
  | 'under-cost'
  | 'missing'
  | 'not-a-change'
  | 'not-postcodes'
  | 'not-a-date'
  | 'no-name'
  | 'unknown-value'
  | 'empty-range';

export type DraftProblem = {
  /** The cell's key. */
  readonly key: string;
  readonly kind: DraftProblemKind;
  /** As it was typed. */
  readonly text: string;
  /** Of an unclear number. */
  readonly error?: Omit<FieldError, 'field'> | undefined;
  /** What was probably meant; null: unclear. */
  readonly meant: string | null;
};
