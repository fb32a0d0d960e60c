import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices({ TRUSTED_PROXY: '1' });
});
afterAll(() => opened.close());

test('thirty papers a minute are made for one address, and pages beside them', async () => {
  const app = testApp(opened.services);
  const ask = (path: string, address: string) =>
    app.request(path, { headers: { 'X-Forwarded-For': address } });
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      ask(`/da/${index % 2 === 0 ? 'calculator/report.pdf' : 'report/x/pdf'}`, '192.0.2.1'),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask('/da/calculator/report', '192.0.2.1')).status).toBe(200);
  expect((await ask('/da/calculator/report.pdf', '192.0.2.2')).status).toBe(200);
});
