import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { serverProcesses } from '../../server/testing/start-process.ts';
import { offerInput } from './offer-input.ts';

const servers = serverProcesses();
afterEach(() => servers.close());

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
    const { child, url } = await servers.start();
    const submitted = await post(url, `crash-key-00000000${round}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    references.push(submitted.value.reference);
  }
  const { url } = await servers.start();
  const list = await (await fetch(`${url}/dev/outbox`)).text();
  const links = [
    ...new Set([...list.matchAll(/\/dev\/outbox\/[0-9a-f-]{36}/g)].map(([link]) => link)),
  ];
  const texts = await Promise.all(links.map(async (link) => (await fetch(url + link)).text()));
  for (const reference of references) {
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(2);
  }
  // A browser that got no answer and posts again gets the same one.
  const again = await post(url, 'crash-key-000000000');
  expect(again.value.reference).toBe(references[0]);
});
