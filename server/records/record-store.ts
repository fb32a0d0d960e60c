import type { Kysely, Transaction } from 'kysely';
import type { RecordProblem, RecordRefusalKind, RecordTexts } from '../../domain/records/record.ts';
import type { Tables } from '../db/tables.ts';

export type StoredRecord = {
  readonly id: string;
  readonly texts: RecordTexts;
  readonly isRetired: boolean;
};

/** null: it is done. */
export type RecordOutcome = RecordRefusalKind | null;

export type Publishing = {
  readonly id: string;
  readonly texts: RecordTexts;
  /** There is a published row of this id. */
  readonly isThere: boolean;
  /** Of the published row that whoever publishes wants gone in the same breath; null: of none. */
  readonly replaces: string | null;
  readonly now: Date;
};

/** How one kind of row is kept in its own table. */
export type RecordStore = {
  readonly fields: readonly string[];
  /** Whether a row can be called so; who publishes one names it. null: ids are made up. */
  readonly idPattern: RegExp | null;
  /** What one row in use stands for, of rows that are closed once they are published; null: they are changed in place. */
  readonly keyOf: ((texts: RecordTexts) => string) | null;
  /** Those that may name somebody: the log, from which nobody is erased, keeps only that they were changed. */
  readonly namesIn: readonly string[];
  /** Every row that is or was published, in the order of its page. */
  readonly list: (db: Kysely<Tables> | Transaction<Tables>) => Promise<readonly StoredRecord[]>;
  readonly problemsIn: (texts: RecordTexts) => readonly RecordProblem[];
  readonly publish: (
    transaction: Transaction<Tables>,
    publishing: Publishing,
  ) => Promise<RecordOutcome>;
  /** Takes a published row out of use, or back into it. */
  readonly setRetired: (
    transaction: Transaction<Tables>,
    id: string,
    retiredAt: string | null,
  ) => Promise<RecordOutcome>;
  /** Says where it stands, of rows whose order staff choose; null: it follows from what they hold. */
  readonly setPlace:
    ((transaction: Transaction<Tables>, id: string, place: number) => Promise<void>) | null;
};
