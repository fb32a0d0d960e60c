import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeBuildId } from './build-id.ts';
import { buildThread } from './build-thread.ts';
import { compileMessages } from './compile-messages.ts';
import { precompress } from './precompress.ts';
import { writeStyleParts } from './split-styles.ts';

const root = join(import.meta.dirname, '..');

await compileMessages();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
if (status !== 0) process.exit(status ?? 1);
await buildThread();
// Imported only now: it opens the server, which reads the messages just compiled.
const { drawSharePictures } = await import('./draw-share-pictures.ts');
await drawSharePictures(join(root, 'build'));
const clientFolder = join(root, 'build', 'client');
await writeBuildId(clientFolder);
await writeStyleParts(clientFolder, join(root, 'build', 'style-parts.json'));
await precompress(clientFolder);
