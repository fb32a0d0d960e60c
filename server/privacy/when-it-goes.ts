import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { Condition, Entry, Table } from './register/entry.ts';
import { REGISTER } from './register/register.ts';

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

  async function isAllOver(table: Table, onDay: number): Promise<boolean> {
    const before = (days: number) => new Date(start + (onDay - days) * DAY_MS).toISOString();
    const over = REGISTER[table].kept.map((rule) => rule.over(before));
    const { rows } = await sql`
      select 1 from ${sql.table(table)}
      where ${mine(table)} and (${sql.join(over, sql` or `)}) is not true limit 1`.execute(db);
    return rows.length === 0;
  }

  /** By its own rules. */
  async function ownEnd(table: Table): Promise<string | null> {
    if (REGISTER[table].kept.length === 0 || !(await isAllOver(table, LONGEST_DAYS))) return null;
    let [least, most] = [0, LONGEST_DAYS];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      if (await isAllOver(table, middle)) most = middle;
      else least = middle + 1;
    }
    return new Date(start + most * DAY_MS).toISOString();
  }

  async function endOf(table: Table): Promise<string | null> {
    const wholes = (REGISTER[table] as Entry<Table>).partOf
      .map((part) => part.table)
      .filter((whole) => tables.includes(whole));
    const ends = await Promise.all([...new Set(wholes)].map(untilOf));
    const withWhole = ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
    const own = await ownEnd(table);
    return [own, withWhole].filter((end) => end !== null).toSorted()[0] ?? null;
  }

  function untilOf(table: Table): Promise<string | null> {
    const found = known.get(table) ?? endOf(table);
    known.set(table, found);
    return found;
  }
  return untilOf;
}
