/** What can be wrong with one cell of a draft. */
export type DraftProblemKind =
  | 'not-a-number'
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
  /** What was probably meant; null: unclear. */
  readonly meant: string | null;
};
