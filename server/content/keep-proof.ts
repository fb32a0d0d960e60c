import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../domain/result.ts';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import { MOST_UPLOADS, type UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { newId } from '../db/new-id.ts';
import { findRecord } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { cleanFile, keptKind } from '../uploads/clean-file.ts';
import { sentFileName } from '../uploads/file-name.ts';
import { ownBlob, putNoted } from '../uploads/noted-blob.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

type Needs = Pick<Services, 'db' | 'now' | 'work' | 'blobs'> & { readonly change: Change };
type Refusal = UploadRefusal | WorkRefusal | { readonly kind: 'not-found' };
type SentProof = {
  /** Of a testimonial, or of the draft of one. */
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Keeps a file as a proof of a testimonial. It is in force once the testimonial names it and is published; those
 * before it stay, so that it can be told what a quote rested on. The same file twice is one.
 */
export const keepProof = command(
  { name: 'testimonial.keep-proof', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { change, ...services }: Needs,
    who,
    { id, name, bytes }: SentProof,
  ): Promise<Result<{ readonly proofId: string }, Refusal>> => {
    const kind = fileKindOf(bytes);
    if (!kind.ok) return kind;
    const { db, now } = services;
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    const known = taken(await proofsOf(db, id), sourceHash);
    if (known !== null) return known;
    const clean = await cleanFile(services, who, kind.value, bytes);
    if (!clean.ok) return clean;
    const put = await putNoted(services, clean.value);
    if (!put.ok) return put;
    return change<Result<{ readonly proofId: string }, Refusal>>(async (transaction, about) => {
      if ((await findRecord(transaction, 'testimonial', id)) === null) {
        return fail({ kind: 'not-found' });
      }
      // Two at once: whoever comes second sees the first here.
      const meanwhile = taken(await proofsOf(transaction, id), sourceHash);
      if (meanwhile !== null) return meanwhile;
      const at = now();
      const proofId = newId(at);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('testimonial_proofs')
        .values({
          id: proofId,
          testimonial_id: id,
          created_at: at.toISOString(),
          by_uid: who.uid,
          name: sentFileName(name),
          kind: keptKind(kind.value),
          bytes: clean.value.length,
          blob_key: put.value,
          source_hash: sourceHash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return fail({ kind: 'not-kept' });
      await ownBlob(transaction, put.value);
      // Its name may be a customer's: the log has its size.
      about({ id: `testimonial ${id}`, after: { proofBytes: clean.value.length } });
      return ok({ proofId });
    });
  },
);

type Known = { readonly id: string; readonly source_hash: string };

function proofsOf(db: Pick<Services['db'], 'selectFrom'>, id: string): Promise<readonly Known[]> {
  return db
    .selectFrom('testimonial_proofs')
    .select(['id', 'source_hash'])
    .where('testimonial_id', '=', id)
    .execute();
}

/** null: it is new, and there is room for it. */
function taken(
  proofs: readonly Known[],
  sourceHash: string,
): Result<{ readonly proofId: string }, UploadRefusal> | null {
  const same = proofs.find(({ source_hash }) => source_hash === sourceHash);
  if (same !== undefined) return ok({ proofId: same.id });
  return proofs.length >= MOST_UPLOADS ? fail({ kind: 'too-many' }) : null;
}
