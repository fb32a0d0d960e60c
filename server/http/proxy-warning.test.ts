import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(32),
  MAIL: 'off',
  SMS: 'off',
  GOOGLE: 'off',
};

const sites: Record<'local' | 'forgotten' | 'behind', TestServices> = {} as never;
beforeAll(async () => {
  sites.local = await testServices();
  sites.forgotten = await testServices(DEPLOYED);
  sites.behind = await testServices({ ...DEPLOYED, TRUSTED_PROXY: '1' });
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.close();
});

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as never });
type Asked = readonly [path: string, socket: string, headers: Record<string, string>];
async function warnings({ services }: TestServices, asked: readonly Asked[]) {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const app = testApp({ ...services, log });
  for (const [path, socket, headers] of asked) await app.request(path, { headers }, from(socket));
  // Whoever asked is not named.
  for (const [, socket, headers] of asked) {
    for (const secret of [socket, ...Object.values(headers)])
      expect(lines.join('')).not.toContain(secret);
  }
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}
const XFF = (entries: string) => ({ 'X-Forwarded-For': entries });

test('a deployed server without TRUSTED_PROXY warns once of a proxy, by whichever header it shows', async () => {
  for (const headers of [
    XFF('203.0.113.7'),
    { Forwarded: 'for=203.0.113.7' },
    { 'X-Real-IP': '203.0.113.7' },
  ]) {
    const asked: Asked = ['/da', '10.1.2.3', headers];
    expect(await warnings(sites.forgotten, [asked, asked, asked])).toEqual([
      expect.stringMatching(/TRUSTED_PROXY is 0.*npm run doctor/),
    ]);
  }
  const silent: Asked = ['/da', '127.0.0.1', {}];
  expect(await warnings(sites.forgotten, [silent, silent])).toEqual([
    expect.stringContaining('add X-Forwarded-For'),
  ]);
});

test.each([
  '127.0.0.1',
  '10.0.0.7',
  '192.168.1.9',
  '172.20.0.2',
  '::1',
  'fd00::7',
  '203.0.113.7, 10.0.0.7',
  'unknown',
])(
  'one that trusts a proxy warns once where the visitor should be and %s stands',
  async (entries) => {
    const asked: Asked = ['/da', '10.1.2.3', XFF(entries)];
    expect(await warnings(sites.behind, [asked, asked])).toEqual([
      expect.stringContaining('own network'),
    ]);
  },
);

test('no warning where all is as it should be, on questions after health, and in local mode', async () => {
  const good: Asked = ['/da', '10.1.2.3', XFF('10.0.0.7, 203.0.113.7')];
  const health: Asked = ['/healthz', '127.0.0.1', {}];
  expect(await warnings(sites.behind, [good, health])).toEqual([]);
  expect(await warnings(sites.forgotten, [['/da', '203.0.113.7', {}], health])).toEqual([]);
  expect(await warnings(sites.local, [['/da', '127.0.0.1', XFF('203.0.113.7')]])).toEqual([]);
});
