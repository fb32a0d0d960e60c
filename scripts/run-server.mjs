// Plain JavaScript without packages: it runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { projectNode, root } from './prepare.mjs';

/** The exit code of a server that wants to be restarted. */
const START_AGAIN = 75;

/**
 * Runs a server on the project's own Node and ends as it ends.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 */
export function runServer(args, environment) {
  let server = start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  // npm runs a shell in between, which ends on a signal without passing it on, so we stop when the
  // parent is gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500).unref();

  function start() {
    const child = spawn(projectNode(), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('exit', (code, signal) => {
      if (code === START_AGAIN) server = start();
      else process.exit(code ?? (signal === null ? 0 : 1));
    });
    return child;
  }
}
