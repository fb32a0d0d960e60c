// npm run bench:failover: kills the leader of a Patroni cluster with synchronous replication again and again while 50 writers
// request offers from two servers; what was acknowledged and is lost, and how long nobody could write.
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from '../server/testing/start-process.ts';
import { postgresBinaries, unprivilegedUser } from '../tests/database/postgres-cluster.ts';
import { installedAt } from '../tests/fixtures/installed-at.ts';
import { commandLine, fail, say } from './command-line.ts';
import { OfferWriters } from './failover/offer-writers.ts';
import { PatroniCluster } from './failover/patroni-cluster.ts';
import { outcomeOf } from './kill/stored-offers.ts';

const SERVERS = 2;
const WRITERS = 50;
const STARTS_WITHIN_MS = 120_000;
/** From the kill until a request is taken again, and until the killed node follows. */
const BACK_WITHIN_MS = 120_000;
const MOST_RANDOM_MS = 3_000;
const LOOK_EVERY_MS = 50;

const { values } = commandLine(
  `npm run bench:failover -- [--times=10] [--etcd=3] [--minutes=20]
  Three PostgreSQL under Patroni, etcd with this many members and haproxy with ops/haproxy.cfg, all on
  this machine in a folder of their own; two servers on it, and ${WRITERS} writers. The leader is killed (kill -9)
  this often: its PostgreSQL alone and, every other time, its Patroni too, as when a machine dies; every
  fifth time, where etcd has three members, the one that leads them dies with it.
  Ends with 1 if anything acknowledged is lost, there twice or torn, or if it does not recover by itself.
`,
  {
    times: { type: 'string', default: '10' },
    etcd: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '20' },
  },
);
const [binaries, haproxy] = [postgresBinaries(), installedAt('haproxy')];
const lacking = ['etcd', 'patroni'].filter((name) => installedAt(name) === null);
if (binaries === null || haproxy === null || lacking.length > 0) {
  fail('PostgreSQL, patroni, etcd and haproxy are needed: apt-get install them.', 2);
}
const etcdMembers = Number(values.etcd);
const cluster = new PatroniCluster({ binaries, haproxy, etcdMembers, owner: unprivilegedUser() });
let endServers = () => Promise.resolve();

const over = new AbortController();
const minutes = Number(values.minutes);
const timer = setTimeout(
  () => over.abort(new Error(`Not done after ${minutes} min.`)),
  minutes * 60_000,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => over.abort(new Error(`It was told to end (${signal}).`)));
}
const isTold = new Promise<never>((_, reject) => {
  over.signal.addEventListener('abort', () => reject(over.signal.reason as Error));
});
isTold.catch(() => undefined);

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function failover(writers: OfferWriters, number: number): Promise<number> {
  await cluster.untilWhole(BACK_WITHIN_MS);
  await pause(Math.random() * MOST_RANDOM_MS);
  writers.takeLongestPause();
  const before = writers.acknowledged.length;
  const what = number % 2 === 0 ? 'machine' : 'server';
  const killedAt = performance.now();
  const member = etcdMembers >= 3 && number % 5 === 0 ? await cluster.killEtcdLeader() : null;
  const killed = await cluster.killLeader(what);
  let leader = await cluster.leader();
  while (leader === null || leader === killed) {
    if (performance.now() - killedAt > BACK_WITHIN_MS) throw new Error('Nobody took over.');
    await pause(LOOK_EVERY_MS);
    leader = await cluster.leader();
  }
  const taken = writers.acknowledged.length;
  while (writers.acknowledged.length === taken) {
    if (performance.now() - killedAt > BACK_WITHIN_MS) throw new Error('Nobody can write.');
    await pause(LOOK_EVERY_MS);
  }
  const pauseMs = writers.takeLongestPause();
  cluster.startAgain();
  const wholeMs = await cluster.untilWhole(BACK_WITHIN_MS);
  say(
    `${number}: ${what} ${killed}${member === null ? '' : ` and ${member}`} killed, ${leader} leads; nobody could write for ${seconds(pauseMs)}, whole again ${seconds(wholeMs)} later; ${taken - before} taken meanwhile`,
  );
  return pauseMs;
}

async function run(): Promise<boolean> {
  await cluster.start();
  say(`the cluster is there after ${seconds(await cluster.untilWhole(STARTS_WITHIN_MS))}`);
  const servers = serverProcesses({ TRUSTED_PROXY: '1', DATABASE_URL: cluster.url });
  endServers = () => servers.close();
  const urls: string[] = [];
  for (let count = 0; count < SERVERS; count++) urls.push((await servers.start()).url);
  const writers = new OfferWriters(urls, WRITERS);
  const pauses: number[] = [];
  try {
    while (writers.acknowledged.length < WRITERS) await pause(LOOK_EVERY_MS);
    for (let number = 1; number <= Number(values.times); number++) {
      pauses.push(await failover(writers, number));
    }
  } finally {
    await writers.stop();
  }
  const place = { databaseUrl: cluster.url, dataDir: cluster.folder };
  const { lost, double, torn } = await outcomeOf(place, writers.acknowledged);
  const refused = [...writers.refusals].map(([what, times]) => `${times} × ${what}`).join(', ');
  say(`refused and sent again: ${refused === '' ? 'none' : refused}`);
  say(
    `${pauses.length} failovers, ${writers.acknowledged.length} acknowledged, lost ${lost}, twice ${double}, torn ${torn}; longest pause ${seconds(Math.max(...pauses))}`,
  );
  return lost === 0 && double === 0 && torn === 0;
}

let isKept = false;
try {
  isKept = await Promise.race([run(), isTold]);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  say(cluster.lastWords());
} finally {
  clearTimeout(timer);
  await endServers();
  await cluster.stop();
}
process.exit(isKept ? 0 : 1);
