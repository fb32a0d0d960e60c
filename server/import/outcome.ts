import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import type { Collection } from '../field-names.ts';

export type Kind = Collection | 'users';

/** What became of one document. */
export type Outcome = {
  readonly collection: Kind;
  /** As the file names it; a phone number by its last digits. */
  readonly id: string;
  readonly result:
    | 'imported'
    /** Taken by an earlier run. */
    | 'already-imported'
    /** A report that can't be calculated: kept as it came. */
    | 'kept-without-result'
    | 'refused';
  /** Why it was refused, or has no result. */
  readonly reason: string | null;
  /** Fields that were not taken along, each with the reason. */
  readonly leftOut: readonly string[];
};

/** A document that can be imported, and how it is written. */
export type Planned = {
  readonly write: (transaction: Transaction<Tables>) => Promise<void>;
  readonly leftOut: readonly string[];
  /** Of a report that can't be calculated; null: it is whole. */
  readonly withoutResult: string | null;
};

export type Plan = Result<Planned, { readonly kind: 'refused'; readonly reason: string }>;

export const refuse = (reason: string): Plan => fail({ kind: 'refused', reason });

export const take = (
  write: Planned['write'],
  leftOut: readonly string[] = [],
  withoutResult: string | null = null,
): Plan => ok({ write, leftOut, withoutResult });
