import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import { SQLITE_FILE } from '../db/database.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import { endWithRestore } from './end-with-restore.ts';
import { connect, engineOf, isThere, secretMarkOf, type Place } from './place.ts';
import { putFiles } from './put-files.ts';
import {
  checkBackup,
  contentOf,
  type BackupFile,
  type BackupRefusal,
  type CheckedBackup,
} from './read-backup.ts';
import { isSameSum, RowSum, type TableSum } from './row-sum.ts';
import {
  addRows,
  BATCH,
  hasRows,
  removeAllRows,
  rowsOf,
  tablesOf,
  type Db,
  type Row,
  type TableShape,
} from './table-rows.ts';

export type RestoreRefusal =
  | BackupRefusal
  /** Made by a program that knows more of tables than this one. */
  | { readonly kind: 'newer'; readonly unknown: readonly string[] }
  | { readonly kind: 'not-empty'; readonly what: string }
  | { readonly kind: 'other-secret' };

export type Restored = CheckedBackup & {
  /** Messages that waited when the backup was made. */
  readonly heldMessages: number;
};

const DRAFT = 'restoring';

/** Whether a backup could be restored here; nothing is written. */
export async function mayRestore(
  place: Place,
  file: BackupFile,
): Promise<Result<CheckedBackup, RestoreRefusal>> {
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const { head } = checked.value;
  const unknown = head.migrations.filter((name) => !knownMigrations().includes(name));
  if (unknown.length > 0) return fail({ kind: 'newer', unknown });
  const what = await whatIsThere(place);
  if (what !== null) return fail({ kind: 'not-empty', what });
  if (secretMarkOf(place) !== head.secretMark) return fail({ kind: 'other-secret' });
  return checked;
}

/** Puts a backup into an empty place; either all of its rows are there at the end, each as it was, or none. */
export async function restoreBackup(
  place: Place,
  file: BackupFile,
): Promise<Result<Restored, RestoreRefusal>> {
  const allowed = await mayRestore(place, file);
  if (!allowed.ok) return allowed;
  const { head, end } = allowed.value;
  const dataDir = resolve(place.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let heldMessages: number;
  if (engineOf(place) === 'postgres') {
    const db = connect(place);
    heldMessages = await putRows(db, place, { file, last: head.migrations.at(-1), end }).finally(
      () => db.destroy(),
    );
  } else {
    const draft = join(dataDir, `${DRAFT}.sqlite`);
    for (const left of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(left, { force: true });
    const db = new Kysely<Tables>({ dialect: sqliteDialect(draft) });
    heldMessages = await putRows(db, place, { file, last: head.migrations.at(-1), end }).finally(
      () => db.destroy(),
    );
    renameSync(draft, join(dataDir, SQLITE_FILE));
  }
  await putFiles(place, file);
  return ok({ ...allowed.value, heldMessages });
}

async function whatIsThere(place: Place): Promise<string | null> {
  if (engineOf(place) === 'sqlite') {
    return isThere(place) ? join(resolve(place.dataDir), SQLITE_FILE) : null;
  }
  const db = connect(place);
  try {
    for (const table of await tablesOf(db, 'postgres')) {
      if (await hasRows(db, table)) return `rows in ${table.name}`;
    }
    return null;
  } finally {
    await db.destroy();
  }
}

type Rows = { readonly file: BackupFile; readonly last: string | undefined } & Pick<
  CheckedBackup,
  'end'
>;

/** @returns how many messages are held */
async function putRows(
  db: Kysely<Tables>,
  place: Place,
  { file, last, end }: Rows,
): Promise<number> {
  const engine = engineOf(place);
  // As the tables were when the rows were taken; the start of the server brings them further.
  await migrate(db, engine === 'sqlite' ? 'text' : 'jsonb', last);
  await removeAllRows(db, await tablesOf(db, engine));
  return db.transaction().execute(async (transaction) => {
    await copyRows(transaction, file);
    const tables = await tablesOf(transaction, engine);
    for (const table of tables) {
      const sum = new RowSum();
      for await (const row of rowsOf(transaction, engine, table)) sum.add(row);
      const wanted: TableSum = end.tables[table.name] ?? new RowSum().total();
      if (!isSameSum(wanted, sum.total())) {
        throw new Error(`${table.name}: what was put in is not what the backup holds.`);
      }
    }
    return endWithRestore(
      transaction,
      tables.map(({ name }) => name),
    );
  });
}

async function copyRows(transaction: Db, file: BackupFile): Promise<void> {
  let table: TableShape | null = null;
  let waiting: Row[] = [];
  const flush = async () => {
    if (table !== null) await addRows(transaction, table, waiting);
    waiting = [];
  };
  for await (const line of contentOf(file)) {
    if ('row' in line) {
      waiting.push(line.row);
      if (waiting.length >= BATCH) await flush();
      continue;
    }
    await flush();
    table = 'table' in line ? { name: line.table, columns: line.columns } : null;
  }
}
