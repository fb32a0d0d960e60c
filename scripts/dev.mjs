// npm run dev: installs what is missing, then serves the sources as they are. Runs on any Node from
// 20 on.
import { join } from 'node:path';
import { ensureInstalled, ensureMessages, root } from './prepare.mjs';
import { runServer } from './run-server.mjs';

ensureInstalled();
ensureMessages();
// npm run dev -- --inspect
const forNode = process.argv.slice(2);
runServer(['--enable-source-maps', ...forNode, join(root, 'scripts', 'dev', 'serve.ts')], {
  NODE_ENV: 'development',
});
