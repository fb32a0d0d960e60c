import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices({ TRUSTED_PROXY: '1' });
});
afterAll(() => opened.close());

const ask = async (app: ReturnType<typeof testApp>, path: string, from: string) =>
  app.request(path, { headers: { 'X-Forwarded-For': from } });
const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('one address gets 300 pages a minute, then is told in plain words when to retry', async () => {
  const app = testApp(opened.services);
  const paths = ['/da/calculator/solrig-calculator?lat=56', '/en/calculator/report', '/da/x.data'];
  // Entries left of the proxy's own are invented by the visitor.
  const answers = await times(310, (index) =>
    ask(app, paths[index % paths.length]!, `10.0.0.${index % 250}, 192.0.2.1`),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThanOrEqual(60);

  const page = await ask(app, '/da/calculator/report?a=1&b="><script>', '192.0.2.1');
  expect(page.status).toBe(429);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('<html lang="da">');
  expect(html).toMatch(/Vent \d+ sekunder, og prøv igen\./);
  expect(html).not.toContain('<script>');
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(await (await ask(app, '/en/guide', '192.0.2.1')).text()).toContain('<html lang="en">');
});

test('others, other calls and this machine itself are not affected', async () => {
  const app = testApp(opened.services);
  await times(301, () => ask(app, '/da/calculator/report', '192.0.2.1'));
  expect((await ask(app, '/da/calculator/report', '192.0.2.1')).status).toBe(429);
  expect((await ask(app, '/da/calculator/report', '192.0.2.2')).status).toBe(200);
  expect((await ask(app, '/healthz', '192.0.2.1')).status).toBe(200);
  expect((await ask(app, '/api/v1/site-settings', '192.0.2.1')).status).toBe(200);
  const here = await times(400, () => ask(app, '/da/calculator/report', '127.0.0.1'));
  expect(here.every(({ status }) => status === 200)).toBe(true);
});

test('a subscriber’s whole IPv6 network is one visitor', async () => {
  const app = testApp(opened.services);
  const answers = await times(310, (index) =>
    ask(app, '/da/calculator/report', `2001:db8:1:2:${index.toString(16)}::1`),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
