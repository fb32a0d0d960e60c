import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Logger } from '../logger.ts';

export function postgresDialect(url: string, log: Logger): PostgresDialect {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // Without a listener, a database that restarts while a connection is idle would end the process.
  pool.on('error', (error) => log.warn({ code: error.name }, 'idle database connection lost'));
  return new PostgresDialect({ pool });
}
