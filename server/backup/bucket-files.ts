import { basename, dirname, join } from 'node:path';
import { BLOBS_FOLDER, blobsOf } from '../providers/blobs/blobs-of.ts';
import { pathInFolder } from '../providers/blobs/folder.ts';
import type { Place } from './place.ts';

// A backup knows files by where they lie in a data folder. One from a bucket takes the place there that a server
// without a bucket would give it, so that either kind of server can restore what the other wrote.

export const isInBucket = ({ blobs }: Pick<Place, 'blobs'>) => blobs.kind === 's3';

export const pathOfKey = (key: string) => join(BLOBS_FOLDER, pathInFolder(key));

/** null: it is no file that would be in a bucket. */
export function keyOfPath(path: string): string | null {
  return dirname(dirname(path)) === BLOBS_FOLDER ? basename(path) : null;
}

/** What the bucket could not be asked for or given. */
export class BucketAway extends Error {
  readonly code = 'BUCKET_AWAY';

  constructor() {
    super('The bucket of S3_URL does not answer or refuses; npm run doctor says more.');
    this.name = 'BucketAway';
  }
}

/** @returns null where it was removed since its row was read @throws BucketAway */
export async function readFromBucket(place: Place, key: string): Promise<Uint8Array | null> {
  const read = await blobsOf(place).get(key);
  if (read.ok) return read.value;
  if (read.error.kind === 'gone') return null;
  throw new BucketAway();
}

/** @throws BucketAway */
export async function putIntoBucket(
  place: Place,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const put = await blobsOf(place).put(key, bytes);
  if (!put.ok) throw new BucketAway();
}
