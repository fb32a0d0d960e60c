import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { serverProcesses } from './testing/start-process.ts';

const servers = serverProcesses();
afterEach(() => servers.close());

test('on SIGTERM: not ready, the running request is answered, and the end comes within 10 seconds', async () => {
  const { child, url } = await servers.start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const running = fetch(`${url}/da/slow`);
  await pause(200);
  const started = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness, { timeout: 5_000 }).toBe(503);
  expect(await (await running).text()).toBe('done');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(10_000);
});
