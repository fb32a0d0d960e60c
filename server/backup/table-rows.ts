import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The database of the program, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

/** A value as both databases can hold it; what is JSON is its text. */
export type Value = string | number | null;
export type Row = readonly Value[];

export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** Rows read or written at once: a report's row has some 100 kB. */
export const BATCH = 100;

const engineColumn = (engine: Engine, type: string, column: string) =>
  engine === 'postgres' && type === 'jsonb' ? sql`${sql.ref(column)}::text` : sql.ref(column);

/** Tables with their columns, each after those that it refers to. */
export async function tablesOf(db: Db, engine: Engine): Promise<readonly TableShape[]> {
  const found = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const shapes = new Map(
    found.map(({ name, columns }) => [
      name,
      { name, columns: columns.map((column) => column.name).toSorted() },
    ]),
  );
  const parents = await parentsOf(db, engine);
  const ordered = new Map<string, TableShape>();
  const add = (name: string) => {
    const shape = shapes.get(name);
    if (shape === undefined || ordered.has(name)) return;
    for (const { child, parent } of parents) if (child === name && parent !== name) add(parent);
    ordered.set(name, shape);
  };
  for (const name of [...shapes.keys()].toSorted()) add(name);
  return [...ordered.values()];
}

type Reference = { readonly child: string; readonly parent: string };

async function parentsOf(db: Db, engine: Engine): Promise<readonly Reference[]> {
  const query =
    engine === 'sqlite'
      ? sql<Reference>`select t.name as child, f."table" as parent
          from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'`
      : sql<Reference>`select c.relname as child, p.relname as parent from pg_constraint
          join pg_class c on c.oid = conrelid join pg_class p on p.oid = confrelid
          where contype = 'f'`;
  return (await query.execute(db)).rows;
}

/** All rows of a table, the values in the order of its columns. Inside a transaction: as they are at its beginning. */
export async function* rowsOf(
  transaction: Db,
  engine: Engine,
  { name, columns }: TableShape,
): AsyncGenerator<Row> {
  const toRow = (row: Readonly<Record<string, unknown>>) =>
    columns.map((column) => row[column] as Value);
  if (engine === 'sqlite') {
    const all = transaction.selectFrom(name as keyof Tables).selectAll();
    for await (const row of all.stream(BATCH)) yield toRow(row);
    return;
  }
  const types = await columnTypes(transaction, name);
  const selected = columns.map(
    (column) => sql`${engineColumn(engine, types.get(column) ?? '', column)} as ${sql.ref(column)}`,
  );
  await sql`declare all_rows no scroll cursor for
    select ${sql.join(selected)} from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      fetch ${sql.lit(BATCH)} from all_rows`.execute(transaction);
    if (rows.length === 0) break;
    for (const row of rows) yield toRow(row);
  }
  await sql`close all_rows`.execute(transaction);
}

async function columnTypes(db: Db, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Adds some rows, in one statement. */
export async function addRows(
  transaction: Db,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(row.map((value) => sql`${value}`))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(transaction);
}

export async function removeAllRows(db: Db, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
}

export async function hasRows(db: Db, { name }: TableShape): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length > 0;
}
