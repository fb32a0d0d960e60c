import { fail, ok, type Result } from '../../domain/result.ts';
import type { BlobError } from '../providers/blobs/port.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { uploadFileName } from './file-name.ts';

export type ReadFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  /** Never as its sender called it. */
  readonly fileName: string;
};

type Needs = Pick<Services, 'db' | 'blobs'> & { readonly change: Change };

/** A home owner's file, for staff. Who looked at it, and when, stands in the log. */
export const readUpload = command(
  { name: 'upload.read', access: 'staff', idempotent: 'always', audit: 'upload' },
  async (
    { change, db, blobs }: Needs,
    _who,
    { id }: { readonly id: string },
  ): Promise<Result<ReadFile, BlobError | { readonly kind: 'not-found' }>> => {
    const row = await db
      .selectFrom('uploads')
      .select(['id', 'kind', 'blob_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const read = await readFile(blobs, row);
    if (!read.ok) return read;
    await change(async (_transaction, about) => {
      about({ id });
      return ok(null);
    });
    return read;
  },
);

type Stored = { readonly id: string; readonly kind: 'jpeg' | 'pdf'; readonly blob_key: string };

/** A file that was taken in, by its row. */
export async function readFile(
  blobs: Services['blobs'],
  row: Stored,
): Promise<Result<ReadFile, BlobError>> {
  const read = await blobs.get(row.blob_key);
  if (!read.ok) return read;
  return ok({
    bytes: read.value,
    mediaType: row.kind === 'jpeg' ? 'image/jpeg' : 'application/pdf',
    fileName: uploadFileName(row).replace('files/', ''),
  });
}
