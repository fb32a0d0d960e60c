import { access, constants, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { backupsIn } from '../backup/kept-backups.ts';
import { connect, isThere, migrationsIn } from '../backup/place.ts';
import type { Db } from '../backup/table-rows.ts';
import { knownMigrations } from '../db/migrate.ts';
import type { Settings } from '../env.ts';
import { startFailureText } from '../start-failure.ts';
import { fine, watch, wrong, type Finding } from './finding.ts';
import { clockFinding } from './outside.ts';

const MEGABYTE = 1e6;
const LITTLE_MB = 2000;
const TOO_LITTLE_MB = 200;
const HOUR_MS = 3_600_000;
const MESSAGE_WAITS_MS = 15 * 60_000;
const BACKUP_AGE_MS = 26 * HOUR_MS;

/** The folder of the data and the room on its disk. */
export async function folderFindings({ dataDir }: Settings): Promise<readonly Finding[]> {
  const folder = resolve(dataDir);
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [fine('data folder', `${folder}: the first start makes it`)];
    const todo = 'Let this user write to it, or set DATA_DIR to another.';
    return [wrong('data folder', `${folder} can't be written to (${code})`, todo)];
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  const says = `${freeMb} MB free in ${folder}`;
  const todo = 'Make room: with none left nothing can be saved, though reading goes on.';
  if (freeMb < TOO_LITTLE_MB) return [wrong('disk', says, todo)];
  return [freeMb < LITTLE_MB ? watch('disk', says, todo) : fine('disk', says)];
}

/** The database, its clock, and what waits in it. It is not brought up to date by being looked at. */
export async function databaseFindings(settings: Settings): Promise<readonly Finding[]> {
  const what = 'database';
  if (!isThere(settings)) return [fine(what, 'none yet: the first start makes it')];
  const db = connect(settings);
  try {
    const started = performance.now();
    const known = knownMigrations();
    const been = await migrationsIn(db);
    const ms = Math.round(performance.now() - started);
    const unknown = been.filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      const says = `made by a newer version, which knows ${unknown.join(', ')}`;
      return [wrong(what, says, 'Start the newer version.')];
    }
    const lacking = known.length - been.length;
    const steps = lacking === 0 ? '' : `; the next start takes it ${lacking} steps further`;
    const answers = fine(what, `answers after ${ms} ms${steps}`);
    const own = settings.databaseUrl === null ? [await wholeFinding(db)] : [await clockOf(db)];
    return [answers, ...own, ...(lacking === 0 ? await outboxFindings(db) : [])];
  } catch (error) {
    const todo = 'Is it running, and are address, user and password right?';
    return [wrong(what, startFailureText(error, settings), todo)];
  } finally {
    await db.destroy();
  }
}

async function wholeFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const says = rows[0]?.quick_check ?? 'nothing';
  if (says === 'ok') return fine('database file', 'whole');
  const todo = 'Stop the server, keep the file, and restore the newest backup elsewhere.';
  return wrong('database file', says, todo);
}

async function clockOf(db: Db): Promise<Finding> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`.execute(db);
  return clockFinding('clock, database', [Date.now() - (rows[0]?.ms ?? 0)]);
}

async function outboxFindings(db: Db): Promise<readonly Finding[]> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('next_attempt_at').as('oldest'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const { dead } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  const waitsMs = oldest === null ? 0 : Math.max(0, Date.now() - Date.parse(oldest));
  const says = `the oldest message that is due waits ${(waitsMs / 60_000).toFixed(0)} min`;
  const todo = 'Is the server running, and are mail and SMS well?';
  return [
    waitsMs > MESSAGE_WAITS_MS ? watch('outbox', says, todo) : fine('outbox', says),
    Number(dead) > 0
      ? watch('given up', `${dead} messages`, 'Look at them under Messages in the admin area.')
      : fine('given up', 'no message'),
  ];
}

/** How old the newest backup is. */
export async function backupFinding({ backup, mode }: Settings): Promise<Finding> {
  const todo = 'Set BACKUP_DIR, or run npm run backup by a timer of your own.';
  if (backup.folder === null) {
    const says = 'none is made by the server';
    return mode === 'local' ? fine('backup', says) : watch('backup', says, todo);
  }
  const [newest] = await backupsIn(backup.folder);
  if (newest === undefined) {
    return watch('backup', `none in ${backup.folder}`, 'The first one comes soon after a start.');
  }
  const { mtimeMs } = await stat(join(backup.folder, newest));
  const ageMs = Date.now() - mtimeMs;
  const says = `the newest is ${(ageMs / HOUR_MS).toFixed(0)} hours old`;
  return ageMs > BACKUP_AGE_MS
    ? watch('backup', says, 'See in the log why none was made: "backup failed".')
    : fine('backup', says);
}
