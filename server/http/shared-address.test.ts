import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const KEY = 'Ab3_-9xYz0123456789abc';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

test('the address of a shared report reaches no log and no other page', async () => {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  const app = testApp({ ...opened.services, log });
  const paths = [`/da/report/s-${KEY}`, `/en/report/s-${KEY}/pdf`, `/da/report/s-${KEY}.data`];
  for (const path of paths) {
    const answer = await app.request(path);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(lines).toHaveLength(paths.length);
  expect(lines.join('')).not.toContain(KEY);
  expect(lines.join('')).toContain('/da/report/s-');
  const other = await app.request('/da/report/solrig-report');
  expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test.each(['', '.data', '.data?_routes=root', '/pdf'])(
  'no cache stores a shared report, and no search engine shows it: %j',
  async (suffix) => {
    const answer = await testApp(opened.services).request(`/en/report/s-${KEY}${suffix}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  },
);
