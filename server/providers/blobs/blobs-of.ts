import { join } from 'node:path';
import type { Settings } from '../../env.ts';
import { folderBlobs } from './folder.ts';
import type { BlobStore } from './port.ts';
import { s3Blobs } from './s3.ts';

/** In the data folder, where there is no bucket. */
export const BLOBS_FOLDER = 'files';

/** Where this server keeps its files. */
export function blobsOf({ blobs, dataDir }: Pick<Settings, 'blobs' | 'dataDir'>): BlobStore {
  return blobs.kind === 's3' ? s3Blobs(blobs) : folderBlobs(join(dataDir, BLOBS_FOLDER));
}
