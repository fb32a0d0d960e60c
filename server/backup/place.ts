import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { postgresDialect } from '../db/postgres.ts';
import { SQLITE_FILE } from '../db/database.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import type { Settings } from '../env.ts';
import { createLogger } from '../logger.ts';
import { knownSecretOf } from '../session-secret.ts';
import type { Db, Engine } from './table-rows.ts';

/** Where a server keeps its things. */
export type Place = Settings;

/** Inside the data folder, where nobody names another; no part of a backup. */
export const BACKUPS_FOLDER = 'backups';

export const engineOf = ({ databaseUrl }: Pick<Place, 'databaseUrl'>): Engine =>
  databaseUrl === null ? 'sqlite' : 'postgres';

export const sqliteFileOf = ({ dataDir }: Pick<Place, 'dataDir'>) =>
  join(resolve(dataDir), SQLITE_FILE);

/** A connection of its own, without bringing any table up to date. */
export function connect({ databaseUrl, dataDir, logLevel }: Place): Kysely<Tables> {
  const dialect =
    databaseUrl === null
      ? sqliteDialect(sqliteFileOf({ dataDir }))
      : postgresDialect(databaseUrl, createLogger(logLevel));
  return new Kysely<Tables>({ dialect });
}

/** Whether there is a database to be read. */
export const isThere = (place: Place) =>
  place.databaseUrl !== null || existsSync(sqliteFileOf(place));

/** The migrations that a database has been through, in their order; none where it is new. */
export async function migrationsIn(db: Db): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * With another secret nobody who was erased would be recognised, and no link or sealed message would open.
 * @returns empty where there is no secret yet
 */
export function secretMarkOf(place: Place): string {
  const secret = knownSecretOf(place);
  if (secret === null) return '';
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 32);
}
