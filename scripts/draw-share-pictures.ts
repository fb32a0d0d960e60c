import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings } from '../server/env.ts';
import { loadPages } from '../server/page-build.ts';
import { createServices } from '../server/services.ts';
import { sharePicture } from './share-picture.ts';

const NAME = /<meta property="og:title" content="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Draws the preview picture of a shared link, for every page open to search engines. */
export async function drawSharePictures(buildFolder: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-build-'));
  const settings = readSettings({ DATA_DIR: folder, YIELD: 'builtin', LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.error.problems.join(' '));
  const services = await createServices(settings.value);
  try {
    const { handle, indexed } = await loadPages(buildFolder);
    for (const path of indexed) {
      const request = new Request(`http://localhost${path}`);
      const page = await handle(request, {
        services,
        nonce: '',
        clientAddress: '127.0.0.1',
        signedIn: null,
      });
      const [, name] = NAME.exec(await page.text()) ?? [];
      if (name === undefined) throw new Error(`${path} has no name to draw (${page.status})`);
      const title = name.replace(/&(#?\w+);/g, (entity, key: string) => ENTITIES[key] ?? entity);
      const file = join(buildFolder, 'client', 'share', `${path}.png`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await sharePicture(title));
    }
    return indexed.length;
  } finally {
    await services.db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
