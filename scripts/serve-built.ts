import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 20_000;

export type BuiltSite = { readonly url: string; readonly stop: () => Promise<void> };

/** Serves the built pages from a fresh database on a free port; asks nobody outside unless told to. */
export async function serveBuilt(
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solrig-'));
  const server = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      YIELD: 'builtin',
      ...environment,
    },
  });
  const stopped = new Promise<void>((resolve) => {
    server.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve();
    });
  });
  const stop = () => {
    server.kill('SIGTERM');
    return stopped;
  };
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /Solrig: (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('The server ended before it listened.')));
    setTimeout(
      () => reject(new Error('The server did not listen in time.')),
      STARTS_WITHIN_MS,
    ).unref();
  });
  try {
    return { url: await url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
