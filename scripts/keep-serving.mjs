// Plain JavaScript without packages: it keeps running while the program beneath it is replaced.
import cluster from 'node:cluster';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';

/**
 * Servers that crash after they have answered are restarted, at most this many times in this
 * period.
 */
const MOST_BREAKS = 5;
const BREAKS_IN_MS = 60_000;
const PAUSE_MS = 500;
const PARENT_CHECK_MS = 500;

/**
 * Keeps a server running. The address is held here, and a server takes what comes to it by itself:
 * - one that breaks off is started anew;
 * - on SIGHUP the program that then lies there is started beside the one that serves. As soon as it listens, the older one
 *   is told to stop; nobody who asks meanwhile is turned away. One that can't start changes nothing.
 * Ends as its server ends.
 * @param script of the server, within the folder of the program
 * @param environment
 */
export function keepServing(
  /** @type {string} */ script,
  /** @type {Readonly<Record<string, string>>} */ environment,
) {
  // The kernel hands connections directly to a listening server; nothing passes through here.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  /** @type {import('node:cluster').Worker | null} */
  let serving = null;
  /** @type {import('node:cluster').Worker | null} */
  let coming = null;
  let isStopping = false;
  /** @type {number[]} */
  let breaks = [];

  const workers = () => Object.values(cluster.workers ?? {}).flatMap((one) => one ?? []);
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    isStopping = true;
    for (const worker of workers()) worker.process.kill(signal);
    if (workers().length === 0) process.exit(0);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => {
    if (coming !== null || isStopping) return;
    tell('a new server starts beside the one that serves');
    coming = start();
  });
  // npm runs a shell in between, which ends on a signal without passing it on, so we stop when the
  // parent is gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  coming = start();

  function start() {
    const folder = programFolder();
    cluster.setupPrimary({
      exec: join(folder, script),
      execArgv: [...process.execArgv, ...SERVER_FLAGS],
      args: [],
      cwd: folder,
    });
    const worker = cluster.fork({ ...SERVER_ENVIRONMENT, ...environment });
    worker.once('listening', () => {
      const before = serving;
      serving = worker;
      coming = null;
      if (isStopping) worker.process.kill('SIGTERM');
      if (before === null) return;
      tell('the new server serves, the one before it finishes what it has begun');
      before.process.kill('SIGTERM');
    });
    worker.once('exit', (code, signal) => ended(worker, code, signal));
    return worker;
  }

  function ended(
    /** @type {import('node:cluster').Worker} */ worker,
    /** @type {number | null} */ code,
    /** @type {string | null} */ signal,
  ) {
    const wasServing = worker === serving;
    const wasComing = worker === coming;
    if (wasServing) serving = null;
    if (wasComing) coming = null;
    if (isStopping) {
      // A server that had no signal handler yet was ended by the signal.
      if (workers().length === 0) process.exit(code ?? 0);
      return;
    }
    if (wasComing && serving !== null) {
      tell('the new server could not start; the one before it goes on');
      return;
    }
    if (wasComing) process.exit(code ?? 1);
    if (!wasServing) return;
    const now = performance.now();
    breaks = [...breaks.filter((at) => now - at < BREAKS_IN_MS), now];
    if (breaks.length > MOST_BREAKS) {
      tell(`the server broke off ${breaks.length} times within a minute`);
      process.exit(code === null || code === 0 ? 1 : code);
    }
    tell(`the server broke off (${signal ?? code}); it is started anew`);
    setTimeout(
      () => {
        if (!isStopping && coming === null) coming = start();
      },
      PAUSE_MS * (breaks.length - 1),
    );
  }
}

/** The folder of the program to start now: a link is resolved at this moment. */
function programFolder() {
  const given = join(dirname(process.argv[1] ?? ''), '..');
  const folder = existsSync(join(given, 'package.json')) ? given : join(import.meta.dirname, '..');
  return realpathSync(folder);
}

function tell(/** @type {string} */ what) {
  process.stderr.write(`Solrig: ${what}.\n`);
}
