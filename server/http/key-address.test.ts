import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_FIELDS } from '../../domain/key-address.ts';
import { quoteAt, quotePdfAt } from '../../app/quote-address.ts';
import { receiptAt } from '../../app/receipt-address.ts';
import { receiptLinks } from '../../app/receipt-links.ts';
import { shareSlug } from '../../domain/report/share-link.ts';
import { invitationLink } from '../admin/first-link.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const TOKEN = 'Ab3_-9xYz0123456789abcAb3_-9xYz0123456789abc';
const SITE = 'https://solrig.example';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

/** Each address with a key, as the product itself writes it. */
const KEY_ADDRESSES = [
  quoteAt(TOKEN, 'da'),
  quoteAt(TOKEN, 'en'),
  quotePdfAt(TOKEN, 'da'),
  receiptAt('contact', TOKEN, 'da'),
  receiptAt('offer', TOKEN, 'en'),
  receiptLinks.sendFile(TOKEN, 'da'),
  receiptLinks.picture('none', TOKEN, 'da'),
  `${receiptLinks.files('da')}?${KEY_FIELDS.receipt}=${TOKEN}`,
  invitationLink('', TOKEN),
  `/da/admin/login?${KEY_FIELDS.outcome}=sealed`,
  `/auth/google?purpose=sign-in&${KEY_FIELDS.invitation}=${TOKEN}`,
  `/auth/google/callback?code=${TOKEN}&state=${TOKEN}`,
  `/da/report/${shareSlug(TOKEN.slice(0, 22))}`,
  `/en/report/${shareSlug(TOKEN.slice(0, 22))}/pdf`,
];

test('no page that is reached from an address with a key learns it, whatever is answered there', async () => {
  const app = testApp(opened.services);
  for (const address of KEY_ADDRESSES) {
    const { pathname, search } = new URL(address, SITE);
    // As a page, as its data, and with more behind it.
    const ways = [address, `${pathname}.data${search}`, `${address}${search ? '&' : '?'}a=1`];
    for (const way of ways) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const answer = await app.request(way, { method });
        expect(answer.headers.get('referrer-policy'), `${method} ${way}`).toBe('no-referrer');
      }
    }
  }
});

test.each(Object.values(KEY_FIELDS))(
  'the field %s counts on every page, and however written',
  async (field) => {
    const app = testApp(opened.services);
    const written = `%${field.charCodeAt(0).toString(16)}${field.slice(1)}`;
    for (const query of [`${field}=`, `a=1&${field}=x`, `${written}=x`, field]) {
      const answer = await app.request(`/da/guide?${query}`);
      expect(answer.headers.get('referrer-policy'), query).toBe('no-referrer');
    }
  },
);

test('an address without a key names its site alone', async () => {
  const app = testApp(opened.services);
  for (const address of ['/da/guide', '/da/thank-you', '/da/admin/login', '/da/report?q=tilbud']) {
    const { headers } = await app.request(address);
    expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
  }
});

test('a link with a key takes the name of its field from the one list', () => {
  const root = join(import.meta.dirname, '..', '..');
  const written = ['app', 'domain', 'server', 'words'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  const named = written.filter((file) =>
    /kvittering['"=:]|['"?&]tilbud['"=]/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(named).toEqual(['domain/key-address.ts']);
});
