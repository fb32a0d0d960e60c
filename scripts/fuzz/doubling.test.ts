import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasTooManyParts } from '../../server/http/form-limits.ts';
import { runDoubling } from './doubling.ts';
import { longBodies } from './long-bodies.ts';
import { longHeaders, longPaths } from './long-heads.ts';
import { BODY_LENGTH, filled, type LongRequest } from './long-parts.ts';

/** What Node takes of an address and its headers together, and the site of a form without files. */
const LARGEST_HEAD = 16 * 1024;
const LARGEST_BODY = 256 * 1024;
const LARGEST_CALL = 64 * 1024;

/** What the server says that its main thread has worked [ms]. */
let workedMs = 0;

// Its work grows with the length of what it is sent, in a different way at each address. Like the site it refuses at
// once what is too long.
const server = createServer(async (request, answer) => {
  let body = 0;
  for await (const piece of request) body += (piece as Buffer).length;
  const length = body + (request.headers.cookie ?? '').length;
  if (body > LARGEST_BODY) answer.statusCode = 413;
  else if (request.url === '/square') workedMs += (length / 1000) ** 2;
  else if (request.url === '/line') workedMs += length / 100;
  else if (request.url === '/broken' && length > 100) answer.statusCode = 500;
  answer.end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const PATHS = ['/square', '/line', '/broken'];
const cookies = PATHS.map((path): LongRequest => {
  const [cookie] = longHeaders().filter(({ what }) => what.startsWith('Cookie'));
  return { ...cookie!, what: 'a cookie', path };
});
const forms = PATHS.map((path): LongRequest => ({
  kind: 'form',
  what: 'a form',
  method: 'POST',
  path,
  length: BODY_LENGTH,
  of: (length) => ({ body: filled('a', length) }),
}));

test('what costs four times as much for double the length is found, and what fails', async () => {
  const measured = {
    port: (server.address() as AddressInfo).port,
    mainMs: () => Promise.resolve(workedMs),
  };
  const { findings, rows } = await runDoubling(measured, [...cookies, ...forms]);
  expect(findings.map((finding) => finding.split(':')[0])).toEqual([
    'GET /square, a cookie',
    'GET /broken, a cookie',
    'POST /square, a form',
    'POST /broken, a form',
  ]);
  expect(findings[1]).toBe('GET /broken, a cookie: 500');
  expect(rows).toMatchObject([
    { kind: 'header', things: 3, tooFast: 1 },
    { kind: 'form', things: 3, tooFast: 1, what: 'POST /square, a form' },
  ]);
});

test('four times the length is taken where the length is: a refusal costs nothing, and would hide what the rest costs', () => {
  const heads = [...longPaths(), ...longHeaders()].map(({ length, of }) => {
    const { path = '', headers = {} } = of(4 * length);
    return path.length + Object.entries(headers).join().length;
  });
  // The other headers have some hundred bytes.
  expect(Math.max(...heads)).toBeLessThan(LARGEST_HEAD - 1000);
  const fields = { intent: 'send', name: 'Anna', list: '1' };
  const bodies = (['form', 'json'] as const).flatMap((kind) =>
    longBodies(
      { method: 'POST', path: '/da/contact', query: {}, body: { kind, fields }, isDear: false },
      { url: '', cookies: { visitor: '', anna: '', bo: '', leaving: '' } },
    ),
  );
  const isRefused = ({ kind, of }: LongRequest, length: number) => {
    const { body = '', headers = {} } = of(length);
    const bytes = Buffer.from(body);
    const largest = kind === 'JSON' ? LARGEST_CALL : LARGEST_BODY;
    return bytes.length > largest || hasTooManyParts(bytes, headers['Content-Type'] ?? '');
  };
  const torn = bodies.filter(
    (request) => isRefused(request, request.length) !== isRefused(request, 4 * request.length),
  );
  expect(torn.map(({ what }) => what)).toEqual([]);
});
