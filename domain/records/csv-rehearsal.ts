import type { RecordProblem, RecordTexts } from './record.ts';

/** What a line of a file would do to the row it names. */
export type CsvLine = {
  /** As a spreadsheet numbers it. */
  readonly line: number;
  readonly id: string;
  /** The row whose draft it becomes; null: it becomes the draft of a new one. */
  readonly target: string | null;
  readonly state: 'new' | 'changed' | 'same' | 'faulty';
  readonly fault: 'not-a-name' | 'twice' | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly problems: readonly RecordProblem[];
  readonly texts: RecordTexts;
};

/** What a file would do; nothing of it is stored. */
export type CsvRehearsal = {
  readonly lines: readonly CsvLine[];
  /** Ids of rows in use that the file does not name: they stay. */
  readonly absent: readonly string[];
};
