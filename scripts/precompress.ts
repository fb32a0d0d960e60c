import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compress } from '../server/http/encoding.ts';

const BEST_QUALITY = 11;
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest|ico)$/;
/**
 * How brotli may write distances: [postfix bits, direct codes]. Which is smallest can't be known
 * beforehand; the best of these saves up to one per cent.
 */
const DISTANCES = [
  [0, 0],
  [1, 4],
  [2, 0],
  [2, 8],
  [2, 32],
] as const;

const brotli = promisify(brotliCompress);

/** Writes each file's brotli and gzip form next to it; the server only reads them. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await smallestBrotli(plain));
      await writeFile(`${file}.gz`, await compress(plain, 'gzip', BEST_QUALITY));
    }),
  );
}

async function smallestBrotli(plain: Buffer): Promise<Buffer> {
  const tries = await Promise.all(
    DISTANCES.map(([postfixBits, directCodes]) =>
      brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BEST_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
          [constants.BROTLI_PARAM_NDIRECT]: directCodes,
        },
      }),
    ),
  );
  return tries.toSorted((a, b) => a.length - b.length)[0]!;
}
