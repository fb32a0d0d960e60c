// For the test and the measurement of npm run dev: nobody's own sources are changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const SOURCES = [
  'app',
  'content',
  'domain',
  'engine',
  'messages',
  'scripts',
  'server',
  'words',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
// A word on a server that hangs, not a measurement: beside other tests the first page took over a minute.
const STARTS_WITHIN_MS = 180_000;

export type DevCopy = {
  readonly url: string;
  /** @throws RangeError the file does not hold that text exactly once */
  readonly change: (file: string, text: string, other: string) => void;
  /** What it has written so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts npm run dev on a copy of the sources, with a fresh database and on a free port. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-dev-'));
  for (const source of SOURCES)
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
    });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const server = spawn(process.execPath, [join(folder, 'scripts', 'dev.mjs')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      YIELD: 'builtin',
    },
  });
  const stopped = new Promise<void>((resolve) => {
    server.once('exit', () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      resolve();
    });
  });
  const stop = () => {
    server.kill('SIGTERM');
    return stopped;
  };
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      said += text;
      const found = /Solrig: (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    server.stdout.setEncoding('utf8').on('data', hear);
    server.stderr.setEncoding('utf8').on('data', hear);
    server.once('exit', () => reject(new Error(`It ended before it listened:\n${said}`)));
    setTimeout(
      () => reject(new Error(`It did not listen in time:\n${said}`)),
      STARTS_WITHIN_MS,
    ).unref();
  });
  const change: DevCopy['change'] = (file, text, other) => {
    const path = join(folder, file);
    const [before, after, ...more] = readFileSync(path, 'utf8').split(text);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new RangeError(`${file} does not hold exactly once: ${text}`);
    }
    writeFileSync(path, before + other + after);
  };
  try {
    return { url: await url, change, said: () => said, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The packages themselves stay unchanged; files that tools keep beside them belong to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const isKept = ['.cache', '.vite', '.solrig-installed'].includes(name);
    if (!isKept) symlinkSync(join(from, name), join(to, name));
  }
  // As scripts/prepare.mjs writes it; without it the packages would be installed again.
  const lock = readFileSync(join(from, '..', 'package-lock.json'));
  writeFileSync(join(to, '.solrig-installed'), createHash('sha256').update(lock).digest('hex'));
}
