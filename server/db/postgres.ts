import {
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import type { Logger } from '../logger.ts';
import { DatabaseAway, type DatabaseWatch } from './database-away.ts';

export type Patience = {
  /** How long a connection may take to come about [ms]. */
  readonly connectMs: number;
  /** How long an answer may take [ms]. */
  readonly answerMs: number;
};

const CONNECTIONS = 10;
/** Of who makes tables, takes a backup or moves: nobody waits for them. */
const CONNECT_MS = 5_000;
/** Of who answers visitors. */
const SERVING: Patience = { connectMs: 2_500, answerMs: 10_000 };

function poolOf(url: string, log: Logger, { connectMs, answerMs }: Partial<Patience>): Pool {
  // A connection that does not come about is another thing than one that somebody else is using.
  class Impatient extends Client {
    constructor(given?: ClientConfig) {
      super({ ...given, connectionTimeoutMillis: connectMs ?? CONNECT_MS });
    }
  }
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    Client: Impatient,
    connectionTimeoutMillis: answerMs ?? CONNECT_MS,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
  });
  // Without listeners, a database that goes away would end the process: the pool tells of connections that are idle, and one
  // that somebody uses, between two questions, of itself.
  pool.on('error', (error) => log.warn({ code: error.name }, 'idle database connection lost'));
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

export function postgresDialect(url: string, log: Logger): PostgresDialect {
  return new WithoutSessions({ pool: poolOf(url, log, {}) });
}

/** The same for a server: nobody waits long for a database that is away. @param watch is told of that */
export function servingDialect(
  url: string,
  log: Logger,
  watch: DatabaseWatch,
  patience: Patience = SERVING,
): PostgresDialect {
  const pool = poolOf(url, log, patience);
  const watched: PostgresPool = {
    options: pool.options,
    connect: () => watch.asked(async () => bounded(await pool.connect(), watch)),
    end: () => pool.end(),
  };
  return new WithoutSessions({ pool: watched });
}

/** Nothing is kept for a session: a pool in front of the database gives it to somebody else after each transaction. */
class WithoutSessions extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedByMigrate();
  }
}

/** migrate() holds a lock of its own, of the transaction. */
class LockedByMigrate extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Who got no answer leaves a connection on which one may still come, and a transaction that may still be open: it is
 * nobody's any more.
 */
function bounded(client: PoolClient, watch: DatabaseWatch): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    if (isLost) throw new DatabaseAway();
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (!isSilence(error)) throw error;
      isLost = true;
      watch.wasSilent();
      throw new DatabaseAway();
    }
  };
  // Kysely asks with cursors only where it is given any.
  const asked = query as unknown as PostgresPoolClient['query'];
  return { query: asked, release: (isBroken = false) => client.release(isBroken || isLost) };
}

/** The client's own words for a time that is over. */
const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';
