// npm run bench:kill -- --rounds=200: ends a server with kill -9 at random moments while 50 senders
// request offers, restarts it, and finally looks for every acknowledged request; on SQLite, and on
// PostgreSQL where it is installed.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database.ts';
import { createLogger } from '../server/logger.ts';
import { serverProcesses } from '../server/testing/start-process.ts';
import { offerInput } from '../tests/database/offer-input.ts';
import { postgresBinaries, startCluster } from '../tests/database/postgres-cluster.ts';

const SENDERS = 50;
const LONGEST_LIFE_MS = 1_000;
const FIRST_WITHIN_MS = 20_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = Number(values.rounds);
let sent = 0;

async function acknowledgedBy(
  url: string,
  signal: AbortSignal,
  onFirst: () => void,
): Promise<readonly string[]> {
  const keys: string[] = [];
  while (!signal.aborted) {
    sent += 1;
    const idempotencyKey = `kill-${String(sent).padStart(24, '0')}`;
    try {
      const answer = await fetch(`${url}/da/offer`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: url,
          // Each from its own address: nobody may send this many.
          'X-Forwarded-For': `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`,
        },
        body: JSON.stringify(
          offerInput({
            idempotencyKey,
            notes: idempotencyKey,
            email: `${idempotencyKey}@example.dk`,
          }),
        ),
      });
      if (answer.status === 201) {
        keys.push(idempotencyKey);
        onFirst();
      }
      await answer.arrayBuffer();
    } catch {
      // It was killed.
      return keys;
    }
  }
  return keys;
}

async function killed(name: string, databaseUrl: string | null): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solrig-kill-'));
  const place = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const servers = serverProcesses({ DATA_DIR: dataDir, TRUSTED_PROXY: '1', ...place });
  const acknowledged: string[] = [];
  let longestStartMs = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      const { child, url } = await servers.start();
      longestStartMs = Math.max(longestStartMs, performance.now() - started);
      const over = new AbortController();
      const begun = new AbortController();
      const sending = Array.from({ length: SENDERS }, () =>
        acknowledgedBy(url, over.signal, () => begun.abort()),
      );
      // Every other time at once, so that startup is hit as well; otherwise while it stores.
      if (round % 2 === 1)
        await Promise.race([once(begun.signal, 'abort'), pause(FIRST_WITHIN_MS)]);
      await pause(Math.random() * LONGEST_LIFE_MS);
      child.kill('SIGKILL');
      over.abort();
      await once(child, 'exit');
      for (const keys of await Promise.all(sending)) acknowledged.push(...keys);
    }
    const { stored, torn } = await storedIn(dataDir, databaseUrl);
    const lost = acknowledged.filter((key) => !stored.has(key)).length;
    console.log(
      `${name}: killed ${rounds} times, ${acknowledged.length} acknowledged, lost ${lost}, torn ${torn}, longest start ${(longestStartMs / 1000).toFixed(1)} s`,
    );
    return lost === 0 && torn === 0 && acknowledged.length > 0;
  } finally {
    await servers.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function storedIn(dataDir: string, databaseUrl: string | null) {
  const db = await openDatabase({ dataDir, databaseUrl }, createLogger('error'));
  try {
    const offers = await db
      .selectFrom('offer_requests')
      .leftJoin('calculations', 'calculations.calculation_id', 'offer_requests.calculation_id')
      .select(['offer_requests.id', 'notes', 'calculations.calculation_id as calculation'])
      .execute();
    const messages = await db.selectFrom('outbox').select('offer_id as id').execute();
    const leads = await db.selectFrom('leads').select('id').execute();
    const entries = await db
      .selectFrom('audit_log')
      .select('subject as id')
      .where('action', '=', 'offer.submit')
      .execute();
    const calculations = await db.selectFrom('calculations').select('calculation_id').execute();
    // Each has its calculation, its lead, its line in the audit log and a message to staff at least (a receipt is left out where
    // many are sent in an hour); and nothing is there of a request that is not.
    const whole = new Set(offers.map(({ id }) => id));
    const parts = [messages, leads, entries].map((rows) => new Set(rows.map(({ id }) => id)));
    const isTorn = (offer: (typeof offers)[number]) =>
      offer.calculation === null || parts.some((ids) => !ids.has(offer.id));
    const left = parts.flatMap((ids) => [...ids].filter((id) => id !== null && !whole.has(id)));
    const loose = calculations.length - new Set(offers.map(({ calculation }) => calculation)).size;
    const torn = offers.filter(isTorn).length + left.length + loose;
    return { stored: new Set(offers.map(({ notes }) => notes)), torn };
  } finally {
    await db.destroy();
  }
}

let isWhole = await killed('SQLite', null);
const binaries = postgresBinaries();
if (binaries === null) console.log('PostgreSQL is not installed: not run.');
else {
  const cluster = startCluster(binaries);
  try {
    isWhole = (await killed('PostgreSQL', await cluster.database('empty'))) && isWhole;
  } finally {
    await cluster.stop();
  }
}
process.exit(isWhole ? 0 : 1);
