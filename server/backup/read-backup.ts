import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../domain/result.ts';
import {
  BACKUP_FORMAT,
  headSchema,
  parseLine,
  type BackupEnd,
  type BackupHead,
  type BackupLine,
} from './backup-lines.ts';
import { isSameSum, RowSum } from './row-sum.ts';

/** What is read, and with what: the private key of a sealed one, AGE-SECRET-KEY-1…. */
export type BackupFile = { readonly path: string; readonly privateKey: string | null };

export type BackupRefusal =
  /** Not one, or not whole: nothing of it is used. */
  | { readonly kind: 'damaged'; readonly why: string }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'newer-format' };

export type CheckedBackup = { readonly head: BackupHead; readonly end: BackupEnd };

/** Reads a backup to its end and holds it against what it says of itself. */
export async function checkBackup(file: BackupFile): Promise<Result<CheckedBackup, BackupRefusal>> {
  if (file.path.endsWith('.age') && file.privateKey === null) return fail({ kind: 'sealed' });
  try {
    return await checked(file);
  } catch (error) {
    return fail({ kind: 'damaged', why: error instanceof Error ? error.message : 'not read' });
  }
}

async function checked(file: BackupFile): Promise<Result<CheckedBackup, BackupRefusal>> {
  const hash = createHash('sha256');
  const sums = new Map<string, RowSum>();
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  let current: RowSum | null = null;
  let files = 0;
  for await (const text of linesOf(file)) {
    if (end !== null) return damaged('something comes after its end');
    if (head === null) {
      head = z.parse(headSchema, JSON.parse(text));
      if (head.format > BACKUP_FORMAT) return fail({ kind: 'newer-format' });
    } else {
      const line = parseLine(text);
      if ('end' in line) end = line.end;
      else if ('table' in line) sums.set(line.table, (current = new RowSum()));
      else if ('row' in line) current?.add(line.row);
      else if ('file' in line) files += 1;
    }
    if (end === null) hash.update(`${text}\n`);
  }
  if (head === null || end === null) return damaged('its end is missing');
  if (hash.digest('hex') !== end.sha256) return damaged('its hash is another');
  const other = Object.entries(end.tables).find(
    ([table, sum]) => !isSameSum(sum, sums.get(table)?.total()),
  );
  if (other !== undefined) return damaged(`${other[0]} has other rows than were counted`);
  if (files !== end.files) return damaged('files are missing');
  return ok({ head, end });
}

const damaged = (why: string) => fail({ kind: 'damaged', why } as const);

/** Its lines after the first, one by one; for a backup that was checked. */
export async function* contentOf(file: BackupFile): AsyncGenerator<BackupLine> {
  let isFirst = true;
  for await (const text of linesOf(file)) {
    if (!isFirst) yield parseLine(text);
    isFirst = false;
  }
}

// Node's readline takes other signs for the end of a line as well, which stand in texts.
async function* linesOf({ path, privateKey }: BackupFile): AsyncGenerator<string> {
  const raw = createReadStream(path);
  const opened =
    path.endsWith('.age') && privateKey !== null ? await opening(raw, privateKey) : raw;
  const unpacked = opened.pipe(createGunzip());
  for (const before of [raw, opened]) before.on('error', (error: Error) => unpacked.destroy(error));
  let rest: string[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of unpacked) {
    const [first = '', ...more] = decoder.decode(bytes as Buffer, { stream: true }).split('\n');
    rest.push(first);
    for (const next of more) {
      yield rest.join('');
      rest = [next];
    }
  }
  if (rest.join('') !== '') throw new Error('its last line is not whole');
}

async function opening(raw: Readable, privateKey: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  const sealed = Readable.toWeb(raw) as ReadableStream<Uint8Array>;
  return Readable.from(await decrypter.decrypt(sealed));
}
