import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize, resolve } from 'node:path';
import { appendLines, linesOf, valuesIn } from '../lines-on-disk.ts';
import { isInBucket, keyOfPath, putIntoBucket } from './bucket-files.ts';
import type { Place } from './place.ts';
import { KEPT_BESIDE } from './kept-beside.ts';
import { contentOf, type BackupFile } from './read-backup.ts';

/** What takes the parts of one file. */
type Target = {
  readonly add: (bytes: Buffer<ArrayBuffer>) => void;
  readonly close: () => Promise<void> | void;
};

/** What lies there already is newer, and stays. Erasures and removals of both count. */
export async function putFiles(place: Place, file: BackupFile): Promise<void> {
  let target: Target | null = null;
  for await (const line of contentOf(file)) {
    if ('part' in line) {
      target?.add(Buffer.from(line.part, 'base64'));
      continue;
    }
    await target?.close();
    target = 'file' in line ? targetOf(place, line.file) : null;
  }
}

function targetOf(place: Place, file: string): Target | null {
  if (KEPT_BESIDE.includes(file))
    return gathered((bytes) => addLacking(join(resolve(place.dataDir), file), bytes.toString()));
  const key = isInBucket(place) ? keyOfPath(file) : null;
  if (key !== null) return gathered((bytes) => putIntoBucket(place, key, new Uint8Array(bytes)));
  const path = join(resolve(place.dataDir), inside(file));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return existsSync(path) ? null : onDisk(path);
}

function gathered(put: (bytes: Buffer<ArrayBuffer>) => Promise<void> | void): Target {
  const parts: Buffer<ArrayBuffer>[] = [];
  return { add: (bytes) => void parts.push(bytes), close: () => put(Buffer.concat(parts)) };
}

function onDisk(path: string): Target {
  const opened = openSync(path, 'wx', 0o600);
  return {
    add: (bytes) => void writeSync(opened, bytes),
    close() {
      fsyncSync(opened);
      closeSync(opened);
    },
  };
}

function addLacking(path: string, text: string): void {
  const known = new Set(linesOf(path).map((line) => JSON.stringify(line)));
  const lacking = valuesIn(text).filter(
    (value) => typeof value === 'object' && value !== null && !known.has(JSON.stringify(value)),
  );
  appendLines(path, lacking as readonly object[]);
}

function inside(path: string): string {
  const plain = normalize(path);
  if (isAbsolute(plain) || plain.startsWith('..'))
    throw new Error(`${path} leads out of the data folder.`);
  return plain;
}
