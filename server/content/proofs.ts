import { fail, ok, type Result } from '../../domain/result.ts';
import type { TestimonialProof } from '../../domain/staff/testimonial-proof.ts';
import type { Database } from '../db/database.ts';
import type { BlobError } from '../providers/blobs/port.ts';
import { findRecord } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { readFile, type ReadFile } from '../uploads/read-upload.ts';
import { removeFiles } from '../uploads/remove-files.ts';
import { command, type Change } from '../use-case/use-case.ts';

type NotFound = { readonly kind: 'not-found' };

/** Every proof by its testimonial, the newest first. */
export async function proofsByTestimonial(
  db: Database,
): Promise<Readonly<Record<string, readonly TestimonialProof[]>>> {
  const rows = await db
    .selectFrom('testimonial_proofs')
    .leftJoin('users', 'users.uid', 'testimonial_proofs.by_uid')
    .select([
      'testimonial_proofs.id',
      'testimonial_proofs.testimonial_id',
      'testimonial_proofs.created_at',
      'testimonial_proofs.name',
      'testimonial_proofs.kind',
      'testimonial_proofs.bytes',
      'users.name as by_name',
      'users.email as by_email',
    ])
    .orderBy('testimonial_proofs.id', 'desc')
    .execute();
  const proofs = rows.map((row) => ({
    of: row.testimonial_id,
    proof: {
      id: row.id,
      name: row.name,
      kind: row.kind,
      bytes: row.bytes,
      at: row.created_at,
      by: row.by_name ?? row.by_email ?? '–',
    },
  }));
  const groups = Map.groupBy(proofs, ({ of }) => of);
  return Object.fromEntries([...groups].map(([id, own]) => [id, own.map(({ proof }) => proof)]));
}

/** A proof, for staff alone. Who looked at it, and when, stands in the log. */
export const readProof = command(
  { name: 'testimonial.read-proof', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { change, db, blobs }: Pick<Services, 'db' | 'blobs'> & { readonly change: Change },
    _who,
    { id }: { readonly id: string },
  ): Promise<Result<ReadFile, BlobError | NotFound>> => {
    const row = await db
      .selectFrom('testimonial_proofs')
      .select(['id', 'kind', 'blob_key', 'testimonial_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const read = await readFile(blobs, row);
    if (!read.ok) return read;
    await change(async (_transaction, about) => {
      about({ id: `testimonial ${row.testimonial_id}` });
      return ok(null);
    });
    return read;
  },
);

/** Deletes a proof for good, as one that was attached by mistake. What is in force, or in a draft, rests on its own. */
export const removeProof = command(
  { name: 'testimonial.remove-proof', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    {
      change,
      ...services
    }: Pick<Services, 'db' | 'blobs' | 'now' | 'log'> & { readonly change: Change },
    _who,
    { id, proofId }: { readonly id: string; readonly proofId: string },
  ) => {
    const removed = await change<Result<null, { readonly kind: 'in-use' }>>(
      async (transaction, about) => {
        const found = await findRecord(transaction, 'testimonial', id);
        const named = [found?.stored?.texts, draftOf(found)].map((texts) => texts?.['proof_file']);
        if (named.includes(proofId)) return fail({ kind: 'in-use' });
        const row = await transaction
          .deleteFrom('testimonial_proofs')
          .where('id', '=', proofId)
          .where('testimonial_id', '=', id)
          .returning('bytes')
          .executeTakeFirst();
        if (row === undefined) return ok(null);
        about({ id: `testimonial ${id}`, before: { proofBytes: row.bytes } });
        return ok(null);
      },
    );
    if (removed.ok) await removeFiles(services);
    return removed;
  },
);

const draftOf = (found: Awaited<ReturnType<typeof findRecord>>) =>
  found?.draft == null ? undefined : { proof_file: found.draft.edits['proof_file']?.text ?? '' };
