import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { BlobError, BlobStore } from './port.ts';

const KEY = /^[0-9a-f-]{36}$/;

/** Files in a folder of this machine. One that is kept is on the disk, whole, before it is said to be. */
export function folderBlobs(folder: string): BlobStore {
  const pathOf = (key: string) => join(folder, pathInFolder(key));
  return {
    put: (key, bytes) => orUnavailable(() => write(pathOf(key), bytes)),
    get: (key) => orUnavailable(async () => new Uint8Array(await readFile(pathOf(key)))),
    remove: (key) =>
      orUnavailable(async () => {
        await rm(pathOf(key), { force: true });
        return null;
      }),
  };
}

/** Where a file lies in the folder. @throws RangeError for what is no key */
export function pathInFolder(key: string): string {
  if (!KEY.test(key)) throw new RangeError('a key of another kind');
  // The end of a key is random, its beginning a time.
  return join(key.slice(-2), key);
}

async function write(path: string, bytes: Uint8Array): Promise<null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return null;
}

async function orUnavailable<Value>(act: () => Promise<Value>): Promise<Result<Value, BlobError>> {
  try {
    return ok(await act());
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return fail({ kind: isGone ? 'gone' : 'unavailable' });
  }
}
