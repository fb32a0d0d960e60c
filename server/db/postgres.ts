import {
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import type { Logger } from '../logger.ts';
import { DatabaseAway, type DatabaseWatch } from './database-away.ts';
import { lossOf, type Loss } from './lost-connection.ts';
import { SilenceProbe } from './silence-probe.ts';

export type Patience = {
  /** How long a connection may take to come about [ms]. */
  readonly connectMs: number;
  /** How long an answer may take [ms]. */
  readonly answerMs: number;
  /** After how long without one it is looked whether anybody is there [ms]. */
  readonly doubtMs: number;
};

const CONNECTIONS = 10;
/** Of who makes tables, takes a backup or moves: nobody waits for them. */
const CONNECT_MS = 5_000;
/** Of who answers visitors. */
const SERVING: Patience = { connectMs: 2_500, answerMs: 10_000, doubtMs: 1_000 };

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
  const probe = new SilenceProbe(url, patience);
  let trusted = new WeakSet<object>();
  pool.on('connect', (client) => void trusted.add(client));
  const lost = (loss: Loss) => {
    if (loss === 'silent') watch.wasSilent();
    // Those that were cut off hear of it; those that lead into silence, or to a server that takes no writes, do not.
    if (loss !== 'cut') trusted = new WeakSet();
  };
  const connect = async () => {
    for (;;) {
      const client = await pool.connect();
      if (trusted.has(client)) return bounded(client, lost, probe);
      client.release(true);
    }
  };
  const watched: PostgresPool = {
    options: pool.options,
    connect: () => watch.asked(connect),
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
 * nobody's any more. What was asked is to be asked again, also where it was a commit: nobody knows whether that was done.
 */
function bounded(
  client: PoolClient,
  lost: (loss: Loss) => void,
  probe: SilenceProbe,
): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    if (isLost) throw new DatabaseAway();
    try {
      return await probe.answered(client.query(text, [...parameters]));
    } catch (error) {
      const loss = lossOf(error);
      if (loss === null) throw error;
      isLost = true;
      lost(loss);
      throw new DatabaseAway();
    }
  };
  // Kysely asks with cursors only where it is given any.
  const asked = query as unknown as PostgresPoolClient['query'];
  return { query: asked, release: (isBroken = false) => client.release(isBroken || isLost) };
}
