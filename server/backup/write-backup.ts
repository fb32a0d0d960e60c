import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { KEPT_BESIDE } from './kept-beside.ts';
import { isInBucket, pathOfKey, readFromBucket } from './bucket-files.ts';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, type BackupLine } from './backup-lines.ts';
import { BACKUPS_FOLDER, engineOf, migrationsIn, secretMarkOf, type Place } from './place.ts';
import { RowSum, type TableSum } from './row-sum.ts';
import { inSnapshot } from './snapshot.ts';
import { rowsOf, tablesOf } from './table-rows.ts';

const PART_BYTES = 256 * 1024;

/** Where rows name a file. */
const KEY_COLUMNS: Readonly<Record<string, string>> = {
  uploads: 'blob_key',
  testimonial_proofs: 'blob_key',
  partners: 'logo_key',
  company_papers: 'blob_key',
};

export type BackupWish = {
  readonly folder: string;
  /** age's own form, age1…; null: the file can be read by whoever has it. */
  readonly publicKey: string | null;
  /** Names of the variables that are set. */
  readonly settings: readonly string[];
  readonly now: Date;
};

export type WrittenBackup = { readonly path: string; readonly bytes: number } & Omit<
  BackupEnd,
  'sha256'
>;

/** Writes database, files and tombstones, as they are together at one moment, into one file; others go on meanwhile. */
export async function writeBackup(place: Place, wish: BackupWish): Promise<WrittenBackup> {
  mkdirSync(wish.folder, { recursive: true, mode: 0o700 });
  const stamp = wish.now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const name = `solrig-${stamp}.backup${wish.publicKey === null ? '' : '.age'}`;
  const path = join(wish.folder, name);
  const draft = `${path}.part`;
  const counted: { end: BackupEnd | null } = { end: null };
  try {
    const lines = Readable.from(textOf(place, wish, (end) => void (counted.end = end)));
    const packed = lines.pipe(createGzip({ level: 6 }));
    lines.on('error', (error) => packed.destroy(error));
    const sealed = wish.publicKey === null ? packed : await sealedFor(wish.publicKey, packed);
    await pipeline(sealed, createWriteStream(draft, { mode: 0o600 }));
    const file = await open(draft, 'r');
    await file.sync();
    await file.close();
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  if (counted.end === null) throw new Error('The backup has no end.');
  const { tables, files } = counted.end;
  return { path, bytes: (await stat(path)).size, tables, files };
}

async function sealedFor(publicKey: string, packed: Readable): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const stream = await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>);
  return Readable.from(stream);
}

async function* textOf(place: Place, wish: BackupWish, onEnd: (end: BackupEnd) => void) {
  const hash = createHash('sha256');
  const written = (line: BackupHead | BackupLine) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  const tables: Record<string, TableSum> = {};
  const keys: string[] = [];
  const engine = engineOf(place);
  // An async generator inside another: the snapshot ends with the last row.
  for await (const line of inSnapshot(place, async function* (db) {
    const head: BackupHead = {
      backup: 'solrig',
      format: BACKUP_FORMAT,
      madeAt: wish.now.toISOString(),
      engine,
      migrations: [...(await migrationsIn(db))],
      settings: [...wish.settings].toSorted(),
      secretMark: secretMarkOf(place),
    };
    yield head;
    for (const table of await tablesOf(db, engine)) {
      yield { table: table.name, columns: [...table.columns] };
      const sum = new RowSum();
      const keyAt = table.columns.indexOf(KEY_COLUMNS[table.name] ?? '');
      for await (const row of rowsOf(db, engine, table)) {
        sum.add(row);
        const key = row[keyAt];
        if (typeof key === 'string') keys.push(key);
        yield { row: [...row] };
      }
      tables[table.name] = sum.total();
    }
  })) {
    yield written(line);
  }
  let files = 0;
  // After the rows: what a row names was there before it.
  for (const file of await filesOf(place.dataDir)) {
    files += 1;
    yield written({ file });
    for await (const part of createReadStream(join(place.dataDir, file), {
      highWaterMark: PART_BYTES,
    })) {
      yield written({ part: (part as Buffer).toString('base64') });
    }
  }
  for (const key of isInBucket(place) ? keys : []) {
    const bytes = await readFromBucket(place, key);
    if (bytes === null) continue;
    files += 1;
    yield written({ file: pathOfKey(key) });
    yield written({ part: Buffer.from(bytes).toString('base64') });
  }
  const end: BackupEnd = { tables, files, sha256: hash.digest('hex') };
  onEnd(end);
  yield `${JSON.stringify({ end })}\n`;
}

/** Everything in folders of the data folder, and the files of what has ended. */
async function filesOf(dataDir: string): Promise<readonly string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (KEPT_BESIDE.includes(entry.name)) found.push(entry.name);
    if (!entry.isDirectory() || entry.name === BACKUPS_FOLDER) continue;
    const inside = await readdir(join(dataDir, entry.name), {
      recursive: true,
      withFileTypes: true,
    });
    for (const file of inside) {
      if (file.isFile()) found.push(relative(dataDir, join(file.parentPath, file.name)));
    }
  }
  return found.toSorted();
}
