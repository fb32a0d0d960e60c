import { fail, ok } from '../../domain/result.ts';
import type { UploadPurpose } from '../../domain/uploads/upload-rules.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { removeFiles } from './remove-files.ts';

type OwnFile = {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly kind: 'jpeg' | 'pdf';
  readonly bytes: number;
};

/** The files of the request that a token opens. */
export const filesByReceipt = query(
  { name: 'upload.list', access: 'anyone' },
  async ({ db }: Pick<Services, 'db'>, _who, { token }: { readonly token: string }) => {
    const offer = await db
      .selectFrom('offer_requests')
      .select(['id', 'status'])
      .where('receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (offer === undefined) return fail({ kind: 'not-found' as const });
    const files: readonly OwnFile[] = await db
      .selectFrom('uploads')
      .select(['id', 'purpose', 'name', 'kind', 'bytes'])
      .where('offer_id', '=', offer.id)
      .orderBy('id')
      .execute();
    return ok({ files, isWithdrawn: offer.status === 'withdrawn' });
  },
);

type Named = { readonly token: string; readonly id: string };
type RemoveNeeds = Pick<Services, 'db' | 'blobs' | 'now' | 'log'> & { readonly change: Change };

/** Removes one file of the request that the token opens. */
export const removeUpload = command(
  { name: 'upload.remove', access: 'anyone', idempotent: 'always', audit: 'upload' },
  async ({ change, ...services }: RemoveNeeds, _who, { token, id }: Named) => {
    const removed = await change(async (transaction, about) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('uploads')
        .where('id', '=', id)
        .where('offer_id', 'in', (offers) =>
          offers
            .selectFrom('offer_requests')
            .select('id')
            .where('receipt_token_hash', '=', hashOfToken(token)),
        )
        .executeTakeFirst();
      if (numDeletedRows === 1n) about({ id });
      return ok(null);
    });
    await removeFiles(services);
    return removed;
  },
);
