// How long the first page of one's reports takes to open, for ten reports and for ten thousand, within a
// million of all: npm run bench:reports
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/db/database.ts';
import { newId } from '../server/db/new-id.ts';
import { createLogger } from '../server/logger.ts';
import { listReports } from '../server/reports/queries.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';

const ALL = 1_000_000;
const MANY = 10_000;
const FEW = 10;
const OTHER_OWNERS = 50_000;
const PER_INSERT = 500;
const RUNS = 2_000;
/** Odd, so that there is a middle one. */
const ROUNDS = 7;
const AIM = 1.5;
const YEAR_MS = 365 * 86_400_000;
const NOW = new Date('2026-11-20T09:00:00.000Z');

/** The same every time, so that two runs can be compared. */
function countingRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function rowOf(owner: string, at: Date, random: () => number) {
  return {
    report_id: newId(at),
    owner_uid: owner,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    version: 1,
    postcode: '8000',
    address: 'Eksempelvej 12, 8000 Aarhus C',
    peak_power: 4 + 8 * random(),
    battery_kwh: random() < 0.5 ? 0 : 10,
    annual_kwh: 6000,
    total_price_ore: Math.round(5_000_000 + 8_000_000 * random()),
    saving_ore: 600_000,
    payback_years: 11.4,
    // A page of the list reads none of these.
    calculator_state: '{}',
    result: '{}',
    figures: null,
    engine_version: '0',
    price_book_version: EXAMPLE_PRICE_BOOK.id,
  };
}

async function fill(db: Database): Promise<void> {
  const random = countingRandom();
  // Both lists lie scattered among all the others, as reports made over a year do.
  const owners = new Map<number, string>();
  const place = (owner: string, count: number) => {
    for (let placed = 0; placed < count;) {
      const index = Math.floor(ALL * random());
      if (owners.has(index)) continue;
      owners.set(index, owner);
      placed++;
    }
  };
  place('many', MANY);
  place('few', FEW);
  for (let start = 0; start < ALL; start += PER_INSERT * 40) {
    await db.transaction().execute(async (transaction) => {
      const end = Math.min(ALL, start + PER_INSERT * 40);
      for (let from = start; from < end; from += PER_INSERT) {
        const values = Array.from({ length: Math.min(PER_INSERT, end - from) }, (_, offset) => {
          const index = from + offset;
          const at = new Date(NOW.getTime() - YEAR_MS + Math.floor((YEAR_MS * index) / ALL));
          const owner = owners.get(index) ?? `other-${Math.floor(OTHER_OWNERS * random())}`;
          return rowOf(owner, at, random);
        });
        await transaction.insertInto('reports').values(values).execute();
      }
    });
  }
}

type Times = { readonly few: number; readonly many: number };

/** 99th percentile [ms] of each list's first page, taken in turn so that both meet the same machine. */
async function p99s(db: Database): Promise<Times> {
  const services = { db, priceBook: () => Promise.resolve(EXAMPLE_PRICE_BOOK), now: () => NOW };
  const times = { few: [] as number[], many: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const owner of ['few', 'many'] as const) {
      const start = performance.now();
      await listReports(services, owner);
      times[owner].push(performance.now() - start);
    }
  }
  return { few: quantile(times.few, 0.99), many: quantile(times.many, 0.99) };
}

/** The middle one of several rounds: whatever else the machine does meets one list or the other. */
async function middleRound(db: Database): Promise<Times> {
  await p99s(db);
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await p99s(db));
  return rounds.toSorted((a, b) => a.many / a.few - b.many / b.few)[(ROUNDS - 1) / 2]!;
}

function quantile(of: readonly number[], share: number): number {
  return of.toSorted((a, b) => a - b)[Math.floor(share * of.length)]!;
}

const folder = mkdtempSync(join(tmpdir(), 'solrig-bench-'));
try {
  const db = await openDatabase({ databaseUrl: null, dataDir: folder }, createLogger('silent'));
  const started = performance.now();
  await fill(db);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${ALL} reports stored in ${seconds.toFixed(0)} s`);
  const { few, many } = await middleRound(db);
  console.log(`p99 of the first page, ${FEW} reports:    ${few.toFixed(3)} ms`);
  console.log(`p99 of the first page, ${MANY} reports: ${many.toFixed(3)} ms`);
  console.log(`ratio ${(many / few).toFixed(2)}   aim ≤ ${AIM}`);
  await db.destroy();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
