import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitOffer } from '../offers/commands.ts';
import { testApp } from '../testing/app.ts';
import { whoOf } from '../use-case/who.ts';
import { testServices, type TestServices } from '../testing/services.ts';

describe('/dev/outbox', () => {
  let opened: TestServices;
  let app: ReturnType<typeof testApp>;
  beforeAll(async () => {
    opened = await testServices();
    app = testApp(opened.services);
  });
  afterAll(() => opened.close());

  test.each([
    ['127.0.0.1', 200],
    ['::ffff:127.0.0.1', 200],
    ['::1', 200],
    ['192.168.1.20', 403],
  ])('requested from %s under this machine’s name answers %d', async (remoteAddress, status) => {
    const incoming = { socket: { remoteAddress } } as never;
    expect((await app.request('/dev/outbox', {}, { incoming })).status).toBe(status);
  });

  test('lists the messages and shows each, with what a visitor wrote as text', async () => {
    expect(await (await app.request('/dev/outbox')).text()).toContain('No messages yet');
    const script = '<script>alert(1)</script>';
    await submitOffer(
      opened.services,
      whoOf(null, '127.0.0.1'),
      {
        request: {
          idempotencyKey: 'outbox-key-00000001',
          state: { lat: 56.15, lon: 10.2, address: script, postcode: '8000' },
          name: script,
          preferredContactMethod: 'email',
          email: 'a@example.dk',
          notes: script,
          consent: '2026-11-20',
        },
      },
      'en',
    );
    const list = await (await app.request('/dev/outbox')).text();
    const links = [...list.matchAll(/href="(\/dev\/outbox\/[0-9a-f-]{36})"/g)].map(
      ([, link]) => link!,
    );
    expect(links).toHaveLength(2);
    const written: string[] = [];
    for (const link of links) {
      const message = await (await app.request(link)).text();
      expect(message).not.toContain('<script');
      written.push(message);
    }
    // Staff read what was written; the receipt repeats none of it.
    expect(written.filter((message) => message.includes('&lt;script&gt;'))).toHaveLength(1);
    const stored = await opened.services.db.selectFrom('outbox').select('body_html').execute();
    for (const { body_html: html } of stored) expect(html).not.toContain('<script');
    expect((await app.request('/dev/outbox/nothing')).status).toBe(404);
  });

  test('is not shown under a name that is not this machine’s own', async () => {
    expect((await app.request('http://rebound.example/dev/outbox')).status).toBe(403);
    expect((await app.request('http://127.0.0.1:3000/dev/outbox')).status).toBe(200);
  });
});
