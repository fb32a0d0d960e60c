// The browser of the tests and measurements: the packaged Chromium, or an installed one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const modules = join(import.meta.dirname, '..', 'node_modules');
const packer = join(modules, '@sparticuz', 'chromium');
const packed = join(packer, 'bin');
const { version } = JSON.parse(readFileSync(join(packer, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const unpacked = join(modules, '.cache', `solrig-chromium-${version}`);
/** System libraries that Chromium needs, unpacked only where the system lacks them. */
const libraries = join(unpacked, 'al2023', 'lib');

export const CHROMIUM_ARGS = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];

function canStart(executable: string): boolean {
  return spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The packer writes to the temporary folder; our own one avoids half-written or foreign files. */
async function unpack(file: string, folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await inflate(join(packed, file));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * Path of a Chromium that starts here: CHROMIUM_PATH if set, otherwise the packaged one, unpacked
 * once. Sets LD_LIBRARY_PATH when the system lacks what Chromium needs.
 */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['CHROMIUM_PATH'];
  if (installed !== undefined && installed !== '') return installed;
  if (!existsSync(unpacked)) {
    const half = `${unpacked}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    await unpack('chromium.br', half);
    await unpack('al2023.tar.br', half);
    // Another run may have been quicker; its copy is just as good.
    if (existsSync(unpacked)) rmSync(half, { recursive: true });
    else renameSync(half, unpacked);
  }
  const executable = join(unpacked, 'chromium');
  if (!canStart(executable)) setupLambdaEnvironment(libraries);
  if (!canStart(executable)) {
    throw new Error(
      'The packaged Chromium does not start here; name an installed one in CHROMIUM_PATH.',
    );
  }
  return executable;
}
