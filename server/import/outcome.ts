import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import type { Collection } from '../field-names.ts';
import type { Document } from './known-fields.ts';

export type Kind = Collection | 'users';

/** What became of one document. */
export type Outcome = {
  readonly collection: Kind;
  /** As the file names it; a phone number by its last digits. */
  readonly id: string;
  readonly result:
    | 'imported'
    /** Taken by an earlier run, or nothing in it is new: nothing is written. */
    | 'already-here'
    | 'refused';
  /** Why it was refused; of an imported report, why it has no result. */
  readonly reason: string | null;
  /** Fields that were not taken over, each with the reason. */
  readonly leftOut: readonly string[];
};

/** A document that was not refused. */
export type Planned = {
  /** null: it is here already, and nothing is to be written. */
  readonly write: ((transaction: Transaction<Tables>) => Promise<void>) | null;
  readonly leftOut: readonly string[];
  /** Of a report that can't be calculated; null: it is whole. */
  readonly withoutResult: string | null;
};

export type Refused = { readonly kind: 'refused'; readonly reason: string };

export type Plan = Result<Planned, Refused>;

/**
 * Says what happens to a document. It goes by the database and by what was planned of the same file before,
 * never by what was written since: a dry run and a real one say the same.
 */
export type Planner = (id: string, document: Document) => Promise<Plan>;

export const refuse = (reason: string) => fail<Refused>({ kind: 'refused', reason });

export const take = (
  write: Planned['write'],
  leftOut: readonly string[] = [],
  withoutResult: string | null = null,
): Plan => ok({ write, leftOut, withoutResult });

export const alreadyHere = (leftOut: readonly string[] = []): Plan => take(null, leftOut);
