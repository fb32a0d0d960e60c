import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Logger } from '../logger.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { yieldCache } from './migrations/0002-yield-cache.ts';
import { spotPrices } from './migrations/0003-spot-prices.ts';
import { contactAndVoices } from './migrations/0004-contact-and-voices.ts';
import { identity } from './migrations/0005-identity.ts';
import { reports } from './migrations/0006-reports.ts';
import { privacy } from './migrations/0007-privacy.ts';
import { share } from './migrations/0008-share.ts';
import { codeForm } from './migrations/0009-code-form.ts';
import { consentTexts } from './migrations/0010-consent-texts.ts';
import { codePurpose } from './migrations/0011-code-purpose.ts';
import { auditLog } from './migrations/0012-audit-log.ts';
import { knownBrowsers } from './migrations/0013-known-browsers.ts';
import { countedSending } from './migrations/0014-counted-sending.ts';
import { confirmedSession } from './migrations/0015-confirmed-session.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabasePlace = {
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace, log: Logger): Promise<Database> {
  const { databaseUrl } = place;
  const dialect =
    databaseUrl === null
      ? sqliteDialect(join(place.dataDir, 'solrig.sqlite'))
      : postgresDialect(databaseUrl, log);
  const db = new Kysely<Tables>({ dialect });
  await migrate(db, databaseUrl === null ? 'text' : 'jsonb');
  return db;
}

async function migrate(db: Database, json: 'text' | 'jsonb'): Promise<void> {
  // Named one by one: a folder that is read at run time would be one more thing that can be missing.
  const migrations: Record<string, Migration> = {
    '0001-first-tables': firstTables(json),
    '0002-yield-cache': yieldCache(json),
    '0003-spot-prices': spotPrices,
    '0004-contact-and-voices': contactAndVoices,
    '0005-identity': identity,
    '0006-reports': reports(json),
    '0007-privacy': privacy(json),
    '0008-share': share,
    '0009-code-form': codeForm,
    '0010-consent-texts': consentTexts,
    '0011-code-purpose': codePurpose,
    '0012-audit-log': auditLog(json),
    '0013-known-browsers': knownBrowsers,
    '0014-counted-sending': countedSending,
    '0015-confirmed-session': confirmedSession,
  };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
