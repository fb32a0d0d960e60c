import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../server/http/encoding.ts';

const BEST_QUALITY = 11;
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest|ico)$/;

/** Writes each file's brotli and gzip form beside it; the server only reads them. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await compress(plain, 'br', BEST_QUALITY));
      await writeFile(`${file}.gz`, await compress(plain, 'gzip', BEST_QUALITY));
    }),
  );
}
