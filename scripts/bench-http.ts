// npm run bench:http: the CPU a page costs the server, compared with the least the same server can
// do.
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { serveBuilt, serveScript, type BuiltSite } from './serve-built.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
/** Where each round has its own measure beside it. */
const ROUNDS_BESIDE = 15;
/** A prerendered page, as a multiple of a bare answer. */
const STILL_AIM = 2.5;
const LIVE_AIM_MS = 2.5;

/** The machine that the next aims were set on: what a bare answer costs there [ms]. */
const AIMS_BARE_MS = 0.03;
/** For a house nobody has asked for before, on that machine while it is otherwise idle. */
const NEW_HOUSE_AIMS_MS = [
  { path: '/da/calculator/solrig-calculator', aimMs: 12 },
  { path: '/da/calculator/report', aimMs: 20 },
];

const HOUSE = 'lat=55.6761&lon=12.5683&postcode=2100';

/** Every house is different, so that nothing kept from an earlier one helps. */
function newHouses(): () => string {
  let count = 0;
  return () => {
    count += 1;
    const lat = 55 + ((count * 0.618034) % 2);
    const lon = 9 + ((count * 0.754878) % 3);
    const house = { lat: lat.toFixed(5), lon: lon.toFixed(5), postcode: '2100' };
    const wishes = { slope: 15 + (count % 30), annualConsumptionKwh: 3000 + (count % 6000) };
    return String(
      new URLSearchParams(Object.entries({ ...house, ...wishes }).map(([k, v]) => [k, String(v)])),
    );
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', cookie: 'solrig_locale=da' };

function answerTo(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: HEADERS }, (answer) => {
      answer.on('data', () => undefined);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function ask(urlOf: () => string, times: number): Promise<void> {
  let left = times;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const url = urlOf();
      const status = await answerTo(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

type Question = {
  readonly site: BuiltSite;
  readonly path: string | (() => string);
  /** Requests of a round. */
  readonly times: number;
};

/** The server's CPU per request in one round [ms]. */
async function roundMs({ site, path, times }: Question): Promise<number> {
  const before = await site.cpuMs();
  await ask(() => site.url + (typeof path === 'string' ? path : path()), times);
  return ((await site.cpuMs()) - before) / times;
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Median over the rounds of the server's CPU per request [ms], after one that is not counted. */
async function cpuPerRequestMs(question: Question): Promise<number> {
  await roundMs(question);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await roundMs(question));
  return medianOf(rounds);
}

/**
 * The same as multiples of a bare answer, each round beside one of bare answers: a shared machine changes its speed
 * within a minute.
 */
async function cpuBeside(bare: Question, question: Question) {
  await roundMs(question);
  const rounds: { readonly ms: number; readonly bareMs: number }[] = [];
  for (let round = 0; round < ROUNDS_BESIDE; round++) {
    rounds.push({ ms: await roundMs(question), bareMs: await roundMs(bare) });
  }
  return {
    ms: medianOf(rounds.map(({ ms }) => ms)),
    bareMs: medianOf(rounds.map(({ bareMs }) => bareMs)),
    timesBare: medianOf(rounds.map(({ ms, bareMs }) => ms / bareMs)),
  };
}

function row(name: string, ms: number, aim: string): void {
  console.log(`${ms.toFixed(3).padStart(9)} ms  ${name.padEnd(52)} ${aim}`);
}

const hello = await serveScript(join(import.meta.dirname, 'hello-server.ts'));
// As when deployed, each request is logged.
const site = await serveBuilt({ LOG_LEVEL: 'info' });
try {
  console.log('CPU of the server for one request, median of rounds');
  const bare = await cpuPerRequestMs({ site: hello, path: '/', times: 4000 });
  row('bare answer', bare, '');
  for (const path of ['/da/guide', '/da/article-home', '/en/legal/privacy-policy']) {
    const ms = await cpuPerRequestMs({ site, path, times: 4000 });
    row(`prerendered ${path}`, ms, `${(ms / bare).toFixed(2)} × bare, aim ≤ ${STILL_AIM}`);
  }
  for (const path of ['/da', '/da/calculator-info', '/da/calculator/start', '/da/partners']) {
    row(
      `server-rendered ${path}`,
      await cpuPerRequestMs({ site, path, times: 200 }),
      `aim ≤ ${LIVE_AIM_MS} ms`,
    );
  }
  for (const path of ['/da/calculator/solrig-calculator', '/da/calculator/report']) {
    const ms = await cpuPerRequestMs({ site, path: `${path}?${HOUSE}`, times: 100 });
    row(`server-rendered ${path}`, ms, 'of a house that was just calculated');
  }
  const house = newHouses();
  for (const { path, aimMs } of NEW_HOUSE_AIMS_MS) {
    const { ms, bareMs, timesBare } = await cpuBeside(
      { site: hello, path: '/', times: 2000 },
      { site, path: () => `${path}?${house()}`, times: 50 },
    );
    const there = (timesBare * AIMS_BARE_MS).toFixed(1);
    const aim = `aim ≤ ${aimMs} ms where a bare answer costs ${AIMS_BARE_MS}`;
    row(`new house ${path}`, ms, `bare ${bareMs.toFixed(3)}, so ${there} there; ${aim}`);
  }
} finally {
  agent.destroy();
  await Promise.all([hello.stop(), site.stop()]);
}
