import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { coveredAnswers, coverRefusals } from './bare-answers.ts';

let opened: TestServices;
let server: ServerType;
beforeAll(async () => {
  opened = await testServices();
  server = serve({
    fetch: testApp(opened.services).fetch,
    port: 0,
    hostname: '127.0.0.1',
    serverOptions: coveredAnswers(true),
  });
  coverRefusals(server, true);
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await opened.close();
});

async function answerTo(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.write(request);
  await once(socket, 'close');
  return answer.toLowerCase();
}

test.each([
  ['a host that is none', 'GET /da HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET /da HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'an expectation that nobody meets',
    'GET /da HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    417,
  ],
  ['a method that is none', 'FOO /da HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['too large a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('the answer to %s carries the security headers', async (_, request, status) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const header of [
    'content-security-policy',
    'x-content-type-options',
    'strict-transport-security',
  ]) {
    expect(answer.split(`${header}: `)).toHaveLength(2);
  }
});

test("an answer of the app carries the app's own, once each", async () => {
  const answer = await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer.split('content-security-policy: ')).toHaveLength(2);
  expect(answer).toContain("'nonce-");
});
