// npm run bench:load: a realistic mix of requests, 200 in each second for ten minutes; then how much work a core does with one
// process and with two on one PostgreSQL. --minutes= --rate= --pair-seconds=
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postgresBinaries, startCluster } from '../tests/database/postgres-cluster.ts';
import { askAround, quantileOf } from './ask-around.ts';
import { serveBuilt, type BuiltSite } from './serve-built.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
    'pair-seconds': { type: 'string', default: '60' },
  },
});
const FILES = 40;
const rate = Number(values.rate);
const files = readdirSync(join(import.meta.dirname, '..', 'build', 'client', 'assets'))
  .filter((name) => /\.(?:js|css|woff2)$/.test(name))
  .slice(0, FILES)
  .map((name) => `/assets/${name}`);
const WARM_MS = 10_000;
const LOOKS = 20;
const AIM_MS = 150;
/** Memory breathes; what grows with every request grows by more than this in the whole time. */
const MOST_GROWTH = 1.15;
const AIM_TIMES = 1.8;
const BEHIND_PROXY = { TRUSTED_PROXY: '1' };

async function cpuSecondsOf(sites: readonly BuiltSite[]): Promise<number> {
  const used = await Promise.all(sites.map((site) => site.cpuMs()));
  return used.reduce((sum, ms) => sum + ms, 0) / 1000;
}

async function steady(): Promise<boolean> {
  const site = await serveBuilt(BEHIND_PROXY);
  try {
    const warming = askAround([site.url], rate, files);
    await pause(WARM_MS);
    await warming.stop();
    const memory: number[] = [];
    const asking = askAround([site.url], rate, files);
    const before = await cpuSecondsOf([site]);
    for (let look = 0; look < LOOKS; look++) {
      await pause((Number(values.minutes) * 60_000) / LOOKS);
      memory.push(await site.memoryMb());
    }
    await asking.stop();
    const cores = ((await cpuSecondsOf([site])) - before) / (Number(values.minutes) * 60);
    const mean = (of: readonly number[]) => of.reduce((sum, mb) => sum + mb, 0) / of.length;
    const quarter = LOOKS / 4;
    const growth = mean(memory.slice(-quarter)) / mean(memory.slice(quarter, 2 * quarter));
    const p99 = quantileOf(asking.answered, 0.99);
    const { answered, failed } = asking;
    console.log(
      `${answered.length} answers at ${rate}/s in ${values.minutes} min, errors ${failed.length}`,
    );
    console.log(
      `  p50 ${quantileOf(answered, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim ${AIM_MS}), ${cores.toFixed(2)} cores`,
    );
    console.log(
      `  memory [MB] ${memory.map((mb) => mb.toFixed(0)).join(' ')}, last quarter ${growth.toFixed(2)} × second`,
    );
    for (const name of new Set(answered.map((answer) => answer.name))) {
      const own = answered.filter((answer) => answer.name === name);
      console.log(
        `  ${name.padEnd(16)} ${String(own.length).padStart(6)}  p99 ${quantileOf(own, 0.99).toFixed(1)} ms`,
      );
    }
    for (const line of new Set(failed)) console.log(`  ${line}`);
    return failed.length === 0 && p99 <= AIM_MS && growth <= MOST_GROWTH;
  } finally {
    await site.stop();
  }
}

/** Answers that a core gives in a second, at a rate that leaves room: so the machine may have other work as well. */
async function perCore(count: number, databaseUrl: string): Promise<number> {
  const environment = {
    ...BEHIND_PROXY,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'bench'.repeat(8),
  };
  const sites: BuiltSite[] = [];
  try {
    for (let number = 0; number < count; number++) sites.push(await serveBuilt(environment));
    const urls = sites.map(({ url }) => url);
    const warming = askAround(urls, rate / 4, files);
    await pause(WARM_MS);
    await warming.stop();
    const before = await cpuSecondsOf(sites);
    const asking = askAround(urls, (rate / 4) * count, files);
    await pause(Number(values['pair-seconds']) * 1000);
    await asking.stop();
    const cpu = (await cpuSecondsOf(sites)) - before;
    console.log(
      `${count} on PostgreSQL: ${asking.answered.length} answers, errors ${asking.failed.length}, ${cpu.toFixed(1)} s of CPU: ${(asking.answered.length / cpu).toFixed(1)} a core and second`,
    );
    return asking.failed.length === 0 ? asking.answered.length / cpu : 0;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function paired(): Promise<boolean> {
  const binaries = postgresBinaries();
  if (binaries === null) {
    console.log('PostgreSQL is not installed: two processes were not tried.');
    return true;
  }
  const cluster = startCluster(binaries);
  try {
    const one = await perCore(1, await cluster.database('empty'));
    const two = await perCore(2, await cluster.database('empty'));
    const times = (2 * two) / one;
    console.log(`two cores with two processes: ${times.toFixed(2)} × one (aim ${AIM_TIMES})`);
    return times >= AIM_TIMES;
  } finally {
    await cluster.stop();
  }
}

console.log(`load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`);
const isSteady = Number(values.minutes) === 0 || (await steady());
const isPaired = Number(values['pair-seconds']) === 0 || (await paired());
process.exit(isSteady && isPaired ? 0 : 1);
