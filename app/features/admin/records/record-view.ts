import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { CsvRehearsal } from '../../../../domain/records/csv-rehearsal.ts';
import type { FileProblem } from '../../../../domain/uploads/upload-rules.ts';
import type { TariffEffects } from '../../../../domain/staff/tariffs.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type {
  CsvImport,
  RecordKind,
  RecordRefusalKind,
  RecordRow,
  RecordTexts,
} from '../../../../domain/records/record.ts';

export const RECORD_QUERY = {
  /** Which kind of row is shown. */
  kind: 'kind',
  /** Which row is open. */
  row: 'row',
  /** Set: the form of a new row is open. */
  isNew: 'new',
  /** What was done a moment ago. */
  done: 'done',
} as const;

export const RECORD_FORM = {
  intent: INTENT_FIELD,
  kind: 'kind',
  id: 'id',
  name: 'name',
  /** What stood in the fields when they were read, as JSON. */
  ground: 'ground',
  /** Before a field's own name. */
  field: 'field:',
  /** The published row that a correction takes the place of. */
  replaces: 'replaces',
  /** The text of a file that was rehearsed. */
  csv: 'csv',
  /** The file that is taken back: when it was taken. */
  import: 'import',
  file: 'file',
} as const;

export const RECORD_DONE = [
  'saved',
  'published',
  'discarded',
  'retired',
  'used-again',
  'imported',
  'import-undone',
  'proof-kept',
  'proof-replaced',
  'proof-dropped',
  'proof-removed',
] as const;
export type RecordDone = (typeof RECORD_DONE)[number];

/** The rows of a kind, and which of them is open. */
export type RecordDesk = {
  readonly kind: RecordKind;
  readonly rows: readonly RecordRow[];
  /** null: none. */
  readonly open: string | null;
  readonly isNew: boolean;
  readonly done: RecordDone | null;
  readonly imports: readonly CsvImport[];
};

type Kept = {
  /** null: of a new row. */
  readonly id: string | null;
  readonly name: string;
  readonly values: RecordTexts;
};

/** Of a form that was not taken as it was sent. */
export type RecordAnswer =
  | (Kept & {
      readonly kind: 'conflict';
      readonly conflicts: readonly EditConflict[];
      /** What stands there now, for the next saving. */
      readonly ground: RecordTexts;
    })
  | (Kept & {
      readonly kind: 'refused';
      readonly why: RecordRefusalKind | 'not-fields' | 'not-a-name' | 'taken' | 'file';
      /** Whose text can't be kept at all; none: each was. */
      readonly unkept?: readonly string[] | undefined;
      /** Of a file that was sent along and not taken. */
      readonly file?: FileProblem | undefined;
    })
  | {
      readonly kind: 'rehearsed';
      readonly csv: string;
      readonly rehearsal: CsvRehearsal;
      /** What its rows would do to example homes; null: they are not tariffs. */
      readonly effects: TariffEffects | null;
    }
  | {
      readonly kind: 'csv-refused';
      readonly why: 'no-file' | 'too-large' | 'no-columns' | 'too-many-lines' | 'not-found';
    };
