import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../domain/result.ts';
import { oneLine } from '../../domain/plain-text.ts';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import {
  MOST_UPLOADS,
  type UploadKind,
  type UploadPurpose,
  type UploadRefusal,
} from '../../domain/uploads/upload-rules.ts';
import { newId } from '../db/new-id.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** A sending that broke off after its file was kept: the file is on the list of what is to go. */
const UNFINISHED_MS = 3_600_000;
const LONGEST_NAME = 120;

type SentFile = {
  readonly token: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

type Needs = Pick<Services, 'db' | 'now' | 'work' | 'blobs'> & { readonly change: Change };
type Refusal = UploadRefusal | WorkRefusal | { readonly kind: 'not-found' };

/**
 * Keeps a file with the request that the token opens. Photos are made anew without what a camera notes; the same
 * file twice is one.
 */
export const keepUpload = command(
  { name: 'upload.keep', access: 'anyone', idempotent: 'always', audit: 'upload' },
  async (
    { change, ...services }: Needs,
    who,
    { token, purpose, name, bytes }: SentFile,
  ): Promise<Result<null, Refusal>> => {
    const kind = fileKindOf(bytes);
    if (!kind.ok) return kind;
    const { db, now, blobs } = services;
    const offer = await db
      .selectFrom('offer_requests')
      .select('id')
      .where('receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (offer === undefined) return fail({ kind: 'not-found' });
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    const there = await filesOf(db, offer.id);
    if (there.some(({ source_hash }) => source_hash === sourceHash)) return ok(null);
    if (there.length >= MOST_UPLOADS) return fail({ kind: 'too-many' });
    const clean = await cleaned(services, who, kind.value, bytes);
    if (!clean.ok) return clean;
    const at = now();
    const blobKey = newId(at);
    // Noted first: whatever happens between here and the end, no file is left that nobody knows of.
    const dueAt = new Date(at.getTime() + UNFINISHED_MS).toISOString();
    await db.insertInto('blob_removals').values({ blob_key: blobKey, due_at: dueAt }).execute();
    const put = await blobs.put(blobKey, clean.value);
    if (!put.ok) return fail({ kind: 'not-kept' });
    return change(async (transaction, about) => {
      // Two at once: whoever comes second sees the first here.
      const others = await filesOf(transaction, offer.id);
      if (others.some(({ source_hash }) => source_hash === sourceHash)) return ok(null);
      if (others.length >= MOST_UPLOADS) return fail({ kind: 'too-many' as const });
      const id = newId(at);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('uploads')
        .values({
          id,
          offer_id: offer.id,
          created_at: at.toISOString(),
          purpose,
          name: oneLine(name).trim().slice(0, LONGEST_NAME),
          kind: kind.value === 'pdf' ? 'pdf' : 'jpeg',
          bytes: clean.value.length,
          blob_key: blobKey,
          source_hash: sourceHash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return ok(null);
      await transaction.deleteFrom('blob_removals').where('blob_key', '=', blobKey).execute();
      about({ id });
      return ok(null);
    });
  },
);

function filesOf(db: Pick<Services['db'], 'selectFrom'>, offerId: string) {
  return db.selectFrom('uploads').select('source_hash').where('offer_id', '=', offerId).execute();
}

async function cleaned(
  { work }: Pick<Services, 'work'>,
  who: Who,
  kind: UploadKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal | WorkRefusal>> {
  if (kind === 'pdf') return ok(bytes);
  const done = await work.run(who, { kind: 'picture', order: { bytes, kind, size: 'whole' } });
  return done.ok ? done.value : done;
}
