import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import { codeOf, dropOldPages, rowOf } from './erase.ts';

import { holdPerson } from './hold-person.ts';
import { hiddenIdentity } from './hidden-identity.ts';
import type { Known } from './register/entry.ts';
import { eraseWithWords } from './erase-with-words.ts';
import { knownPhones, knownUids } from './register/rows-of.ts';
import { appendTombstones, readTombstoneFile, type Tombstone } from './tombstone-file.ts';

/**
 * Keeps an erasure in force: what an older backup brought back is erased again. Database and file
 * each learn what only the other knows.
 * @returns how many people were erased again
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
    // Not a reason to stop serving: the database knows, and the next day tries again.
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
    const at = services.now().toISOString();
    for (const who of back) await eraseWithWords(transaction, who, at);
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

/** Hashes can't be looked up in the tables, so everybody's is computed and compared. */
async function whoIsBack(
  { db, secret }: Services,
  stones: readonly Tombstone[],
): Promise<readonly Known[]> {
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
