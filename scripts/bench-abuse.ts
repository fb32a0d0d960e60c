// npm run bench:abuse: how long others wait while one client does its worst, in each way that was ever found.
// --seconds=20 for a shorter run of each. Ends with 1 if somebody waits for too long.
import { parseArgs } from 'node:util';
import { ATTACKS } from './abuse/attacks.ts';
import { othersWait, type Waits } from './abuse/others.ts';
import { serveBuilt } from './serve-built.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const SECONDS = Number(values.seconds);
const QUIET_SECONDS = 8;

/** What nobody waits longer for [ms], and the share of the questions that it holds for. */
const AIMS: Readonly<Record<keyof Waits, { readonly name: string; share: number; ms: number }>> = {
  health: { name: '/healthz p99', share: 0.99, ms: 50 },
  home: { name: '/da p95', share: 0.95, ms: 100 },
  offer: { name: 'offer, longest', share: 1, ms: 1000 },
};
const WAITS = Object.keys(AIMS) as readonly (keyof Waits)[];

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function tell(name: string, waits: Waits, beside: string): void {
  const figures = WAITS.map((what) => {
    const ms = quantile(waits[what], AIMS[what].share);
    const isLate = !(ms <= AIMS[what].ms);
    if (isLate && beside !== '') process.exitCode = 1;
    return `${AIMS[what].name} ${ms.toFixed(0)} ms${isLate ? ' LATE' : ''}`;
  });
  console.log(`${name.padEnd(28)} ${figures.join(', ')}${beside}`);
}

const site = await serveBuilt({ TRUSTED_PROXY: '1' });
try {
  console.log(
    `aims: ${WAITS.map((what) => `${AIMS[what].name} ≤ ${AIMS[what].ms} ms`).join(', ')}`,
  );
  tell('nobody', await othersWait(site.url, performance.now() + QUIET_SECONDS * 1000), '');
  for (const { name, run } of ATTACKS) {
    const untilMs = performance.now() + SECONDS * 1000;
    const before = await site.cpuMs();
    const [statuses, waits] = await Promise.all([
      run(site.url, untilMs),
      othersWait(site.url, untilMs),
    ]);
    const share = ((await site.cpuMs()) - before) / (SECONDS * 1000);
    const answers = [...statuses].toSorted(([a], [b]) => a - b);
    const answered = answers.map(([status, count]) => `${count} × ${status}`).join(', ');
    tell(name, waits, `; it was answered ${answered}; ${share.toFixed(2)} of a core`);
    if (answers.some(([status]) => status >= 500 && status !== 503))
      throw new Error(`a page failed: ${site.said()}`);
  }
} finally {
  await site.stop();
}
