import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { KeptFor } from '../../../domain/staff/privacy.ts';
import type { WordsOf } from '../consent-texts.ts';

export type Table = keyof Tables & string;
type Column<T extends Table> = keyof Tables[T] & string;
export type Condition = RawBuilder<SqlBool>;

/** Whose rows: a user's, or what is kept under a number. */
export type Known =
  | { readonly uid: string }
  /** until: anything stored under the number later belongs to a new beginning. */
  | { readonly phone: string; readonly until: string };

export type Person =
  | Known
  /** Requests, messages and testimonials by their ids, where staff have made sure whose they are. */
  | { readonly cases: readonly string[] };

/**
 * told: exported in the person's data file. hidden: about a person or one of their keys, and not
 * handed out. plain: says nothing about anybody.
 */
type Meaning = 'told' | 'hidden' | 'plain';

/** How a person's rows are found. */
export type Owner<T extends Table = Table> =
  | { readonly by: 'uid'; readonly column: Column<T> }
  | {
      readonly by: 'phone';
      readonly column: Column<T> | RawBuilder<string | null>;
      readonly since: Column<T>;
      readonly only?: Condition;
    }
  /** Found through a row of theirs in another table, but not deleted together with that row. */
  | {
      readonly by: 'row';
      readonly column: Column<T>;
      readonly of: Table;
      readonly key: string;
      readonly only?: Condition;
    }
  | { readonly by: 'text'; readonly names: (uid: string) => Condition }
  /** Only where staff have made sure whose they are. */
  | { readonly by: 'case'; readonly rows: (ids: RawBuilder<unknown>) => Condition };

/** A row deleted whenever the row of another table is. rowsOf: which rows, by their keys. */
export type PartOf = {
  readonly table: Table;
  readonly key: string;
  readonly rowsOf: (keys: RawBuilder<unknown>) => Condition;
  /** A law has it kept: it is found and exported with the other row, and stays when that goes. */
  readonly stays?: true;
};

/** When rows are no longer kept. */
export type Rule = {
  /** What the daily log line calls them. */
  readonly what: string;
  readonly over: (before: (days: number) => string) => Condition;
  /** Kept for minutes or a day: looked for each hour. */
  readonly hourly?: true;
};

/** How rows appear in the person's data file. */
type Told<T extends Table> = {
  readonly name: string;
  /** null: there may be many, and they are written one by one. */
  readonly collect: ((rows: readonly Selectable<Tables[T]>[], wordsOf: WordsOf) => unknown) | null;
};

/**
 * Whose a text is that people write freely. own: of whom the row is of, and goes with it. named: of staff, about anybody:
 * where the row is somebody's it goes with it, and whoever is erased is taken out of it. shown: on the site's pages.
 */
export type Words = 'own' | 'named' | 'shown';

/** By what a text may name a person. */
export type KeyKind = 'names' | 'emails' | 'phones' | 'streets';

/** What the register says of a table. */
export type Entry<T extends Table> = {
  readonly columns: Readonly<Record<Column<T>, Meaning>>;
  /** Every column that holds what people write freely. */
  readonly words?: Readonly<Partial<Record<Column<T>, Words>>>;
  /** What of a person's row names them in the texts of others. */
  readonly names?: readonly (readonly [KeyKind, Column<T> | RawBuilder<string | null>])[];
  /** null: rows are never deleted one by one. */
  readonly key: Column<T> | null;
  /** None: its rows are nobody's, or part of somebody's in another table. */
  readonly owners: readonly Owner<T>[];
  readonly partOf: readonly PartOf[];
  /** null: its rows are nobody's. */
  readonly why: KeptFor | null;
  /** None: as long as their owner, or what they are part of. */
  readonly kept: readonly Rule[];
  /** null: nothing of it is handed out. */
  readonly told: Told<T> | null;
};

export const each =
  <Row>(tell: (row: Row, wordsOf: WordsOf) => object) =>
  (rows: readonly Row[], wordsOf: WordsOf) =>
    rows.map((row) => tell(row, wordsOf));

export const first =
  <Row>(tell: (row: Row) => object) =>
  ([row]: readonly Row[]) =>
    row === undefined ? null : tell(row);

/** Every column of a table that holds nothing about a person. */
export function nobodys<T extends Table>(
  columns: Readonly<Record<Column<T>, 'plain' | 'hidden'>>,
  kept: readonly Rule[] = [],
  words?: Entry<T>['words'],
): Entry<T> {
  return {
    columns,
    ...(words === undefined ? {} : { words }),
    key: null,
    owners: [],
    partOf: [],
    why: null,
    kept,
    told: null,
  };
}
