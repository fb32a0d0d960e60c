import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';

const root = join(import.meta.dirname, '..');
const TELL_CPU = pathToFileURL(join(import.meta.dirname, 'tell-cpu.ts')).href;
const STARTS_WITHIN_MS = 180_000;

export type BuiltSite = {
  readonly url: string;
  /** Its data folder, deleted after it has stopped. */
  readonly dataDir: string;
  /** What it has written to its log so far. */
  readonly said: () => string;
  /** CPU time that the server has used since its start [ms]. */
  readonly cpuMs: () => Promise<number>;
  /** The same of its main thread alone, which everybody waits for [ms]. */
  readonly mainMs: () => Promise<number>;
  /** Memory it holds now [MB]. */
  readonly memoryMb: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** What scripts/tell-cpu.ts says. */
type Told = {
  readonly question: number;
  readonly cpuMs: number;
  readonly mainMs: number;
  readonly memoryMb: number;
};

/**
 * Serves the built pages from a fresh database on a free port; contacts no outside service unless
 * told to.
 */
export function serveBuilt(environment: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  return serveScript(join(root, 'server', 'main.ts'), environment);
}

/** The same for another server that prints where it listens. */
export async function serveScript(
  script: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solrig-'));
  const server = spawn(process.execPath, [...SERVER_FLAGS, '--import', TELL_CPU, script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
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
  let questions = 0;
  const told = () =>
    new Promise<Told>((resolve) => {
      const question = ++questions;
      const listen = (answer: Told) => {
        if (answer.question !== question) return;
        server.off('message', listen);
        resolve(answer);
      };
      server.on('message', listen);
      // A server that went down tells nothing more.
      if (server.connected) server.send(question);
      else resolve({ question, cpuMs: 0, mainMs: 0, memoryMb: 0 });
    });
  const cpuMs = async () => (await told()).cpuMs;
  const mainMs = async () => (await told()).mainMs;
  const memoryMb = async () => (await told()).memoryMb;
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
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
    return { url: await url, dataDir, said: () => said, cpuMs, mainMs, memoryMb, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
