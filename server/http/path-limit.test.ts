import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

let opened: TestServices;
const reached: string[] = [];
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  opened = await testServices();
  app = createApp({
    services: opened.services,
    pages: (request) => {
      reached.push(new URL(request.url).pathname);
      return Promise.resolve(new Response('page'));
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
});
afterAll(() => opened.close());

const PAGE = { Accept: 'text/html,application/xhtml+xml' };
const ask = (path: string, headers: Record<string, string> = {}) => {
  reached.length = 0;
  return app.request(path, { headers });
};
const links = (count: number) =>
  `/__manifest?version=1&paths=${Array.from({ length: count }, (_, index) => `/da/${index}`).join(',')}`;

test.each([
  ['7,500 parts', `/da/${'a/'.repeat(7500)}`],
  ['21 parts', `/da/${'a/'.repeat(20)}`],
  ['21 parts of a page’s data', `/da${'/a'.repeat(20)}.data`],
  ['21 empty parts', `/da${'/'.repeat(21)}a`],
  ['more than 2 kB', `/da/${'a'.repeat(2045)}`],
  ['more than 2 kB, of which each letter is sent as three', `/da/${'%61'.repeat(700)}`],
  ['201 links whose routes are asked for', links(201)],
])('an address of %s is refused before the pages see it', async (_, path) => {
  const answer = await ask(path, PAGE);
  expect(answer.status).toBe(414);
  expect(reached).toEqual([]);
  for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy'])
    expect(answer.headers.get(name), name).toBeTruthy();
});

test.each([
  ['20 parts', `/da/${'a/'.repeat(19)}`],
  ['2 kB', `/da/${'a'.repeat(2044)}`],
  ['a long query', `/da/guide?${'q=/a'.repeat(2000)}`],
  ['200 links whose routes are asked for', links(200)],
])('an address of %s is served', async (_, path) => {
  expect((await ask(path, PAGE)).status).toBe(200);
  expect(reached).toHaveLength(1);
});

test('the refusal is a page in the language of the address, with the way to the home page', async () => {
  const danish = await ask(`/da/${'a/'.repeat(30)}`, { ...PAGE, 'Accept-Language': 'en' });
  expect(danish.headers.get('content-type')).toContain('text/html');
  const html = await danish.text();
  expect(html).toContain('<html lang="da">');
  expect(html).toContain('Adressen er for lang');
  expect(html).toContain('href="/da"');
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
  expect(danish.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  const english = await (await ask(`/en/${'a/'.repeat(30)}`, PAGE)).text();
  expect(english).toContain('The address is too long');
});

test('whoever reads no pages gets a line, and a caller of the API a problem', async () => {
  const line = await ask(`/en/${'a/'.repeat(30)}`);
  expect(line.headers.get('content-type')).toContain('text/plain');
  expect(await line.text()).toMatch(/^The address is too long\./);
  const call = await ask(`/api/v1/${'a/'.repeat(30)}`, { 'Accept-Language': 'en' });
  expect(call.headers.get('content-type')).toContain('application/problem+json');
  expect(await call.json()).toMatchObject({ status: 414, title: 'The address is too long' });
});
