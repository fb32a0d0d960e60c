// npm run fuzz: sends malformed requests to its own server. Ends with 1 if the server could not
// handle one.
import { randomInt } from 'node:crypto';
import { commandLine, wrong } from './command-line.ts';
import type { DoublingRow } from './fuzz/doubling.ts';
import { runFuzz, type FuzzReport, type FuzzWish } from './fuzz/run.ts';

const REQUESTS = 20_000;

const HELP = `npm run fuzz

Sends malformed requests to a server of its own, and says which of them it could not handle, and which held its main thread
for more than 50 ms twice. Then lengthens everything that a stranger chooses in a request, and says what costs more than
2.6 times as much for double the length. Ends with 1 if there is one.

  --seed N       the same requests as the run that named this seed; otherwise new ones
  --requests N   how many, ${REQUESTS} unless told
  --only N       the one request of this number, as a finding names it
  --help         this text
`;

function readWish(): FuzzWish {
  const { values } = commandLine(HELP, {
    seed: { type: 'string' },
    requests: { type: 'string' },
    only: { type: 'string' },
  });
  const whole = (name: keyof typeof values, otherwise: number) => {
    const text = values[name];
    if (text !== undefined && !/^\d{1,9}$/.test(text)) wrong(`--${name} takes a whole number.`);
    return text === undefined ? otherwise : Number(text);
  };
  return {
    seed: whole('seed', randomInt(1_000_000_000)),
    requests: whole('requests', REQUESTS),
    only: values.only === undefined ? null : whole('only', 0),
  };
}

function tell(report: FuzzReport, { seed }: FuzzWish, seconds: number): void {
  const line = (text: string) => process.stdout.write(`${text}\n`);
  for (const { number, what, request } of report.findings)
    line(`\n${what}\n  again: npm run fuzz -- --seed=${seed} --only=${number}\n  ${request}`);
  for (const finding of report.doubling?.findings ?? []) line(`\n${finding}`);
  for (const error of report.errorLines) line(`\nthe server's log: ${error}`);
  const counted = <Key>(counts: ReadonlyMap<Key, number>) =>
    [...counts]
      .map(([key, times]) => `${String(key)}: ${times}`)
      .toSorted()
      .join(', ');
  line(
    `\n${report.requests} requests to ${report.targets} targets in ${seconds.toFixed(0)} s, seed ${seed}`,
  );
  line(`statuses  ${counted(report.statuses)}`);
  line(`limits (503 with Retry-After, on purpose)  ${counted(report.limits) || 'none'}`);
  line(`failures (any other 5xx)  ${report.failures}`);
  line(`over 50 ms of the main thread twice in a row  ${report.slow}`);
  if (report.doubling !== null) tellDoubling(report.doubling.rows);
  line(
    `${report.isAlive ? '0 crashes' : 'THE SERVER WENT DOWN'}, ${report.findings.length} findings, ${report.errorLines.length} errors in the log`,
  );
}

/** Each kind of thing that was lengthened, and the one of it that costs the main thread the most. */
function tellDoubling(rows: readonly DoublingRow[]): void {
  process.stdout.write(
    `\n${'lengthened'.padEnd(16)}${'things'.padStart(8)}${'too fast'.padStart(10)}${'most ms'.padStart(9)}  for\n`,
  );
  for (const { kind, things, tooFast, mostMs, what } of rows)
    process.stdout.write(
      `${kind.padEnd(16)}${String(things).padStart(8)}${String(tooFast).padStart(10)}${mostMs.toFixed(1).padStart(9)}  ${what}\n`,
    );
}

const wish = readWish();
process.stdout.write(`seed ${wish.seed}\n`);
const began = performance.now();
const report = await runFuzz(wish);
tell(report, wish, (performance.now() - began) / 1000);
const found = [...report.findings, ...report.errorLines, ...(report.doubling?.findings ?? [])];
const isSound = report.isAlive && found.length === 0;
process.exitCode = isSound ? 0 : 1;
