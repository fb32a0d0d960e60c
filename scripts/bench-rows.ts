// npm run bench:rows: what the product asks a PostgreSQL with ten million saved reports, with and without the indexes of the daily
// job, and beside the same reports in a table a month.
import { Kysely, sql } from 'kysely';
import type { Tables } from '../server/db/tables.ts';
import { postgresDialect } from '../server/db/postgres.ts';
import { createLogger } from '../server/logger.ts';
import { forgetOld } from '../server/privacy/retention.ts';
import { sharedReport } from '../server/reports/share.ts';
import { listReports } from '../server/reports/stored-reports.ts';
import { TEST_START, testServices } from '../server/testing/services.ts';
import { whoOf } from '../server/use-case/who.ts';
import { postgresBinaries, startCluster } from '../tests/database/postgres-cluster.ts';
import { commandLine, fail, say } from './command-line.ts';
import { fillReports, LISTS } from './rows/fill-reports.ts';
import { makePartitioned, PARTITIONED } from './rows/partitioned.ts';

const RUNS = 200;
const UPKEEP = ['reports_of_nobody', 'reports_shared', 'report_index_by_phone'];
const GIVE_UP_S = 60;

const { values } = commandLine(
  `npm run bench:rows -- [--rows=10000000]
  Fills a PostgreSQL of its own with saved reports (about 1.5 GB a million in /tmp, removed at the end) and measures
  a user's list, a share key, a save and the daily job, without and with its indexes and by months.
  Ten million take some ten minutes.
`,
  { rows: { type: 'string', default: '10000000' } },
);
const binaries = postgresBinaries() ?? fail('PostgreSQL is not installed.', 2);
const rows = Number(values.rows);
const cluster = startCluster(binaries);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
}
const url = await cluster.database('empty');
const opened = await testServices({ DATABASE_URL: url });
const { services } = opened;
const db = new Kysely<Tables>({ dialect: postgresDialect(url, createLogger('error')) });

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

async function often(what: string, ask: (run: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await ask(run);
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * RUNS)]!.toFixed(2);
  say(`${what}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

async function once(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const told = await work().catch((error: unknown) => `given up: ${(error as Error).message}`);
  say(`${what}: ${secondsSince(started)}${typeof told === 'string' ? `, ${told}` : ''}`);
}

const size = async (name: string) => {
  const { rows: found } = await sql<{ size: string }>`
    select pg_size_pretty(sum(pg_total_relation_size(oid))) as size from pg_class
    where relkind = 'r' and relname like ${name}`.execute(db);
  return found[0]?.size ?? '';
};
const uidOf = (run: number) => `user-${(run * 7919) % Math.ceil(rows / LISTS.few)}`;
const visitor = whoOf(null, '192.0.2.7');

/** What a user and a visitor wait for. */
async function people(): Promise<void> {
  await often(`list of ${LISTS.few} reports`, (run) => listReports(services, uidOf(run)));
  await often(`list of ${LISTS.many} reports`, () => listReports(services, 'many'));
  await often('a share key', (run) =>
    sharedReport(services, visitor, { key: `no such key ${run}` }),
  );
}

const cutoff = new Date(TEST_START.getTime() - 90 * 86_400_000).toISOString();

/** As the daily job asked before it had indexes; in a transaction that is taken back. */
async function upkeepAsItWas(): Promise<void> {
  const undone = (work: (connection: typeof db) => Promise<unknown>) =>
    db
      .transaction()
      .execute(async (transaction) => {
        await sql`set local statement_timeout = ${sql.lit(GIVE_UP_S * 1000)}`.execute(transaction);
        await work(transaction);
        throw new Error('undone');
      })
      .catch((error: unknown) => (error as Error).message);
  for (const name of UPKEEP) await sql`drop index ${sql.ref(name)}`.execute(db);
  await once('200 reports of nobody, without an index', () =>
    undone((connection) =>
      sql`select report_id from reports where owner_uid is null and created_at <= ${cutoff}
        and report_id not in (select report_id from user_report_index) limit 200`.execute(
        connection,
      ),
    ),
  );
  await once('links that are over, without an index', () =>
    undone((connection) =>
      sql`update reports set share_token_hash = null, share_expires_at = null
        where share_expires_at <= ${TEST_START.toISOString()}`.execute(connection),
    ),
  );
}

async function upkeepNow(made: readonly { readonly made: string }[]): Promise<void> {
  await once('making the three indexes', async () => {
    for (const index of made) await sql.raw(index.made).execute(db);
    await sql`analyze reports, user_report_index`.execute(db);
  });
  await once('the daily job', async () => {
    const forgotten = Object.entries(await forgetOld(services)).filter(([, count]) => count > 0);
    return forgotten.map(([what, count]) => `${what} ${count}`).join(', ');
  });
  await once('the daily job, when there is nothing to do', () => forgetOld(services));
}

/** The queries alone, the same for both. */
async function bare(what: string, name: string): Promise<void> {
  const table = sql.table(name);
  const list = (uid: string) =>
    sql`select report_id, created_at from ${table} where owner_uid = ${uid} and deleted_at is null
      order by created_at desc, report_id desc limit 11`.execute(db);
  await often(`${what}, list of ${LISTS.few}`, (run) => list(uidOf(run)));
  await often(`${what}, list of ${LISTS.many}`, () => list('many'));
  await often(`${what}, a share key`, (run) =>
    sql`select report_id from ${table} where share_token_hash = ${`none ${run}`}`.execute(db),
  );
}

async function byMonths(): Promise<void> {
  let names: readonly string[] = [];
  await once('the same reports, a table a month', async () => {
    names = await makePartitioned(db, TEST_START);
    return `${names.length} tables, ${await size(`${PARTITIONED}%`)}`;
  });
  await bare('one table', 'reports');
  await bare('by months', PARTITIONED);
  await once('by months, a month goes', () => sql`drop table ${sql.table(names[0]!)}`.execute(db));
}

try {
  // Room for a bulk load on a machine that nothing else waits for.
  for (const setting of ["max_wal_size = '2GB'", "maintenance_work_mem = '512MB'"]) {
    await sql.raw(`alter system set ${setting}`).execute(db);
  }
  await sql`select pg_reload_conf()`.execute(db);
  const { rows: made } = await sql<{ made: string }>`
    select indexdef as made from pg_indexes where indexname in (${sql.join(UPKEEP)})`.execute(db);
  const started = performance.now();
  await fillReports(db, rows, TEST_START);
  say(`${rows} saved reports filled in: ${secondsSince(started)}`);
  for (const name of ['reports', 'calculations', 'user_report_index'])
    say(`  ${name}: ${await size(name)} with indexes`);
  await people();
  await upkeepAsItWas();
  await upkeepNow(made);
  await byMonths();
} finally {
  await db.destroy();
  await opened.close();
  await cluster.stop();
}
process.exit(0);
