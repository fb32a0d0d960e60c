// Plain JavaScript without packages: it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a command to its end and says in one line how long it took. What it writes itself is shown only when it
 * fails, and ends this process with the same code.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runStep(what, command, args, env = process.env) {
  const startedMs = performance.now();
  process.stdout.write(`${what} … `);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MOST_OUTPUT_BYTES,
    env,
  });
  if (error === undefined && status === 0) {
    process.stdout.write(`${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
    return;
  }
  process.stdout.write('failed\n');
  process.stderr.write(stdout ?? '');
  process.stderr.write(stderr ?? '');
  if (error) throw error;
  process.exit(status ?? 1);
}
