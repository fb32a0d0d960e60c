import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { purgeDeletedReports } from '../reports/commands.ts';
import type { Services } from '../services.ts';
import { countForgotten } from './count-forgotten.ts';
import { dropOldPages } from './erase.ts';
import { keepRemoved } from '../admin/staff-removals.ts';
import { keepErased } from './keep-erased.ts';
import type { Condition, Rule, Table } from './register/entry.ts';
import { REGISTER, TABLES } from './register/register.ts';
import { deleteRows } from './register/rows-of.ts';
import { removeFiles } from '../uploads/remove-files.ts';

const DAY_MS = 24 * 3_600_000;

/** Rows at a time, so that the embedded database can serve others in between. */
const BATCH = 200;

/** How many rows were deleted, by kind. */
export type Forgotten = Readonly<Record<string, number>>;

/**
 * What is kept for minutes or a day, and what expires by itself: codes, counters, sessions, deleted
 * reports.
 */
export async function forgetShortLived(services: Services): Promise<Forgotten> {
  const forgotten = await forgetBy(services, (rule) => rule.hourly === true);
  const reports = await purgeDeletedReports(services.db, services.now());
  await countForgotten(services, 'reports', 'reports', reports);
  return added(added(forgotten, 'reports', reports), 'files', await removeFiles(services));
}

/** Deletes everything whose time is over. Safe to run at any time, by several servers at once. */
export async function forgetOld(services: Services): Promise<Forgotten> {
  const { db, now } = services;
  const shortLived = await forgetShortLived(services);
  let forgotten = await forgetBy(services, (rule) => rule.hourly !== true);
  for (const [what, count] of Object.entries(shortLived)) forgotten = added(forgotten, what, count);
  forgotten = added(forgotten, 'shareKeys', await endShareKeys(db, now().toISOString()));
  const erasedAgain = await keepErased(services);
  await keepRemoved(services);
  // The files of the rows just deleted.
  forgotten = added(forgotten, 'files', await removeFiles(services));
  await dropOldPages(services);
  return { ...forgotten, erasedAgain };
}

const added = (counts: Forgotten, what: string, count: number): Forgotten => ({
  ...counts,
  [what]: (counts[what] ?? 0) + count,
});

/**
 * By the register's rules, table by table, last first: an expired index no longer holds its
 * reports.
 */
async function forgetBy(services: Services, isMeant: (rule: Rule) => boolean): Promise<Forgotten> {
  const { db, now } = services;
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  let forgotten: Forgotten = {};
  for (const table of TABLES.toReversed()) {
    for (const rule of REGISTER[table].kept.filter(isMeant)) {
      const count = await forget(db, table, rule.over(before));
      await countForgotten(services, table, rule.what, count);
      forgotten = added(forgotten, rule.what, count);
    }
  }
  return forgotten;
}

/** Batch by batch until one is empty; all at once where rows have no single-column key. */
async function forget(db: Database, table: Table, over: Condition): Promise<number> {
  const { key } = REGISTER[table];
  if (key === null) return deleteRows(db, table, over);
  const column = sql.ref(`${table}.${key}`);
  let sum = 0;
  for (;;) {
    const { rows } = await sql<{ key: string }>`
      select ${column} as key from ${sql.table(table)} where ${over} limit ${sql.lit(BATCH)}`.execute(
      db,
    );
    if (rows.length === 0) return sum;
    const batch = sql.join(rows.map((row) => row.key));
    sum += await inTransaction(db, (transaction) =>
      deleteRows(transaction, table, sql`${column} in (${batch})`),
    );
    if (rows.length < BATCH) return sum;
  }
}

/** An expired link opens nothing; the report stays. */
async function endShareKeys(db: Database, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ share_token_hash: null, share_expires_at: null })
    .where('share_expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
