import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../testing/services.ts';
import { createApp } from './app.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

test.each([
  ['/da/report/s-AAAAAAAAAAAAAAAAAAAAAA%zz?a=%', '/da/report/s-AAAAAAAAAAAAAAAAAAAAAA%25zz?a=%'],
  ['/da/gu%c0%afide', '/da/gu%25c0%25afide'],
  ['/da/s%C3%B8g?q=%C3%B8', '/da/s%C3%B8g?q=%C3%B8'],
])('the pages are asked for %s by a path that can be decoded', async (asked, seen) => {
  const urls: string[] = [];
  const app = createApp({
    services: opened.services,
    pages: ({ url }) => {
      urls.push(url);
      return Promise.resolve(new Response('page'));
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
  await app.request(`http://localhost${asked}`);
  expect(urls).toEqual([`http://localhost${seen}`]);
});
