import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../domain/result.ts';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import {
  MOST_UPLOADS,
  type UploadPurpose,
  type UploadRefusal,
} from '../../domain/uploads/upload-rules.ts';
import { newId } from '../db/new-id.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { cleanFile, keptKind } from './clean-file.ts';
import { sentFileName } from './file-name.ts';
import { ownBlob, putNoted } from './noted-blob.ts';

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
    const { db, now } = services;
    const offer = await openOffer(db, token);
    if (offer === undefined) return fail({ kind: 'not-found' });
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    const there = await filesOf(db, offer.id);
    if (there.some(({ source_hash }) => source_hash === sourceHash)) return ok(null);
    if (there.length >= MOST_UPLOADS) return fail({ kind: 'too-many' });
    const clean = await cleanFile(services, who, kind.value, bytes);
    if (!clean.ok) return clean;
    const put = await putNoted(services, clean.value);
    if (!put.ok) return put;
    return change(async (transaction, about) => {
      // Withdrawn while its file was made anew.
      if ((await openOffer(transaction, token)) === undefined) {
        return fail({ kind: 'not-found' as const });
      }
      // Two at once: whoever comes second sees the first here.
      const others = await filesOf(transaction, offer.id);
      if (others.some(({ source_hash }) => source_hash === sourceHash)) return ok(null);
      if (others.length >= MOST_UPLOADS) return fail({ kind: 'too-many' as const });
      const at = now();
      const id = newId(at);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('uploads')
        .values({
          id,
          offer_id: offer.id,
          created_at: at.toISOString(),
          purpose,
          name: sentFileName(name),
          kind: keptKind(kind.value),
          bytes: clean.value.length,
          blob_key: put.value,
          source_hash: sourceHash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return ok(null);
      await ownBlob(transaction, put.value);
      about({ id });
      return ok(null);
    });
  },
);

/** Whoever has withdrawn a request sends nothing more with it. */
function openOffer(db: Pick<Services['db'], 'selectFrom'>, token: string) {
  return db
    .selectFrom('offer_requests')
    .select('id')
    .where('receipt_token_hash', '=', hashOfToken(token))
    .where('status', '!=', 'withdrawn')
    .executeTakeFirst();
}

function filesOf(db: Pick<Services['db'], 'selectFrom'>, offerId: string) {
  return db.selectFrom('uploads').select('source_hash').where('offer_id', '=', offerId).execute();
}
