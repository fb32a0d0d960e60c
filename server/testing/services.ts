import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../env.ts';
import { createServices, type Services } from '../services.ts';
import { startThreads } from '../work/threads.ts';
import { workPool } from '../work/work-pool.ts';

export type TestServices = {
  readonly services: Services;
  /** One more server on the same database, by the same clock. */
  readonly another: () => Promise<Services>;
  /** Moves the services' clock. */
  readonly advance: (ms: number) => void;
  readonly close: () => Promise<void>;
};

export const TEST_START = new Date('2026-11-20T09:00:00.000Z');

export function testSettings(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings({ LOG_LEVEL: 'silent', YIELD: 'builtin', ...environment });
  if (!read.ok) throw new Error(read.error.problems.join(' '));
  return read.value;
}

export async function closeServices({ work, db }: Services): Promise<void> {
  await work.close();
  await db.destroy();
}

/** One set for all services of a process: to start one takes longer than most tests. */
let threads: ReturnType<typeof startThreads> | null = null;

const DATABASE_FILE = 'solrig.sqlite';

/** The database that a new server fills, made once: every step of its making waits for the disk. */
let filled: Promise<Uint8Array> | null = null;

async function fillDatabase(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-filled-'));
  try {
    await closeServices(await createServices(testSettings({ DATA_DIR: folder }), () => TEST_START));
    return readFileSync(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Real services on a folder of their own, with a clock that stands still until moved. */
export async function testServices(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServices> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-test-'));
  let nowMs = TEST_START.getTime();
  // What a server is told may change what it fills its database with.
  if (Object.keys(environment).length === 0)
    writeFileSync(join(folder, DATABASE_FILE), await (filled ??= fillDatabase()));
  const settings = testSettings({ DATA_DIR: folder, ...environment });
  const opened: Services[] = [];
  const openOne = async () => {
    const services = await createServices(
      settings,
      () => new Date(nowMs),
      (mode) => workPool({ mode, lent: (threads ??= startThreads()) }),
    );
    opened.push(services);
    return services;
  };
  return {
    services: await openOne(),
    another: openOne,
    advance(ms) {
      nowMs += ms;
    },
    async close() {
      for (const services of opened) await closeServices(services);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
