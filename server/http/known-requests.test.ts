import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

// Deployed, where each request is passed on under the site's public name.
let opened: TestServices;
let server: ServerType;
beforeAll(async () => {
  opened = await testServices({
    APP_URL: 'https://solrig.example',
    SESSION_SECRET: 's'.repeat(32),
    MAIL: 'off',
    SMS: 'off',
    GOOGLE: 'off',
  });
  server = serve({ fetch: testApp(opened.services).fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await opened.close();
});

async function answerTo(method: string, path: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', method, path });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return { status: answer.statusCode, allow: answer.headers.allow };
}

test.each([
  ['TRACE', '/da'],
  ['TRACE', '/da/gu%zzide'],
  ['TRACE', '/api/v1/reports'],
  ['PROPFIND', '/da'],
])('%s %s is refused, with what is allowed', async (method, path) => {
  const { status, allow } = await answerTo(method, path);
  expect(status).toBe(405);
  expect(allow).toContain('GET, HEAD, POST');
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s is handed on', async (method) => {
  expect((await answerTo(method, '/da')).status).toBe(200);
});
