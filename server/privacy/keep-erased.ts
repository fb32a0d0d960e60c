import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { codeOf, dropOldPages, rowOf } from './erase.ts';
import { eraseRows, numberInFormerReport, type Erased } from './erase-rows.ts';
import { holdPerson } from './hold-person.ts';
import { hiddenIdentity } from './hidden-identity.ts';
import { appendTombstones, readTombstoneFile, type Tombstone } from './tombstone-file.ts';

/**
 * An erasure stays one: what an older backup brought back is erased again. Database and file tell each other
 * what only one of them knows.
 * @returns how many people were erased anew
 */
export async function keepErased(services: Services): Promise<number> {
  const { db, settings, log } = services;
  const inFile = readTombstoneFile(settings);
  const stored = await db.selectFrom('tombstones').selectAll().execute();
  const inDatabase = stored.map((row): Tombstone => ({
    id: row.id,
    uidHash: row.uid_hash,
    phoneHash: row.phone_hash,
    erasedAt: row.erased_at,
  }));
  try {
    appendTombstones(settings, lackingIn(inFile, inDatabase));
  } catch (error) {
    // No reason not to serve: the database knows, and the next day tries again.
    log.error({ code: codeOf(error) }, 'tombstones not written beside the database');
  }
  const lacking = lackingIn(inDatabase, inFile);
  const back = await whoIsBack(services, [...inDatabase, ...lacking]);
  if (lacking.length === 0 && back.length === 0) return 0;
  await inTransaction(db, async (transaction) => {
    for (const who of back) {
      const nobody = { uid: null, phone: null };
      await holdPerson(
        transaction,
        'uid' in who ? { ...nobody, uid: who.uid } : { ...nobody, phone: who.phone },
      );
    }
    for (const who of back) await eraseRows(transaction, who);
    for (const stone of lacking) {
      await transaction
        .insertInto('tombstones')
        .values(rowOf(stone))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  });
  await dropOldPages(services);
  return back.length;
}

function lackingIn(known: readonly Tombstone[], others: readonly Tombstone[]) {
  const ids = new Set(known.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}

/** Hashes can't be looked up in the tables: everybody's is made and compared. */
async function whoIsBack(
  { db, secret }: Services,
  stones: readonly Tombstone[],
): Promise<readonly Erased[]> {
  if (stones.length === 0) return [];
  const uidHashes = new Set(stones.map(({ uidHash }) => uidHash));
  const untilOf = new Map<string, string>();
  for (const { phoneHash, erasedAt } of stones) {
    if (phoneHash === null) continue;
    const other = untilOf.get(phoneHash) ?? '';
    untilOf.set(phoneHash, other > erasedAt ? other : erasedAt);
  }
  const uids = (await knownUids(db)).filter((uid) =>
    uidHashes.has(hiddenIdentity('uid', uid, secret)),
  );
  const phones = (await knownPhones(db)).flatMap(({ phone, since }) => {
    const until = untilOf.get(hiddenIdentity('phone', phone, secret));
    return until === undefined || since > until ? [] : [{ phone, until }];
  });
  return [...uids.map((uid) => ({ uid })), ...phones];
}

async function knownUids(db: Database): Promise<readonly string[]> {
  const users = await db.selectFrom('users').select('uid').execute();
  const found = new Set(users.map(({ uid }) => uid));
  const tables = [
    'reports',
    'former_reports',
    'user_calculator_data',
    'offer_requests',
    'contact_messages',
    'outbox',
    'consents',
  ] as const;
  for (const table of tables) {
    const owners = await db
      .selectFrom(table)
      .select('owner_uid')
      .distinct()
      .where('owner_uid', 'is not', null)
      .execute();
    for (const { owner_uid: uid } of owners) if (uid !== null) found.add(uid);
  }
  return [...found];
}

/** Numbers, each with the oldest that is kept under it. */
async function knownPhones(
  db: Database,
): Promise<readonly { readonly phone: string; readonly since: string }[]> {
  const found = await Promise.all([
    ...(['offer_requests', 'contact_messages'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((row) => ['phone', row.fn.min('created_at').as('since')])
        .where('phone', 'is not', null)
        .groupBy('phone')
        .execute(),
    ),
    db
      .selectFrom('outbox')
      .select((row) => ['recipient as phone', row.fn.min('created_at').as('since')])
      .where('kind', '=', 'sms')
      .groupBy('recipient')
      .execute(),
    db
      .selectFrom('user_calculator_data')
      .select(['owner_key as phone', 'updated_at as since'])
      .where('owner_uid', 'is', null)
      .execute(),
    db
      .selectFrom('user_report_index')
      .select((row) => ['owner_key as phone', row.fn.min('added_at').as('since')])
      .where('owner_key', 'like', '+%')
      .groupBy('owner_key')
      .execute(),
    db
      .selectFrom('reports')
      .select((row) => ['user_phone_number as phone', row.fn.min('created_at').as('since')])
      .where('owner_uid', 'is', null)
      .where('user_phone_number', 'is not', null)
      .groupBy('user_phone_number')
      .execute(),
    db
      .selectFrom('former_reports')
      .select((row) => [numberInFormerReport.as('phone'), row.fn.min('created_at').as('since')])
      .where('owner_uid', 'is', null)
      .where(numberInFormerReport, 'is not', null)
      .groupBy(numberInFormerReport)
      .execute(),
  ]);
  return found.flat().flatMap(({ phone, since }) => (phone === null ? [] : [{ phone, since }]));
}
