// npm run bench:update -- --from=HEAD~1: serves an older commit, and puts this program in its place while it is asked.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askAround, quantileOf } from './ask-around.ts';
import { ensureBuilt, root } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
  },
});
/** As long before the update as after it. */
const sideMs = Number(values.seconds) * 1000;

const folder = mkdtempSync(join(tmpdir(), 'solrig-update-'));
const before = join(folder, 'before');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function lead(program: string): void {
  symlinkSync(program, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
}

/** Its own packages are installed by its own start: a link to ours would have that empty them. */
function checkOutBefore(): void {
  git('worktree', 'add', '--detach', before, values.from);
  lead(before);
}

async function updated(): Promise<boolean> {
  const keeper = spawn(process.execPath, [join(folder, 'current', 'scripts', 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      YIELD: 'builtin',
      TRUSTED_PROXY: '1',
    },
  });
  let said = '';
  for (const stream of [keeper.stdout, keeper.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  }
  const untilSaid = async (what: RegExp) => {
    for (;;) {
      const found = what.exec(said);
      if (found !== null) return found[1] ?? '';
      if (keeper.exitCode !== null) throw new Error(`It ended:\n${said}`);
      await pause(100);
    }
  };
  try {
    const url = await untilSaid(/Solrig: (http:\S+)/);
    const asking = askAround([url], Number(values.rate));
    await pause(sideMs);
    lead(root);
    const started = performance.now();
    keeper.kill('SIGHUP');
    await untilSaid(/(the new server serves|could not start)/);
    const tookMs = performance.now() - started;
    await pause(sideMs);
    await asking.stop();
    return told(asking, tookMs, !said.includes('could not start'));
  } finally {
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    await ended;
  }
}

function told(
  { answered, failed }: ReturnType<typeof askAround>,
  tookMs: number,
  isNew: boolean,
): boolean {
  const during = answered.filter(({ atMs }) => atMs > sideMs && atMs < sideMs + tookMs + 10_000);
  console.log(
    `${git('rev-parse', '--short', values.from)} → ${git('describe', '--always', '--dirty')}`,
  );
  console.log(isNew ? `new server after ${(tookMs / 1000).toFixed(1)} s` : 'it could not start');
  console.log(
    `${answered.length + failed.length} requests at ${values.rate}/s, failed ${failed.length}`,
  );
  console.log(
    `p99 ${quantileOf(answered, 0.99).toFixed(0)} ms, while it changed ${quantileOf(during, 0.99).toFixed(0)} ms`,
  );
  for (const line of new Set(failed)) console.log(`  ${line}`);
  return isNew && failed.length === 0;
}

let isWell = false;
try {
  ensureBuilt();
  checkOutBefore();
  isWell = await updated();
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', before], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);
