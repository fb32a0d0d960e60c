import { connect, type AddressInfo, type Socket } from 'node:net';
import { request } from 'node:http';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServices, type TestServices } from '../testing/services.ts';
import { createApp } from './app.ts';

const FILES = '/da/calculator/offer';
const MB = 1024 * 1024;
const PACE = { silentMs: 400, stretchMs: 800, bytesPerSecond: 2048 };
const [STRANGER, OTHER] = ['192.0.2.1', '198.51.100.7'];

let opened: TestServices;
const servers: { readonly server: Server; readonly port: number }[] = [];
const sockets = new Set<Socket>();

/** A server on the one database that reads each form, as the site's pages do. */
async function start(services: TestServices['services'], pace = PACE) {
  const app = createApp({
    services,
    pages: async (sent) => {
      const form = await sent.formData();
      const sizes = [...form.values()].map((value) =>
        typeof value === 'string' ? value.length : value.size,
      );
      return Response.json(sizes);
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
    bodyPace: pace,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  servers.push({ server, port });
  return port;
}

let [first, second, patient] = [0, 0, 0];
beforeAll(async () => {
  opened = await testServices({ TRUSTED_PROXY: '1' });
  first = await start(opened.services);
  second = await start(await opened.another());
  patient = await start(opened.services, { ...PACE, silentMs: 20_000, stretchMs: 60_000 });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const { server } of servers) {
    server.close();
    server.closeAllConnections();
  }
  await opened.close();
});

/** Begins a POST that promises more than it sends. @returns its connection, and what is answered until it closes */
function begun(
  port: number,
  from: string,
  sent: Uint8Array | string,
  frame = `Content-Length: ${25 * MB}`,
) {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.write(
    `POST ${FILES} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
      `X-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=x\r\n${frame}\r\n\r\n`,
  );
  socket.write(sent);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

type Form = { readonly type?: string; readonly from?: string };

/** Posts a whole form. @returns status, text, and how long it took [ms] */
function posted(
  port: number,
  body: Uint8Array | string,
  { type = 'multipart/form-data; boundary=x', from = OTHER }: Form = {},
) {
  const began = performance.now();
  return new Promise<{ status: number; text: string; ms: number }>((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: FILES,
        method: 'POST',
        agent: false,
        headers: {
          Origin: `http://127.0.0.1:${port}`,
          'X-Forwarded-For': from,
          'Content-Type': type,
          'Content-Length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - began }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const formOf = (...parts: readonly string[]) => `${parts.join('')}--x--\r\n`;
const photo = (bytes: number) => formOf(part('file', 'a'.repeat(bytes), '; filename="a.jpg"'));

describe('bodies that come slowly', () => {
  test('forty that promise 25 MB and send nothing hold up nobody, on either of two servers', async () => {
    for (const port of [first, second])
      for (let each = 0; each < 20; each++) begun(port, `${STRANGER.slice(0, -1)}${each}`, '');
    for (const port of [first, second])
      for (const form of [formOf(part('name', 'Anna')), photo(3 * MB)]) {
        const { status, ms } = await posted(port, form);
        expect(status).toBe(200);
        expect(ms).toBeLessThan(1000);
      }
  });

  test('two that have sent a part hold their own client’s places only', async () => {
    const slow = [1, 2].map(() => begun(patient, STRANGER, photo(300_000)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const own = posted(patient, photo(300_000), { from: STRANGER });
    expect(await Promise.race([own, new Promise((done) => setTimeout(done, 300, 'waits'))])).toBe(
      'waits',
    );
    // A small form of theirs, and anything of others, is read at once.
    expect((await posted(patient, formOf(part('name', 'Bo')), { from: STRANGER })).status).toBe(
      200,
    );
    expect(await posted(patient, photo(3 * MB))).toMatchObject({
      status: 200,
      text: `[${3 * MB}]`,
    });
    slow[0]!.socket.destroy();
    expect((await own).status).toBe(200);
  });

  test.each([
    ['promised', `Content-Length: ${25 * MB}`],
    ['of an unknown length', 'Transfer-Encoding: chunked'],
  ])(
    'one %s is answered 408 once nothing has come for a while, and its connection ends',
    async (_, frame) => {
      const answer = await begun(first, STRANGER, '', frame).answer;
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('Afsendelsen gik for langsomt');
    },
  );

  test('one that drips is answered 408 after a while', async () => {
    const { socket, answer } = begun(first, STRANGER, 'a');
    const drip = setInterval(() => socket.write('a'.repeat(50)), 50);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });
});

describe('bodies that come whole', () => {
  test.each([10, 200_000, 300_000, 9 * MB])(
    'a file of %i bytes is read as it was sent',
    async (bytes) => {
      expect(await posted(first, photo(bytes))).toMatchObject({ status: 200, text: `[${bytes}]` });
    },
  );

  test('a body is refused above what its address takes, before all of it has come', async () => {
    const { answer } = begun(first, OTHER, `${'a'.repeat(26 * MB)}`, `Content-Length: ${26 * MB}`);
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('sixty parts are read, sixty-one are refused', async () => {
    const parts = (count: number) =>
      formOf(...Array.from({ length: count }, (_, at) => part(`f${at}`, 'a')));
    expect((await posted(first, parts(60))).status).toBe(200);
    expect((await posted(first, parts(61))).status).toBe(413);
    const quoted = { type: 'multipart/form-data; charset=utf-8; boundary="x"' };
    expect((await posted(first, parts(61), quoted)).status).toBe(413);
  });

  test('headers of a part are refused above 8 kB', async () => {
    const named = (bytes: number) => formOf(part('file', 'a', `; filename="${'n'.repeat(bytes)}"`));
    expect((await posted(first, named(7000))).status).toBe(200);
    expect((await posted(first, named(9000))).status).toBe(413);
  });

  test('250,000 parts, and as many fields, are refused in no time', async () => {
    const many = `${part('a', '').repeat(250_000)}--x--\r\n`;
    const answer = await posted(first, many);
    expect(answer.status).toBe(413);
    const fields = await posted(first, 'a=&'.repeat(80_000), {
      type: 'application/x-www-form-urlencoded',
    });
    expect(fields.status).toBe(413);
    expect(fields.ms).toBeLessThan(200);
  });
});
