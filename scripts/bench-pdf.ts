// npm run bench:pdf: how long a report's PDF takes, including its calculation; the same for the
// file of a user's own data with many of them; and how long others wait meanwhile.
import { availableParallelism, loadavg } from 'node:os';
import { pageWaits, serveOwner } from './bench-own-data.ts';
import { serveBuilt } from './serve-built.ts';

const RUNS = 20;
const AIM_MS = 1000;
const WISHED_MS = 300;
const ZIP_REPORTS = 200;
const ZIP_RUNS = 5;
const ZIP_AIM_MS = 5000;

let asked = 0;

async function answerMs(url: string, type: string): Promise<number> {
  const start = performance.now();
  // Each from its own address, as behind a proxy: nobody may ask this often.
  asked += 1;
  const headers = { 'X-Forwarded-For': `2001:db8:0:${asked.toString(16)}::1` };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith(type)) {
    throw new Error(`${url} answered ${answer.status} ${answer.headers.get('content-type')}`);
  }
  return performance.now() - start;
}

/** Every index is a different roof, so that nothing is known beforehand. */
function queryOf(index: number): string {
  return `lat=56.157&lon=10.211&postcode=8000&interestedInBattery=true&slope=${20 + index}`;
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * times.length)]!;
const median = (times: readonly number[]) => quantile(times, 0.5);

function row(name: string, figure: number, aim = '', unit = 'ms'): void {
  console.log(`${figure.toFixed(0).padStart(7)} ${unit}  ${name.padEnd(56)} ${aim}`);
}

/** Every figure includes whatever else this machine is doing. */
function tellLoad(): void {
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`);
}

tellLoad();
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
  const others = pageWaits(`${site.url}/da/guide`, making.signal);
  for (let index = 0; index < RUNS; index++) await pdf(40 + index);
  making.abort();
  const waits = await others;
  row('another page meanwhile, median', median(waits));
  row('another page meanwhile, the longest wait', Math.max(...waits));
} finally {
  await site.stop();
}

const owner = await serveOwner(ZIP_REPORTS);
try {
  tellLoad();
  const fetched = [];
  for (let run = 0; run < ZIP_RUNS; run++) fetched.push(await owner.fetchZip(false));
  const beside = await owner.fetchZip(true);
  const [first, last] = [fetched[0]!, fetched.at(-1)!];
  if (fetched.some(({ papers }) => papers !== ZIP_REPORTS)) throw new Error('PDFs are missing');
  row(
    `one's own data with ${ZIP_REPORTS} reports as PDF, the first time`,
    first.wholeMs,
    `aim < ${ZIP_AIM_MS} ms`,
  );
  row('  the median of all', median(fetched.map(({ wholeMs }) => wholeMs)));
  row('  its first byte', median(fetched.map(({ firstByteMs }) => firstByteMs)));
  row('  its CPU', median(fetched.map(({ cpuMs }) => cpuMs)));
  row('  with a page asked for again and again meanwhile', beside.wholeMs);
  row('  such a page, median', median(beside.waitsMs));
  row('  such a page, p99', quantile(beside.waitsMs, 0.99));
  row('  memory after the first', first.memoryMb, '', 'MB');
  row(`  memory after the last of ${ZIP_RUNS}`, last.memoryMb, 'no growth', 'MB');
  tellLoad();
} finally {
  await owner.stop();
}
