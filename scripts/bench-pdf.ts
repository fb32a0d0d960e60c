// npm run bench:pdf: how long a report's PDF takes, with its calculation, and what others wait meanwhile.
import { serveBuilt } from './serve-built.ts';

const RUNS = 20;
const AIM_MS = 1000;
const WISHED_MS = 300;
/** Another visitor asks about so often. */
const PAUSE_MS = 5;

let asked = 0;

async function answerMs(url: string, type: string): Promise<number> {
  const start = performance.now();
  // Each from an address of its own, as behind a proxy: nobody is to ask so often.
  asked += 1;
  const headers = { 'X-Forwarded-For': `2001:db8:0:${asked.toString(16)}::1` };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith(type)) {
    throw new Error(`${url} answered ${answer.status} ${answer.headers.get('content-type')}`);
  }
  return performance.now() - start;
}

/** Every index another roof, so that nothing is known beforehand. */
function queryOf(index: number): string {
  return `lat=56.157&lon=10.211&postcode=8000&interestedInBattery=true&slope=${20 + index}`;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

function row(name: string, ms: number, aim = ''): void {
  console.log(`${ms.toFixed(0).padStart(7)} ms  ${name.padEnd(52)} ${aim}`);
}

const site = await serveBuilt({ TRUSTED_PROXY: '1' });
try {
  const pdf = (index: number) =>
    answerMs(`${site.url}/da/calculator/report.pdf?${queryOf(index)}`, 'application/pdf');
  const page = (index: number) =>
    answerMs(`${site.url}/da/calculator/report?${queryOf(index)}`, 'text/html');
  row('the first after the start', await pdf(0), `aim < ${AIM_MS} ms`);
  for (let index = 1; index < 5; index++) await pdf(index);
  const made: number[] = [];
  for (let index = 0; index < RUNS; index++) made.push(await pdf(10 + index));
  row(
    'another roof, calculated and made',
    median(made),
    `aim < ${AIM_MS}, wished < ${WISHED_MS} ms`,
  );
  row('  the slowest of them', Math.max(...made));
  const again: number[] = [];
  for (let index = 0; index < RUNS; index++) again.push(await page(10 + index));
  row('  of that the calculation: the same report as a page', median(again));

  const making = new AbortController();
  const waits: number[] = [];
  const other = (async () => {
    while (!making.signal.aborted) {
      waits.push(await answerMs(`${site.url}/da/guide`, 'text/html'));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  for (let index = 0; index < RUNS; index++) await pdf(40 + index);
  making.abort();
  await other;
  row('another page meanwhile, median', median(waits));
  row('another page meanwhile, the longest wait', Math.max(...waits));
} finally {
  await site.stop();
}
