import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitSender } from '../identity/admit-sender.ts';
import { newFormTicket } from '../identity/captcha/form-ticket.ts';
import type { Services } from '../services.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { whoOf } from '../use-case/who.ts';

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
const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.9'];
const PAGE = '/da/calculator/report?lat=56';

async function statuses(
  services: Services,
  count: number,
  forwarded: string | null,
  socket: string,
) {
  const app = testApp(services);
  const headers: Record<string, string> =
    forwarded === null ? {} : { 'X-Forwarded-For': forwarded };
  const answers = await Promise.all(
    Array.from({ length: count }, () => app.request(PAGE, { headers }, from(socket))),
  );
  return new Set(answers.map(({ status }) => status));
}

test.each(HERE)(
  'deployed, pages for %s are counted like anybody’s, by socket or by header',
  async (here) => {
    expect(await statuses(sites.forgotten.services, 310, null, here)).toContain(429);
    expect(await statuses(sites.behind.services, 310, here, '10.0.0.1')).toContain(429);
    expect(await statuses(sites.local.services, 310, null, here)).toEqual(new Set([200]));
  },
);

test.each(['127.0.0.1', '::1', '0:0:0:0::/64'])(
  'deployed, forms of %s are counted like anybody’s',
  async (network) => {
    const admitted = async ({ services, advance }: TestServices) => {
      const kinds = [];
      for (let n = 0; n < 4; n++) {
        const key = `owner-key-${network}-${n}-0000`;
        const { token, sum } = newFormTicket(services, key);
        advance(2_000);
        const shown = { token, proof: '', sum: String(sum[0] + sum[1]) };
        const sender = { form: 'contact', key, shown, texts: [] };
        const outcome = await admitSender(services, whoOf(null, network), sender);
        kinds.push(outcome.ok ? 'ok' : outcome.error.kind);
      }
      return kinds;
    };
    expect(await admitted(sites.local)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await admitted(sites.forgotten)).toContain('too-many');
  },
);

test('deployed, sums for this machine are charged like anybody’s', async () => {
  const kindsOf = async ({ services }: TestServices) => {
    services.work.budgets.owe('visitor 127.0.0.1', 60_000);
    const priced = await services.estimate(
      whoOf(null, '127.0.0.1'),
      { lat: 56.15, lon: 10.2 },
      'builtin',
    );
    return priced.ok ? 'done' : priced.error.kind;
  };
  expect(await kindsOf(sites.forgotten)).toBe('too-often');
  expect(await kindsOf(sites.local)).toBe('done');
});

test.each([
  [{}, 200],
  [{ 'X-Forwarded-For': '203.0.113.7' }, 403],
  [{ 'X-Forwarded-For': '127.0.0.1' }, 403],
  [{ Forwarded: 'for=203.0.113.7' }, 403],
  [{ 'X-Real-IP': '203.0.113.7' }, 403],
  [{ Via: '1.1 proxy' }, 403],
])(
  'what only this machine may read is not passed on by a proxy (%j: %d)',
  async (headers, status) => {
    const app = testApp(sites.local.services);
    const given = { headers: headers as Record<string, string> };
    const answer = await app.request('http://localhost:3000/dev/outbox', given, from('127.0.0.1'));
    expect(answer.status).toBe(status);
  },
);
