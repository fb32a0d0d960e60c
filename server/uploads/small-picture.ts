import { fail, ok, type Result } from '../../domain/result.ts';
import type { BlobError } from '../providers/blobs/port.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

// Photos small enough to know them by in a list. They are made when they are asked for: nothing more is kept of a
// person than what they have sent.

type Needs = Pick<Services, 'db' | 'blobs' | 'work'>;
type SmallPicture = Result<
  Uint8Array<ArrayBuffer>,
  BlobError | WorkRefusal | { readonly kind: 'not-found' }
>;

/** Of the request that a token opens. */
export const ownSmallPicture = query(
  { name: 'upload.own-small', access: 'anyone' },
  async (
    services: Needs,
    who,
    { token, id }: { readonly token: string; readonly id: string },
  ): Promise<SmallPicture> => {
    const row = await services.db
      .selectFrom('uploads')
      .innerJoin('offer_requests as offer', 'offer.id', 'uploads.offer_id')
      .select('blob_key')
      .where('uploads.id', '=', id)
      .where('uploads.kind', '=', 'jpeg')
      .where('offer.receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    return row === undefined ? fail({ kind: 'not-found' }) : small(services, who, row.blob_key);
  },
);

/** For staff. Who looked at it, and when, stands in the log, as of the whole file. */
export const staffSmallPicture = command(
  { name: 'upload.read-small', access: 'staff', idempotent: 'always', audit: 'upload' },
  async (
    { change, ...services }: Needs & { readonly change: Change },
    who,
    { id }: { readonly id: string },
  ): Promise<SmallPicture> => {
    const row = await services.db
      .selectFrom('uploads')
      .select('blob_key')
      .where('id', '=', id)
      .where('kind', '=', 'jpeg')
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const made = await small(services, who, row.blob_key);
    if (!made.ok) return made;
    await change(async (_transaction, about) => {
      about({ id });
      return ok(null);
    });
    return made;
  },
);

async function small({ blobs, work }: Needs, who: Who, blobKey: string): Promise<SmallPicture> {
  const read = await blobs.get(blobKey);
  if (!read.ok) return read;
  const order = { bytes: read.value, kind: 'jpeg', size: 'small' } as const;
  const done = await work.run(who, { kind: 'picture', order });
  if (!done.ok) return done;
  // What is kept was made by us: what can't be opened now has been damaged since.
  return done.value.ok ? ok(done.value.value) : fail({ kind: 'gone' });
}
