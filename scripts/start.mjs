// npm start: installs what is missing, builds when stale, then serves. Runs on any Node from 20 on.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { keepServing } from './keep-serving.mjs';
import { ensureBuilt, ensureInstalled, projectNode, root } from './prepare.mjs';
import { runServer } from './run-server.mjs';

ensureInstalled();
ensureBuilt();
// The keeper runs on the same Node as the server it keeps. Real paths, because a folder reached by
// a link would restart itself forever.
if (process.execPath === realpathSync(projectNode())) {
  keepServing(join('server', 'main.ts'), { NODE_ENV: 'production' });
} else runServer([join(root, 'scripts', 'start.mjs')], {});
