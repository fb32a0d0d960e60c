import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAll } from './send-all.ts';

// A fuzz that no longer sees anything must not look like a sound server, so each kind of fault is
// planted here.

const FAULTS: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  '/sound': (answer) => answer.end('well'),
  '/broken': (answer) => answer.writeHead(500).end('sorry'),
  '/busy': (answer) => answer.writeHead(503, { 'Retry-After': '5' }).end('<h1>Many reports</h1>'),
  '/busy-for-ever': (answer) => answer.writeHead(503).end(),
  '/stack': (answer) => answer.end('oh\n    at work (/srv/app.js:1:2)'),
  '/database': (answer) => answer.writeHead(400).end('SQLITE_CONSTRAINT: unique'),
  '/bare': (answer) => {
    answer.removeHeader('Content-Security-Policy');
    answer.end();
  },
  '/silent': (answer) => answer.destroy(),
  '/slow': (answer) => {
    heldMs += 60;
    answer.end();
  },
  '/slow-once': (answer) => {
    heldMs += isSlow ? 60 : 0;
    isSlow = false;
    answer.end();
  },
};
/** What the server says that its main thread has worked. */
let heldMs = 0;
let isSlow = true;
const PATHS = Object.keys(FAULTS);

const server = createServer((request, answer) => {
  answer.setHeader('Content-Security-Policy', "default-src 'none'");
  answer.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.url === '/deadly') {
    server.close();
    server.closeAllConnections();
  } else FAULTS[request.url ?? '']?.(answer);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const serverOf = () => ({
  port: (server.address() as AddressInfo).port,
  mainMs: () => Promise.resolve(heldMs),
});
const asking = (path: string) => (number: number) => ({
  number,
  bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  isWhole: true,
});

test('each kind of fault is found, with its request; a limit that says so is not a fault', async () => {
  const { findings, limits, statuses, isAlive, failures, slow } = await sendAll(
    serverOf(),
    (number) => asking(PATHS[number]!)(number),
    { from: 0, until: PATHS.length },
  );
  expect(findings.map(({ what }) => what)).toEqual([
    '500',
    '503',
    '200, and it tells of the inside: «at work (/»',
    '400, and it tells of the inside: «SQLITE_»',
    '200 without content-security-policy',
    'no answer',
    '60 and 60 ms of the main thread',
  ]);
  expect(findings[0]!.request).toContain('GET /broken HTTP/1.1');
  expect([...limits]).toEqual([['Many reports', 1]]);
  expect(statuses.get(200)).toBe(5);
  expect({ failures, slow }).toEqual({ failures: 2, slow: 1 });
  expect(isAlive).toBe(true);
});

test('a server that goes down is reported with the requests under way', async () => {
  const { findings, isAlive } = await sendAll(serverOf(), asking('/deadly'), {
    from: 0,
    until: 20,
  });
  expect(isAlive).toBe(false);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.at(-1)!.request).toContain('GET /deadly');
});
