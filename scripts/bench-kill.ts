// npm run bench:kill: ends a server with kill -9 at random moments while 50 senders request offers, restarts it, and finally
// looks for every acknowledged request; on SQLite, and on PostgreSQL where it is installed.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from '../server/testing/start-process.ts';
import { postgresBinaries, startCluster } from '../tests/database/postgres-cluster.ts';
import { commandLine, say } from './command-line.ts';
import { nextKey, sendOffer } from './kill/offer-sender.ts';
import { outcomeOf } from './kill/stored-offers.ts';

const SENDERS = 50;
const LONGEST_LIFE_MS = 1_000;
const FIRST_WITHIN_MS = 20_000;
const SAY_EVERY = 20;

const { values } = commandLine(
  `npm run bench:kill -- [--rounds=200] [--only=sqlite|postgresql]
  A server is killed (kill -9) this often while ${SENDERS} senders request offers. Counts what was
  acknowledged and is lost, what is there twice, and what is torn: stored in part. A round takes two
  to six seconds. Ends with 1 if any of them is not 0. Ctrl-C ends it after the round it is in.
`,
  { rounds: { type: 'string', default: '200' }, only: { type: 'string', default: '' } },
);
const rounds = Number(values.rounds);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());

async function acknowledgedBy(
  url: string,
  signal: AbortSignal,
  onFirst: () => void,
): Promise<readonly string[]> {
  const keys: string[] = [];
  while (!signal.aborted) {
    const key = nextKey();
    const status = await sendOffer(url, key);
    // It was killed.
    if (status === null) return keys;
    if (status !== 201) continue;
    keys.push(key);
    onFirst();
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
    let round = 0;
    for (; round < rounds && !ended.signal.aborted; round++) {
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
      if ((round + 1) % SAY_EVERY === 0)
        say(`${name}: ${round + 1} rounds, ${acknowledged.length} acknowledged`);
    }
    const { lost, double, torn } = await outcomeOf({ dataDir, databaseUrl }, acknowledged);
    say(
      `${name}: killed ${round} times, ${acknowledged.length} acknowledged, lost ${lost}, twice ${double}, torn ${torn}, longest start ${(longestStartMs / 1000).toFixed(1)} s`,
    );
    return (
      !ended.signal.aborted && lost === 0 && double === 0 && torn === 0 && acknowledged.length > 0
    );
  } finally {
    await servers.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let isWhole = true;
if ('sqlite'.includes(values.only)) isWhole = await killed('SQLite', null);
const binaries = postgresBinaries();
if (binaries === null) say('PostgreSQL is not installed: not run.');
else if (!ended.signal.aborted && 'postgresql'.includes(values.only)) {
  const cluster = startCluster(binaries);
  try {
    isWhole = (await killed('PostgreSQL', await cluster.database('empty'))) && isWhole;
  } finally {
    await cluster.stop();
  }
}
process.exit(isWhole ? 0 : 1);
