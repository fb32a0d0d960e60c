// npm run bench:abuse: how long others wait while one client asks for the most expensive pages as
// often as it may. --seconds=20 for a shorter run.
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { serveBuilt } from './serve-built.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const SECONDS = Number(values.seconds);
/**
 * The most one address gets in a minute (PAGES_PER_MINUTE), as fast as it can: five a second and a
 * burst.
 */
const BURST = 40;
const PER_SECOND = 5;
/** How often somebody else asks. */
const LOOK_EVERY_MS = 25;
const HEALTH_AIM_MS = 50;
const HOME_AIM_MS = 100;

const ATTACKER = '192.0.2.1';
const OTHER = '198.51.100.7';
const DEAR = 'interestedInBattery=true&batteryStrategy=price-driven';
const WITH_CAR = `${DEAR}&electricCarKmPerYear=20000&chargingPlan=solar-first`;

// Real connections from this machine; the proxy's header says which client they are.
const attackers = new Agent({ keepAlive: true, maxSockets: 100 });
const others = new Agent({ keepAlive: true, maxSockets: 4 });

type Asked = { readonly path: string; readonly body?: unknown };

/** A different place for each, so that nothing is known from before. */
function dearest(number: number): Asked {
  const lat = (55.2 + (number % 400) / 1000).toFixed(3);
  const lon = (9 + (Math.floor(number / 400) % 100) / 1000).toFixed(3);
  const at = `lat=${lat}&lon=${lon}`;
  const asked: readonly Asked[] = [
    { path: `/da/calculator/report?${at}&${DEAR}` },
    { path: `/da/calculator/solrig-calculator?${at}&${WITH_CAR}&sizing=use` },
    { path: `/da/calculator/report.pdf?${at}&${DEAR}` },
    { path: `/da/calculator/report.data?${at}&${DEAR}` },
    { path: `/da/calculator2?${at}&${DEAR}` },
    {
      path: '/api/v1/estimate',
      body: {
        lat: Number(lat),
        lon: Number(lon),
        interestedInBattery: true,
        batteryStrategy: 'price-driven',
      },
    },
  ];
  return asked[number % asked.length]!;
}

type Answer = { readonly status: number; readonly ms: number };

function ask(url: string, { path, body }: Asked, from: string, agent: Agent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'X-Forwarded-For': from,
          'Accept-Encoding': 'br',
          Cookie: 'solrig_locale=da',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }),
        );
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server had just closed an idle connection: retry on a new one, as a browser does.
      const isLate = sent.reusedSocket && error.code === 'ECONNRESET';
      if (isLate) resolve(ask(url, { path, body }, from, agent));
      else reject(error);
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const written = (times: readonly number[]) =>
  [0.5, 0.95, 0.99, 1]
    .map(
      (share) =>
        `${share === 1 ? 'max' : `p${share * 100}`} ${quantile(times, share).toFixed(1)} ms`,
    )
    .join(', ');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function look(url: string, path: string, untilMs: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < untilMs) {
    const { status, ms } = await ask(url, { path }, OTHER, others);
    if (status !== 200) throw new Error(`${path} answered ${status} to somebody else`);
    times.push(ms);
    await pause(LOOK_EVERY_MS);
  }
  return times;
}

async function attack(url: string, untilMs: number): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const running: Promise<void>[] = [];
  let number = 0;
  const one = () => {
    const asked = ask(url, dearest(number++), ATTACKER, attackers).then(({ status }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    running.push(asked);
  };
  for (let begun = 0; begun < BURST; begun++) one();
  while (performance.now() < untilMs) {
    one();
    await pause(1000 / PER_SECOND);
  }
  await Promise.all(running);
  return statuses;
}

const site = await serveBuilt({ TRUSTED_PROXY: '1' });
try {
  const quietMs = performance.now() + 3000;
  const quiet = await Promise.all([
    look(site.url, '/healthz', quietMs),
    look(site.url, '/da', quietMs),
  ]);
  console.log(`quiet     /healthz  ${written(quiet[0])}`);
  console.log(`          /da       ${written(quiet[1])}`);
  const untilMs = performance.now() + SECONDS * 1000;
  const cpuBefore = await site.cpuMs();
  const [statuses, health, home] = await Promise.all([
    attack(site.url, untilMs),
    look(site.url, '/healthz', untilMs),
    look(site.url, '/da', untilMs),
  ]);
  const cpuShare = ((await site.cpuMs()) - cpuBefore) / (SECONDS * 1000);
  const healthMs = quantile(health, 0.99);
  const homeMs = quantile(home, 0.95);
  console.log(`attacked  /healthz  ${written(health)}; aim: p99 ≤ ${HEALTH_AIM_MS} ms`);
  console.log(`          /da       ${written(home)}; aim: p95 ≤ ${HOME_AIM_MS} ms`);
  const answers = [...statuses].toSorted(([a], [b]) => a - b);
  console.log(
    `the one client was answered ${answers.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  console.log(`the server used ${cpuShare.toFixed(2)} of a core, its threads included`);
  if (answers.some(([status]) => status >= 500 && status !== 503)) {
    throw new Error(`a page failed: ${site.said()}`);
  }
  if (healthMs > HEALTH_AIM_MS || homeMs > HOME_AIM_MS) process.exitCode = 1;
} finally {
  attackers.destroy();
  others.destroy();
  await site.stop();
}
