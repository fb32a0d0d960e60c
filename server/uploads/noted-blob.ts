import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { BlobStore } from '../providers/blobs/port.ts';

/** A sending that broke off after its file was kept: the file is on the list of what is to go. */
const UNFINISHED_MS = 3_600_000;

export type BlobPlace = {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly now: () => Date;
};

/**
 * Stores a file that no row names yet.
 * @returns the key for the row
 */
export async function putNoted(
  { db, blobs, now }: BlobPlace,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<string, { readonly kind: 'not-kept' }>> {
  const at = now();
  const blobKey = newId(at);
  // Noted first: whatever happens between here and the end, no file is left that nobody knows of.
  const dueAt = new Date(at.getTime() + UNFINISHED_MS).toISOString();
  await db.insertInto('blob_removals').values({ blob_key: blobKey, due_at: dueAt }).execute();
  const put = await blobs.put(blobKey, bytes);
  return put.ok ? ok(blobKey) : fail({ kind: 'not-kept' });
}

/** In the transaction that writes the row: from now on the file stays. */
export async function ownBlob(transaction: Transaction<Tables>, blobKey: string): Promise<void> {
  await transaction.deleteFrom('blob_removals').where('blob_key', '=', blobKey).execute();
}
