import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(32),
  MAIL: 'off',
  SMS: 'off',
  GOOGLE: 'off',
};

/** What a client may put where the path belongs, as HTTP/1.1 (RFC 9112, 3.2) allows it or not. */
const ODD = [
  'http://user:pw@host/da',
  'http://user@host/da',
  'http://:pw@host/da',
  'https://user:pw@host/da?a=1',
  'http://user:pw@host/api/v1/solar-panels',
  'http://user:pw@host/assets/x.js',
  'http://user:pw@[::1]:80/da',
  'http://us%20er:p%40w@host/da',
  'HTTP://user:pw@host/da',
  'ftp://user:pw@host/da',
  'http://',
  'http://[::1/da',
  'http://host:99999/da',
  'http://ho st/da',
  'http:///da',
  'http:da',
  '//user:pw@host/da',
  '//da',
  '/\\host/da',
  'host:443',
  'da',
  '?a=1',
  '#a',
] as const;

describe.each([
  ['local', {}],
  ['deployed', DEPLOYED],
])('a %s server', (_, settings) => {
  let opened: TestServices;
  let server: ServerType;
  beforeAll(async () => {
    opened = await testServices(settings);
    server = serve({ fetch: testApp(opened.services).fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await opened.close();
  });

  async function statusOf(method: string, target: string): Promise<number> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: host\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return Number(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3));
  }

  test.each(['http://host/da', 'https://host/da', 'http://host:8080/da?a=1', 'http://@host/da'])(
    'serves the page of %s',
    async (target) => expect(await statusOf('GET', target)).toBe(200),
  );

  test.each(ODD.filter((target) => target.includes('@') && target.startsWith('http')))(
    'refuses %s, by any method',
    async (target) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
        expect(await statusOf(method, target), method).toBe(400);
      }
    },
  );

  test.each(ODD)('never fails on %s', async (target) => {
    for (const method of ['GET', 'POST']) {
      const status = await statusOf(method, target);
      expect(status, method).toBeGreaterThanOrEqual(200);
      expect(status, method).toBeLessThan(500);
    }
  });
});
