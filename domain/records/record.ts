import type { FieldError } from '../field-error.ts';

// What staff keep row by row: models of the catalogue, tariffs, and what the public pages show.
// Each row is published as a whole; until then, what is typed is a draft of it, field by field.

export const RECORD_KINDS = [
  'panel',
  'inverter',
  'battery',
  'tariff',
  'testimonial',
  'partner',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A row as typed: a text for each field. */
export type RecordTexts = Readonly<Record<string, string>>;

export type RecordProblemKind =
  | 'missing'
  | 'not-a-number'
  /** A number that is written for another field or can be read in two ways. */
  | 'unclear-number'
  | 'too-small'
  | 'too-large'
  | 'too-long'
  | 'not-a-date'
  | 'not-new-year'
  | 'unknown-value'
  | 'unknown-company'
  | 'not-an-address'
  | 'not-an-email'
  | 'not-a-secure-address'
  | 'in-the-future';

export type RecordProblem = {
  readonly field: string;
  readonly kind: RecordProblemKind;
  /** As it was typed. */
  readonly text: string;
  /** Of an unclear number. */
  readonly error?: Omit<FieldError, 'field'>;
};

/** A text somebody typed into a field of a draft. */
export type RecordCell = {
  readonly text: string;
  readonly by: string;
  readonly isYou: boolean;
  readonly at: string;
};

export type RecordDraft = {
  readonly editVersion: number;
  readonly cells: Readonly<Record<string, RecordCell>>;
  readonly problems: readonly RecordProblem[];
};

/** A file whose lines are still drafts. */
export type CsvImport = {
  /** When it was taken: what it is known by. */
  readonly at: string;
  /** Rows that still hold something of it. */
  readonly rows: number;
};

/** A row as staff's pages show it. */
export type RecordRow = {
  readonly id: string;
  /** new: it has never been published. */
  readonly state: 'in-use' | 'retired' | 'new';
  /** As published; empty if it is new. */
  readonly texts: RecordTexts;
  /** null: unchanged since it was published. */
  readonly draft: RecordDraft | null;
};

/** The result of a row with its draft. */
export function draftedTexts({ texts, draft }: Pick<RecordRow, 'texts' | 'draft'>): RecordTexts {
  const typed = Object.entries(draft?.cells ?? {}).map(([field, { text }]) => [field, text]);
  return { ...texts, ...Object.fromEntries(typed) } as RecordTexts;
}

/** Why a row can't be published, taken into use or retired. */
export type RecordRefusalKind =
  | 'not-found'
  | 'wrong-fields'
  /** Somebody has changed it since it was read. */
  | 'stale'
  | 'no-price'
  /** Nothing could be calculated without it. */
  | 'last-one'
  | 'the-default'
  /** Another row has the same key from the same day. */
  | 'there-already'
  /** What was published can't be changed. */
  | 'closed';
