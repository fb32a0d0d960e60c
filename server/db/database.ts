import { join } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Logger } from '../logger.ts';
import { DatabaseWatch } from './database-away.ts';
import { migrate } from './migrate.ts';
import { serveFrom } from './place-in-use.ts';
import { postgresDialect, servingDialect } from './postgres.ts';
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
 * @throws PlaceTaken where the embedded database is being moved, or was
 * @param queried called with each query's duration
 */
export async function openDatabase(
  place: DatabasePlace,
  log: Logger,
  queried: (ms: number, isError: boolean, text: string) => void = () => undefined,
): Promise<Database> {
  const { databaseUrl } = place;
  const openedOn = (dialect: Dialect) =>
    new Kysely<Tables>({
      dialect,
      log: ({ level, queryDurationMillis, query }) =>
        queried(queryDurationMillis, level === 'error', query.sql),
    });
  if (databaseUrl === null) {
    const { release } = serveFrom(place.dataDir);
    const db = openedOn(sqliteDialect(join(place.dataDir, SQLITE_FILE), release));
    await migrate(db, 'text');
    return db;
  }
  // Tables take as long as they take; answers do not.
  const patient = openedOn(postgresDialect(databaseUrl, log));
  await migrate(patient, 'jsonb').finally(() => patient.destroy());
  return openedOn(servingDialect(databaseUrl, log, new DatabaseWatch()));
}
