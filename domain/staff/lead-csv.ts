/** Columns that an import changes; the others are only for people to read. */
export const LEAD_CSV_FIELDS = ['stage', 'owner', 'nextStep', 'dueDay', 'dueTime'] as const;
export type LeadCsvField = (typeof LEAD_CSV_FIELDS)[number];

export type LeadCsvProblem =
  | 'no-such-lead'
  | 'twice'
  | 'withdrawn'
  | 'no-such-stage'
  /** Closing one requires a reason, which is given on its own page. */
  | 'lost-wants-reason'
  | 'no-such-owner'
  | 'no-such-step'
  | 'no-such-day';

/** What a line of a file would do to the lead it names. */
export type LeadCsvLine = {
  /** The row number that a spreadsheet shows. */
  readonly line: number;
  readonly reference: string;
  readonly name: string;
  readonly state: 'changed' | 'same' | 'faulty';
  readonly changes: readonly {
    readonly field: LeadCsvField;
    readonly before: string;
    readonly after: string;
  }[];
  /** With the column whose cell is wrong. */
  readonly problems: readonly {
    readonly column: LeadCsvField | 'reference';
    readonly kind: LeadCsvProblem;
  }[];
};

/** Of a file that is read in. */
export const MOST_CSV_LINES = 2_000;
