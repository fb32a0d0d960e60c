import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const visitor = (network: string) => ({ kind: 'visitor', network }) as const;
const A = visitor('192.0.2.1');
const B = visitor('192.0.2.2');

/** As long as a page holds the thread. */
function holdThread(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

test('another visitor’s page is next, however many one visitor asks for at once', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const page = (name: string) => () => void order.push(name);
  const asked = Array.from({ length: 50 }, (_, index) => turns.run(A, page(`a${index}`)));
  const other = turns.run(B, page('b'));
  await Promise.all([...asked, other]);
  // One had begun, and one had its turn first.
  expect(order.indexOf('b')).toBeLessThanOrEqual(2);
});

test('connections are served between two pages', async () => {
  const turns = new Turns();
  const asked = Array.from({ length: 50 }, () => turns.run(A, () => holdThread(5)));
  const start = performance.now();
  await pause(1);
  // 250 ms of pages are asked for; a timer, like a connection, waits for one or two of them.
  expect(performance.now() - start).toBeLessThan(100);
  await Promise.all(asked);
});

test('a page keeps the language it was requested in, whoever’s turn came before', async () => {
  const turns = new Turns();
  const language = new AsyncLocalStorage<string>();
  const asked = ['da', 'en', 'da', 'en'].map((name, index) =>
    language.run(name, () => turns.run(index < 2 ? A : B, () => language.getStore())),
  );
  expect(await Promise.all(asked)).toEqual(['da', 'en', 'da', 'en']);
});

test('a page that waits lets the next begin, and so does one that fails', async () => {
  const turns = new Turns();
  const never = new Promise<void>(() => undefined);
  void turns.begin(A, () => never);
  await expect(turns.run(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.begin(A, () => Promise.resolve('next'))).toBe('next');
});
