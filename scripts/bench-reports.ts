// How long a user's list of reports takes to open, with ten reports and with ten thousand, among a
// million in all: the database queries, and the whole page over HTTP. After a build: npm run
// bench:reports
import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/db/database.ts';
import { createSession } from '../server/identity/session.ts';
import { sessionCookie } from '../server/identity/session-cookie.ts';
import { createLogger } from '../server/logger.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { ALL, fillReports, LISTS, type ListOwner } from './million-reports.ts';
import { serveBuilt } from './serve-built.ts';
import { listReports, REPORTS_PER_PAGE } from '../server/reports/stored-reports.ts';

/** Odd, so that there is a median. */
const ROUNDS = 7;
const QUERY_RUNS = 2_000;
const PAGE_RUNS = 300;
const AIM = 1.5;
const LIST = '/da/report';
const OWNERS = Object.keys(LISTS) as readonly ListOwner[];

/** Of the times a list took to open [ms]. */
type Spread = { readonly medianMs: number; readonly p99Ms: number };
type Times = Readonly<Record<ListOwner, Spread>>;
type Measure = { readonly runs: number; readonly open: (owner: ListOwner) => Promise<void> };

/** Each list, opened alternately so that both meet the same load. */
async function measured({ runs, open }: Measure): Promise<Times> {
  const times: Record<ListOwner, number[]> = { few: [], many: [] };
  for (let run = 0; run < runs; run++) {
    for (const owner of OWNERS) {
      const start = performance.now();
      await open(owner);
      times[owner].push(performance.now() - start);
    }
  }
  return { few: spreadOf(times.few), many: spreadOf(times.many) };
}

/**
 * The median of several rounds, because other load on the machine may hit one list or the other.
 */
async function middleRound(measure: Measure): Promise<Times> {
  await measured(measure);
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(measure));
  return rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[(ROUNDS - 1) / 2]!;
}

const ratioOf = ({ few, many }: Times) => many.p99Ms / few.p99Ms;

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(share * sorted.length)]!;
  return { medianMs: quantile(0.5), p99Ms: quantile(0.99) };
}

function report(what: string, times: Times): void {
  for (const owner of OWNERS) {
    const { medianMs, p99Ms } = times[owner];
    const list = `${what}, ${LISTS[owner]} reports:`.padEnd(42);
    console.log(`${list} p99 ${p99Ms.toFixed(3)} ms, median ${medianMs.toFixed(3)} ms`);
  }
  const ratio = ratioOf(times);
  console.log(`ratio of the p99s ${ratio.toFixed(2)}   aim ≤ ${AIM}`);
  if (ratio > AIM) process.exitCode = 1;
}

function ofQuery(db: Database, now: Date): Measure {
  const services = { db, priceBook: () => Promise.resolve(EXAMPLE_PRICE_BOOK), now: () => now };
  return {
    runs: QUERY_RUNS,
    open: async (owner) => {
      await listReports(services, owner);
    },
  };
}

/** A signed-in browser that asks for one page after another. */
function ofPage(site: string, cookies: Readonly<Record<ListOwner, string>>, agent: Agent): Measure {
  const open = (owner: ListOwner) =>
    new Promise<void>((resolve, reject) => {
      const headers = { cookie: cookies[owner], 'accept-encoding': 'br' };
      get(`${site}${LIST}`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        answer.on('data', () => undefined);
        answer.on('end', resolve);
      }).on('error', reject);
    });
  return { runs: PAGE_RUNS, open };
}

/** Without a session a page comes too, but it would measure no list. */
async function checkList(site: string, cookie: string): Promise<void> {
  const page = await (await fetch(site + LIST, { headers: { cookie } })).text();
  const shown = page.match(/name="compare"/g)?.length;
  if (shown !== REPORTS_PER_PAGE) throw new Error(`${shown} reports on the page`);
}

async function signIn(db: Database, now: Date): Promise<Readonly<Record<ListOwner, string>>> {
  const cookieOf = async (uid: ListOwner) =>
    sessionCookie(await createSession(db, { uid, way: 'phone-code', now }), false).split(';')[0]!;
  return { few: await cookieOf('few'), many: await cookieOf('many') };
}

const folder = mkdtempSync(join(tmpdir(), 'solrig-bench-'));
try {
  const now = new Date();
  const db = await openDatabase({ databaseUrl: null, dataDir: folder }, createLogger('silent'));
  const started = performance.now();
  await fillReports(db, now);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${ALL} reports stored in ${seconds.toFixed(0)} s`);
  report('the query', await middleRound(ofQuery(db, now)));
  const cookies = await signIn(db, now);
  await db.destroy();
  const site = await serveBuilt({ DATA_DIR: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (const owner of OWNERS) await checkList(site.url, cookies[owner]);
    report('the page over HTTP', await middleRound(ofPage(site.url, cookies, agent)));
  } finally {
    agent.destroy();
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
