// npm start: installs what is missing, builds when stale, then serves. Runs on any Node from 20 on.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { runServer } from './run-server.mjs';

ensureInstalled();
ensureBuilt();
runServer([join(root, 'server', 'main.ts')], { NODE_ENV: 'production' });
