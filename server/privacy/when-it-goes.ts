import { sql, type SqlBool } from 'kysely';
import type { Services } from '../services.ts';
import type { Condition, Entry, Table } from './register/entry.ts';
import { REGISTER } from './register/register.ts';
import { partsOf } from './register/rows-of.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than any rule keeps anything, or anything is valid. */
const LONGEST_DAYS = 4096;

/**
 * When the last of somebody's rows in a table goes by itself: by a rule of the register, or with what they are part
 * of. The rules say what is over on a day, so the first day on which all of it is over is looked for: no second list
 * tells it.
 * @param tables those in which they have rows
 * @param mine which of a table's rows are theirs
 * @returns of one of these tables; null: not by itself
 */
export function whenItGoes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tables: readonly Table[],
  mine: (table: Table) => Condition,
): (table: Table) => Promise<string | null> {
  const start = now().getTime();
  const known = new Map<Table, Promise<string | null>>();

  async function isAllOver(table: Table, rows: Condition, onDay: number): Promise<boolean> {
    const before = (days: number) => new Date(start + (onDay - days) * DAY_MS).toISOString();
    const over = REGISTER[table].kept.map((rule) => rule.over(before));
    const left = await sql`
      select 1 from ${sql.table(table)}
      where ${rows} and (${sql.join([sql`1 = 0`, ...over], sql` or `)}) is not true limit 1`.execute(
      db,
    );
    return left.rows.length === 0;
  }

  /** By the table's own rules; of no rows today. */
  async function ownEnd(table: Table, rows: Condition): Promise<string | null> {
    if (!(await isAllOver(table, rows, LONGEST_DAYS))) return null;
    let [least, most] = [0, LONGEST_DAYS];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      if (await isAllOver(table, rows, middle)) most = middle;
      else least = middle + 1;
    }
    return new Date(start + most * DAY_MS).toISOString();
  }

  async function endOf(table: Table): Promise<string | null> {
    const parts = (REGISTER[table] as Entry<Table>).partOf.filter(
      (part) => part.stays !== true && tables.includes(part.table),
    );
    if (parts.length === 0) return ownEnd(table, mine(table));
    const isPart = sql<SqlBool>`(${sql.join(
      parts.map((part) => partsOf(part, mine(part.table))),
      sql` or `,
    )})`;
    const wholes = [...new Set(parts.map((part) => part.table))];
    const withWhole = latest(await Promise.all(wholes.map(untilOf)));
    const own = await ownEnd(table, sql`${mine(table)} and ${isPart}`);
    const ofParts = [own, withWhole].filter((end) => end !== null).toSorted()[0] ?? null;
    // Rows of the same table that are part of nothing, as a mail to a user: nothing takes them along.
    const ofOthers = await ownEnd(table, sql`${mine(table)} and ${isPart} is not true`);
    return latest([ofParts, ofOthers]);
  }

  function untilOf(table: Table): Promise<string | null> {
    const found = known.get(table) ?? endOf(table);
    known.set(table, found);
    return found;
  }
  return untilOf;
}

/** null: one of them never ends. */
function latest(ends: readonly (string | null)[]): string | null {
  return ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
}
