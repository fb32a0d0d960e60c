import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const lines: string[] = [];
let opened: TestServices;
let server: ServerType;
beforeAll(async () => {
  opened = await testServices();
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const app = testApp({ ...opened.services, log });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await opened.close();
});

test('a connection lost in the middle of a body is not a server error', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /api/v1/estimate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
  socket.end('Content-Length: 500\r\n\r\n{"lat":');
  await expect
    .poll(() => lines.filter((line) => line.includes('/api/v1/estimate')))
    .toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, msg: 'request', status: 400 });
  expect(lines).toHaveLength(1);
});
