// npm run bench:faults: takes away the database, the room on the disk, the clock and the services outside, one after the other; says
// what a visitor sees of it, what is lost and how it comes back, with pictures. --only= --seconds= --out=
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openDatabase, type DatabasePlace } from '../server/db/database.ts';
import { createLogger } from '../server/logger.ts';
import { postgresBinaries, startCluster } from '../tests/database/postgres-cluster.ts';
import { startFickleLine } from '../tests/fixtures/fickle-line.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { FaultVisitor } from './faults/fault-visitor.ts';
import { serveBuilt } from './serve-built.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    out: { type: 'string', default: 'screens/faults' },
  },
});
const awayMs = Number(values.seconds) * 1000;
const out = resolve(values.out);
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});

/** Nobody's message is there twice, and each that was said to have arrived is there. */
async function isKept(visitor: FaultVisitor, place: DatabasePlace): Promise<boolean> {
  const db = await openDatabase(place, createLogger('error'));
  try {
    const rows = await db.selectFrom('contact_messages').select('message').execute();
    const kept = rows.map(({ message }) => message);
    const lost = visitor.acknowledged.filter((text) => !kept.includes(text)).length;
    const double = kept.length - new Set(kept).size;
    console.log(
      `  ${visitor.acknowledged.length} messages acknowledged, lost ${lost}, kept twice ${double}`,
    );
    return lost === 0 && double === 0 && visitor.acknowledged.length > 0;
  } finally {
    await db.destroy();
  }
}

async function databaseAway(mood: 'gone' | 'silent'): Promise<boolean> {
  const binaries = postgresBinaries();
  if (binaries === null) {
    console.log('  PostgreSQL is not installed: not tried');
    return true;
  }
  const cluster = startCluster(binaries);
  const direct = await cluster.database('empty');
  const given = new URL(direct);
  const line = await startFickleLine(`${given.searchParams.get('host')}/.s.PGSQL.5432`);
  const databaseUrl = `postgres://solrig@127.0.0.1:${line.port}${given.pathname}`;
  const site = await serveBuilt({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const visitor = new FaultVisitor(browser, site.url, join(out, `database-${mood}`));
  try {
    await visitor.lookAround('before');
    await visitor.writes('before');
    await line.become(mood);
    const until = performance.now() + awayMs;
    await visitor.lookAround('away');
    await visitor.writes('away');
    await pause(Math.max(0, until - performance.now()));
    await line.become('well');
    await visitor.untilWell();
    await visitor.writes('after');
    return await isKept(visitor, { databaseUrl: direct, dataDir: site.dataDir });
  } finally {
    await site.stop();
    await line.close();
    await cluster.stop();
  }
}

const ROOM_MB = 24;

async function diskFull(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM_MB}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    console.log('  a small disk needs the right to mount one: not tried');
    return true;
  }
  const site = await serveBuilt({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const visitor = new FaultVisitor(browser, site.url, join(out, 'disk-full'));
  const filler = join(folder, 'filler');
  try {
    await visitor.writes('before');
    fill(filler);
    await visitor.lookAround('full');
    await visitor.writes('full');
    rmSync(filler);
    await visitor.untilWell();
    await visitor.writes('after');
    return await isKept(visitor, { databaseUrl: null, dataDir: folder });
  } finally {
    await site.stop();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(file: string): void {
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

const HOURS = [2, -2];

async function clockJumps(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-clock-'));
  const offsetFile = join(folder, 'offset');
  writeFileSync(offsetFile, '0');
  const shifting = pathToFileURL(join(import.meta.dirname, 'faults', 'shifted-clock.ts')).href;
  const site = await serveBuilt({
    NODE_OPTIONS: `--import=${shifting}`,
    CLOCK_OFFSET_FILE: offsetFile,
    LOG_LEVEL: 'silent',
  });
  const visitor = new FaultVisitor(browser, site.url, join(out, 'clock'));
  try {
    await visitor.writes('before');
    for (const hours of [...HOURS, 0]) {
      writeFileSync(offsetFile, String(hours * 3_600_000));
      const name = hours === 0 ? 'right again' : `${hours} hours off`;
      await visitor.lookAround(name);
      await visitor.writes(name);
    }
    await visitor.untilWell();
    return await isKept(visitor, { databaseUrl: null, dataDir: site.dataDir });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything outside takes what it is asked and never answers. */
async function outsideHangs(): Promise<boolean> {
  const sockets = new Set<Socket>();
  const hanging = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
  const at = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const site = await serveBuilt({
    YIELD: 'pvgis',
    PVGIS_URL: `http://${at}`,
    SPOT_PRICES: 'eds',
    SPOT_PRICES_URL: `http://${at}`,
    ADRESSEVAELGER_TOKEN: 'test',
    ADRESSEVAELGER_URL: `http://${at}`,
    SMTP_URL: `smtp://${at}`,
    MAIL_FROM: 'site@solrig.example',
    STAFF_EMAIL: 'staff@solrig.example',
    LOG_LEVEL: 'silent',
  });
  const visitor = new FaultVisitor(browser, site.url, join(out, 'outside'));
  try {
    const slowestMs = await visitor.lookAround('hanging');
    await visitor.writes('hanging');
    console.log(`  slowest page ${slowestMs.toFixed(0)} ms (aim 2500)`);
    return (
      (await isKept(visitor, { databaseUrl: null, dataDir: site.dataDir })) && slowestMs < 2500
    );
  } finally {
    await site.stop();
    for (const socket of sockets) socket.destroy();
    hanging.close();
  }
}

const FAULTS = {
  'database gone': () => databaseAway('gone'),
  'database silent': () => databaseAway('silent'),
  'disk full': diskFull,
  'clock jumps': clockJumps,
  'outside hangs': outsideHangs,
} as const;

let isWell = true;
for (const [name, provoked] of Object.entries(FAULTS)) {
  if (!name.includes(values.only)) continue;
  console.log(name);
  isWell = (await provoked()) && isWell;
}
await browser.close();
console.log(`pictures: ${out}`);
process.exit(isWell ? 0 : 1);
