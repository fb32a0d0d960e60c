import type { ColumnType } from 'kysely';
import type { StoredJson } from '../json.ts';

// Times are ISO 8601 UTC text, money is whole øre, flags are 0 or 1, JSON goes through db/json.ts.

export type Json = ColumnType<StoredJson, string, string>;
export type JsonOrNull = ColumnType<StoredJson, string | null, string | null>;
/** Set once, never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
