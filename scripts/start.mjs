// npm start: installs what is missing, builds when stale, then serves. Runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectNode, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(projectNode(), [join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(/** @type {NodeJS.Signals} */ (signal)));
}
// npm puts a shell in between, which ends on a signal without passing it on: without a parent we stop too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 500).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
