import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { confirmByCode, type Confirming } from '../identity/confirm-by-code.ts';
import type { SignedIn } from '../identity/session.ts';
import type { CodeEntryRefusal } from '../identity/take-code.ts';
import type { Services } from '../services.ts';
import { THEMSELVES } from '../use-case/audit-log.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';
import { eraseWithWords } from './erase-with-words.ts';
import { holdPerson } from './hold-person.ts';
import { removeFiles } from '../uploads/remove-files.ts';
import { hiddenIdentity } from './hidden-identity.ts';
import { appendTombstones, type Tombstone } from './tombstone-file.ts';

const CHECKPOINT_TRIES = 20;
const CHECKPOINT_PAUSE_MS = 100;

type Person = Pick<SignedIn, 'uid' | 'phone'>;

type NotErased = CodeEntryRefusal | NotAllowed<'user'> | Unavailable;

/** Deletes everything stored about the user, confirmed by a code from their own phone. */
export const eraseMe = command(
  { name: 'user.erase', access: 'user', idempotent: 'no', audit: 'user' },
  async (
    { change, ...services }: Services & { readonly change: Change },
    who,
    typed: Omit<Confirming, 'purpose'>,
  ): Promise<Result<null, NotErased>> => {
    const confirmed = await confirmByCode(services, who, { ...typed, purpose: 'delete' });
    if (!confirmed.ok) return confirmed;
    const erased = await orUnavailable(services.log, 'person not erased', () =>
      change(async (transaction, about) => {
        about(THEMSELVES);
        return ok(await eraseInTransaction(transaction, services, who));
      }),
    );
    if (!erased.ok) return erased;
    await forgetOutside(services, erased.value);
    return ok(null);
  },
);

/**
 * Deletes everything stored about a user, and records the erasure so that no backup brings them
 * back.
 */
export async function erasePerson(services: Services, person: Person): Promise<void> {
  const stone = await inTransaction(services.db, (transaction) =>
    eraseInTransaction(transaction, services, person),
  );
  await forgetOutside(services, stone);
}

async function eraseInTransaction(
  transaction: Transaction<Tables>,
  services: Pick<Services, 'now' | 'secret'>,
  { uid, phone }: Person,
): Promise<Tombstone> {
  const { secret } = services;
  // Saves under way have finished by then, and later ones find nobody.
  await holdPerson(transaction, { uid, phone });
  const now = services.now();
  const laid: Tombstone = {
    id: newId(now),
    uidHash: hiddenIdentity('uid', uid, secret),
    phoneHash: phone === null ? null : hiddenIdentity('phone', phone, secret),
    erasedAt: now.toISOString(),
  };
  const { erasedAt } = laid;
  await eraseWithWords(transaction, { uid }, erasedAt);
  if (phone !== null) await eraseWithWords(transaction, { phone, until: erasedAt }, erasedAt);
  await transaction.insertInto('tombstones').values(rowOf(laid)).execute();
  return laid;
}

async function forgetOutside(services: Services, stone: Tombstone): Promise<void> {
  try {
    appendTombstones(services.settings, [stone]);
  } catch (error) {
    // The database has it; the next start writes the file.
    services.log.error({ code: codeOf(error) }, 'tombstone not written beside the database');
  }
  try {
    await removeFiles(services);
  } catch (error) {
    // They are on the list, and the hourly job removes them.
    services.log.error({ code: codeOf(error) }, 'files of a deleted person are removed later');
  }
  await dropOldPages(services);
}

export function rowOf({ id, uidHash, phoneHash, erasedAt }: Tombstone) {
  return { id, uid_hash: uidHash, phone_hash: phoneHash, erased_at: erasedAt };
}

/**
 * Deleted rows remain in the embedded database's log until it is written back, and in threads that
 * drew them.
 */
export async function dropOldPages({ db, settings, log, work }: Services): Promise<void> {
  work.forget();
  if (settings.databaseUrl !== null) return;
  try {
    for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 1) return;
      // Another process is reading; it finishes in a moment.
      await pause(CHECKPOINT_PAUSE_MS);
    }
    log.warn('the log of the database was in use and is written back later');
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'the log of the database was not written back');
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
