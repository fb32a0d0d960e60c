import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../fixtures/free-ports.ts';
import { serverProcesses, type ServerProcess } from '../../server/testing/start-process.ts';
import { installedAt } from '../fixtures/installed-at.ts';
import { offerInput } from './offer-input.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';

const CONFIG = join(import.meta.dirname, '..', '..', 'ops', 'nginx.conf');
const ANSWERS_WITHIN_MS = 10_000;

const binaries = postgresBinaries();
const nginx = installedAt('nginx');
if (nginx === null) console.log('nginx is not installed: two servers behind it are not tried.');

/** ops/nginx.conf with the addresses of these servers, and files in a folder of its own. */
function configFor(folder: string, port: number, servers: readonly ServerProcess[]): string {
  const given = readFileSync(CONFIG, 'utf8');
  return ['one', 'two'].reduce(
    (text, name, index) => text.replace(`${name}:3000`, new URL(servers[index]!.url).host),
    given.replace('listen 8080', `listen 127.0.0.1:${port}`).replaceAll('/tmp/', `${folder}/`),
  );
}

async function startNginx(folder: string, config: string, url: string) {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const child = spawn(nginx!, ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const until = performance.now() + ANSWERS_WITHIN_MS;
  while ((await fetch(`${url}/readyz`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error('nginx is not there.');
    await pause(50);
  }
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

describe.skipIf(binaries === null || nginx === null)('two servers behind nginx', () => {
  let cluster: Cluster;
  let folder: string;
  let servers: ReturnType<typeof serverProcesses>;
  let running: ServerProcess[];
  let stop: () => Promise<void> = () => Promise.resolve();
  let url: string;
  beforeAll(async () => {
    cluster = startCluster(binaries!);
    const DATABASE_URL = await cluster.database('empty');
    const SESSION_SECRET = 'the same for both of them, 32 signs';
    servers = serverProcesses({ DATABASE_URL, SESSION_SECRET, TRUSTED_PROXY: '1' });
    running = await Promise.all([servers.start(), servers.start()]);
    folder = mkdtempSync('/tmp/solrig-nginx-');
    // nginx's workers are nobody in particular.
    chmodSync(folder, 0o755);
    const [port = 0] = await freePorts(1);
    url = `http://127.0.0.1:${port}`;
    stop = await startNginx(folder, configFor(folder, port, running), url);
  });
  afterAll(async () => {
    await stop();
    await servers.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (key: string, notes = 'Taget er fra 2019.') =>
    fetch(`${url}/da/offer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(offerInput({ idempotencyKey: key, notes })),
    });
  const referenceOf = async (answer: Response) =>
    ((await answer.json()) as { value: { reference: string } }).value.reference;

  test('the same request twice at once, whichever server has it, has one effect', async () => {
    const keys = Array.from({ length: 10 }, (_, number) => `behind-nginx-key-${number}-0000`);
    const answers = await Promise.all([...keys, ...keys].map((key) => post(key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const references = await Promise.all(answers.map(referenceOf));
    expect(references.slice(0, keys.length)).toEqual(references.slice(keys.length));
    expect(new Set(references).size).toBe(keys.length);
  });

  test('what is larger than nginx keeps in memory arrives', async () => {
    expect((await post('behind-nginx-key-large-0000', 'x'.repeat(40_000))).status).toBe(422);
  });

  /** @returns what visitors were answered meanwhile */
  async function askedDuring(change: () => Promise<unknown>): Promise<ReadonlySet<number>> {
    const statuses: number[] = [];
    const over = new AbortController();
    const asking = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) {
        statuses.push((await fetch(`${url}/readyz`)).status);
        await pause(10);
      }
    });
    await change();
    await pause(500);
    over.abort();
    await Promise.all(asking);
    expect(statuses.length).toBeGreaterThan(50);
    return new Set(statuses);
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'while one server ends by %s nobody is turned away, and what was acknowledged is known to the other',
    async (signal) => {
      const key = `behind-nginx-key-${signal}-0000`;
      const reference = await referenceOf(await post(key));
      const [ending] = running;
      const statuses = await askedDuring(async () => {
        const ended = once(ending!.child, 'exit');
        ending!.child.kill(signal);
        await ended;
      });
      expect([...statuses]).toEqual([200]);
      expect(await referenceOf(await post(key))).toBe(reference);
      await stop();
      running = [running[1]!, await servers.start()];
      stop = await startNginx(folder, configFor(folder, Number(new URL(url).port), running), url);
    },
    30_000,
  );
});
