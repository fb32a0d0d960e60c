// npm start: installs what is missing, builds when stale, then serves. Runs on any Node from 20 on.
import { join } from 'node:path';
import { keepServing } from './keep-serving.mjs';
import { ensureBuilt, ensureInstalled, projectNode, root } from './prepare.mjs';
import { runServer } from './run-server.mjs';

ensureInstalled();
ensureBuilt();
// The keeper runs on the same Node as what it keeps.
if (process.execPath === projectNode()) {
  keepServing(join('server', 'main.ts'), { NODE_ENV: 'production' });
} else runServer([join(root, 'scripts', 'start.mjs')], {});
