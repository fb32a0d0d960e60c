import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANIFEST = /^manifest-[\w-]+\.js$/;
const VERSION = /"version":"([\w-]+)"/;

/**
 * Writes builds/latest.json and builds/meta/{buildId}.json (specification 7). The id is the
 * router's own mark of a build, which a page already knows: window.__reactRouterManifest.version.
 */
export async function writeBuildId(clientFolder: string): Promise<void> {
  const [manifest, ...others] = (await readdir(join(clientFolder, 'assets'))).filter((name) =>
    MANIFEST.test(name),
  );
  if (manifest === undefined || others.length > 0) throw new Error('One manifest was expected.');
  const id = VERSION.exec(await readFile(join(clientFolder, 'assets', manifest), 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${manifest} names no version.`);
  const meta = JSON.stringify({ id, timestamp: new Date().toISOString() });
  await mkdir(join(clientFolder, 'builds', 'meta'), { recursive: true });
  await writeFile(join(clientFolder, 'builds', 'latest.json'), meta);
  await writeFile(join(clientFolder, 'builds', 'meta', `${id}.json`), meta);
}
