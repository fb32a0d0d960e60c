import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from '../logger.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export const SQLITE_FILE = 'solrig.sqlite';

export type Database = Kysely<Tables>;

export type DatabasePlace = {
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
};

/**
 * Opens the database and brings its tables up to date.
 * @param queried is told how long each query took
 */
export async function openDatabase(
  place: DatabasePlace,
  log: Logger,
  queried: (ms: number, isError: boolean) => void = () => undefined,
): Promise<Database> {
  const { databaseUrl } = place;
  const dialect =
    databaseUrl === null
      ? sqliteDialect(join(place.dataDir, SQLITE_FILE))
      : postgresDialect(databaseUrl, log);
  const db = new Kysely<Tables>({
    dialect,
    log: ({ level, queryDurationMillis }) => queried(queryDurationMillis, level === 'error'),
  });
  await migrate(db, databaseUrl === null ? 'text' : 'jsonb');
  return db;
}
