import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { offerInput } from './offer-input.ts';

const folder = mkdtempSync(join(tmpdir(), 'solrig-crash-'));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crash-server.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('The server ended before it listened.');
}

async function post(url: string, key: string) {
  const answer = await fetch(`${url}/da/offer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(offerInput({ idempotencyKey: key, name: `Navn ${key}` })),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { value: { reference: string } };
}

test('what was acknowledged before kill -9 is there after a restart, with both messages', async () => {
  const references: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { child, url } = await startServer();
    const submitted = await post(url, `crash-key-00000000${round}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    references.push(submitted.value.reference);
  }
  const { url } = await startServer();
  const list = await (await fetch(`${url}/dev/outbox`)).text();
  const links = [
    ...new Set([...list.matchAll(/\/dev\/outbox\/[0-9a-f-]{36}/g)].map(([link]) => link)),
  ];
  const texts = await Promise.all(links.map(async (link) => (await fetch(url + link)).text()));
  for (const reference of references) {
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(2);
  }
  // A browser that saw no answer and posts again gets the same one.
  const again = await post(url, 'crash-key-000000000');
  expect(again.value.reference).toBe(references[0]);
});
