import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import { readData } from '../../domain/stored-data.ts';
import { readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { layUnder } from './merge-calculator-data.ts';

type Owner = Pick<SignedIn, 'uid' | 'phone'>;
type Needs = Pick<Services, 'db' | 'now' | 'log'>;

/**
 * Gives a user what was kept under their phone number before there were uids: calculator data and report
 * index, both or neither. A record is taken by deleting it, so of many sign-ins at once one moves it.
 * @returns whether there was anything
 */
export async function adoptLegacyRecords(services: Needs, owner: Owner): Promise<boolean> {
  const { uid, phone } = owner;
  // A key that is a uid is nobody's former record.
  if (phone === null || phone === uid || !(await hasLegacyRecords(services, phone))) return false;
  await inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return;
    const now = services.now();
    const [record] = await transaction
      .deleteFrom('user_calculator_data')
      .where('owner_key', '=', phone)
      .returning('data')
      .execute();
    if (record !== undefined) {
      const { log } = services;
      const data = readOrLog(record.data, readData, { log, table: 'user_calculator_data' }) ?? {};
      await layUnder(transaction, uid, { data, now, log });
    }
    await moveIndex(transaction, { uid, phone });
  });
  return true;
}

async function hasLegacyRecords({ db }: Needs, phone: string): Promise<boolean> {
  const [data, index] = await Promise.all([
    db
      .selectFrom('user_calculator_data')
      .select('owner_key')
      .where('owner_key', '=', phone)
      .executeTakeFirst(),
    db
      .selectFrom('user_report_index')
      .select('owner_key')
      .where('owner_key', '=', phone)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return data !== undefined || index !== undefined;
}

async function moveIndex(
  transaction: Transaction<Tables>,
  { uid, phone }: { readonly uid: string; readonly phone: string },
): Promise<void> {
  const entries = await transaction
    .deleteFrom('user_report_index')
    .where('owner_key', '=', phone)
    .returning(['report_id', 'added_at'])
    .execute();
  for (const entry of entries) {
    // A report that somebody owns is not given away by an entry that names it.
    for (const table of ['reports', 'former_reports'] as const) {
      await transaction
        .updateTable(table)
        .set({ owner_uid: uid })
        .where('report_id', '=', entry.report_id)
        .where('owner_uid', 'is', null)
        .execute();
    }
    await transaction
      .insertInto('user_report_index')
      .values({ owner_key: uid, ...entry })
      .onConflict((conflict) => conflict.columns(['owner_key', 'report_id']).doNothing())
      .execute();
  }
}
