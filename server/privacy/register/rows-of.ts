import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdLeads } from '../../leads/hold-leads.ts';
import type { Condition, Entry, Owner, PartOf, Person, Table } from './entry.ts';
import { REGISTER, TABLES } from './register.ts';

const entryOf = (table: Table) => REGISTER[table] as Entry<Table>;

const columnOf = (table: Table, column: string | RawBuilder<string | null>) =>
  typeof column === 'string' ? sql<string | null>`${sql.ref(`${table}.${column}`)}` : column;

function either(conditions: readonly Condition[]): Condition | null {
  return conditions.length === 0 ? null : sql`(${sql.join([...conditions], sql` or `)})`;
}

const when = (condition: Condition, only: Condition | undefined): Condition =>
  only === undefined ? condition : sql`(${condition} and ${only})`;

/** null: a person of this kind can't be found this way. */
function foundBy(table: Table, owner: Owner, who: Person): Condition | null {
  switch (owner.by) {
    case 'uid':
      return 'uid' in who ? sql`${columnOf(table, owner.column)} = ${who.uid}` : null;
    case 'phone':
      if (!('phone' in who)) return null;
      return when(
        sql`(${columnOf(table, owner.column)} = ${who.phone}
          and ${columnOf(table, owner.since)} <= ${who.until})`,
        owner.only,
      );
    case 'text':
      return 'uid' in who ? owner.names(who.uid) : null;
    case 'case':
      return 'cases' in who && who.cases.length > 0 ? owner.rows(sql.join([...who.cases])) : null;
    case 'row': {
      if ('cases' in who) return null;
      const named = either(
        entryOf(owner.of)
          .owners.filter(({ by }) => by !== 'row')
          .flatMap((other) => foundBy(owner.of, other, who) ?? []),
      );
      if (named === null) return null;
      const keys = sql`select ${columnOf(owner.of, owner.key)} from ${sql.table(owner.of)} where ${named}`;
      return when(sql`${columnOf(table, owner.column)} in (${keys})`, owner.only);
    }
  }
}

const keysOf = (part: PartOf, condition: Condition) =>
  sql`select ${sql.ref(`${part.table}.${part.key}`)} from ${sql.table(part.table)} where ${condition}`;

/** The rows that are part of these rows of another table. */
export const partsOf = (part: PartOf, wholes: Condition): Condition =>
  part.rowsOf(keysOf(part, wholes));

/** The rows of this table that identify the person directly; null: none ever do. */
function ownRows(table: Table, who: Person): Condition | null {
  return either(entryOf(table).owners.flatMap((owner) => foundBy(table, owner, who) ?? []));
}

/**
 * All rows of a table that are a person's, including parts of what is theirs elsewhere; null: none
 * ever are.
 */
export function rowsOf(table: Table, who: Person): Condition | null {
  const own = ownRows(table, who);
  const parts = entryOf(table).partOf.flatMap((part) => {
    const whole = rowsOf(part.table, who);
    return whole === null ? [] : [partsOf(part, whole)];
  });
  return either([...(own === null ? [] : [own]), ...parts]);
}

/**
 * Deletes rows with everything that is part of them.
 * @returns how many, not counting their parts
 */
export async function deleteRows(
  db: Kysely<Tables>,
  table: Table,
  condition: Condition,
): Promise<number> {
  for (const other of TABLES) {
    for (const part of entryOf(other).partOf) {
      if (part.table !== table || part.stays === true) continue;
      await deleteRows(db, other, partsOf(part, condition));
    }
  }
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes everything stored about a person, in the caller's transaction. Erasing twice has the same
 * effect as once.
 */
export async function eraseRows(transaction: Transaction<Tables>, who: Person): Promise<void> {
  const leads = rowsOf('leads', who);
  if (leads !== null) {
    const { rows } = await sql<{ id: string }>`select id from leads where ${leads}`.execute(
      transaction,
    );
    await holdLeads(
      transaction,
      rows.map(({ id }) => id),
    );
  }
  for (const table of TABLES) {
    const rows = ownRows(table, who);
    if (rows !== null) await deleteRows(transaction, table, rows);
  }
}

/** Every uid that a row names. */
export async function knownUids(db: Kysely<Tables>): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const table of TABLES) {
    for (const owner of entryOf(table).owners) {
      if (owner.by !== 'uid') continue;
      const column = columnOf(table, owner.column);
      const { rows } = await sql<{ uid: string }>`
        select distinct ${column} as uid from ${sql.table(table)} where ${column} is not null`.execute(
        db,
      );
      for (const { uid } of rows) found.add(uid);
    }
  }
  return [...found];
}

/** Every number that rows are stored under, with the time of the oldest. */
export async function knownPhones(
  db: Kysely<Tables>,
): Promise<readonly { readonly phone: string; readonly since: string }[]> {
  const found: { readonly phone: string; readonly since: string }[] = [];
  for (const table of TABLES) {
    for (const owner of entryOf(table).owners) {
      if (owner.by !== 'phone') continue;
      const column = columnOf(table, owner.column);
      const { rows } = await sql<{ phone: string; since: string }>`
        select ${column} as phone, min(${sql.ref(owner.since)}) as since from ${sql.table(table)}
        where ${when(sql`${column} is not null`, owner.only)} group by ${column}`.execute(db);
      found.push(...rows);
    }
  }
  return found;
}
