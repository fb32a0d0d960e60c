import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { whoOf } from '../../../server/use-case/who.ts';
import type { ReceiptView } from '../../features/offer/receipt-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext } from '../../request-context.server.ts';
import { ADD, REACH, RECEIPT_FORM } from '../../features/offer/receipt-answer.ts';
import { changeRequest, loadReceipt } from './thank-you.server.ts';

const REQUEST = {
  idempotencyKey: 'a-key-of-the-page-0001',
  state: { lat: 56.16, lon: 10.19, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' },
  name: 'Åse Sørensen',
  preferredContactMethod: 'phone',
  phone: '20 30 40 50',
  preferredContactTime: 'evening',
  consent: '2026-11-20',
};

let site: TestServices;
let token = '';

beforeAll(async () => {
  site = await testServices();
  const submitted = await submitOffer(
    site.services,
    whoOf(null, '203.0.113.7'),
    { request: REQUEST },
    'da',
  );
  if (!submitted.ok) throw new Error('was refused');
  token = submitted.value.receiptToken;
});
afterAll(() => site.close());

function context(): RouterContextProvider {
  const provider = new RouterContextProvider();
  const { services } = site;
  provider.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn: null });
  return provider;
}

const address = (query: string) => new URL(`http://localhost/da/thank-you${query}`);

async function seen(query: string) {
  const { data, init } = await loadReceipt(address(query), context());
  return { view: data as ReceiptView, status: init?.status ?? 200, headers: init?.headers };
}

test('the key opens the receipt; number and name are not in it', async () => {
  const { view, status, headers } = await seen(`?kvittering=${token}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store' });
  expect(view).toMatchObject({
    kind: 'receipt',
    isLocal: true,
    receipt: { withdrawn: false, contact: { channel: 'phone', time: 'evening' } },
  });
  expect(JSON.stringify(view)).not.toMatch(/20\s?30\s?40|Sørensen/);
});

test('without a key or with a wrong one nobody’s request is shown', async () => {
  expect(await seen('')).toMatchObject({ view: { kind: 'plain' }, status: 200 });
  for (const wrong of ['x', '', `${token}x`, token.toLowerCase()]) {
    expect(await seen(`?kvittering=${wrong}`)).toMatchObject({
      view: { kind: 'unknown' },
      status: 404,
    });
  }
});

function send(query: string, fields: Readonly<Record<string, string>> = {}) {
  const url = address(query);
  const body = new URLSearchParams(fields);
  return changeRequest(new Request(url, { method: 'POST', body }), url, context());
}

test('what is added is taken with the key, and refused with a word where it cannot be', async () => {
  const add = (text: string, query = `?kvittering=${token}`) =>
    send(query, { [RECEIPT_FORM.intent]: ADD, [RECEIPT_FORM.text]: text });
  expect((await seen(`?kvittering=${token}`)).view).toMatchObject({ receipt: { addedAt: null } });
  for (const [text, why] of [
    [' \n ', 'empty'],
    ['x'.repeat(2001), 'too-long'],
  ] as const) {
    expect(await add(text)).toMatchObject({ data: { kind: 'add', why, text } });
  }
  // Whether a key opens something is not told by this form.
  expect(await add('Ring efter kl. 17', '?kvittering=wrong')).toMatchObject({ status: 303 });
  expect((await seen(`?kvittering=${token}`)).view).toMatchObject({ receipt: { addedAt: null } });
  expect(await add('Ring efter kl. 17')).toMatchObject({ status: 303 });
  const { view } = await seen(`?kvittering=${token}`);
  expect(view).toMatchObject({ receipt: { addedAt: expect.stringMatching(/^\d{4}-/) } });
  expect(JSON.stringify(view)).not.toContain('Ring efter');
});

test('how it is answered is changed with the key, on a yes of its own; the receipt says how from then on', async () => {
  const fields = {
    [RECEIPT_FORM.intent]: REACH,
    preferredContactMethod: 'email',
    email: 'aase@example.dk',
    phone: '',
    preferredContactTime: 'any',
  };
  expect(await send(`?kvittering=${token}`, fields)).toMatchObject({
    data: {
      kind: 'reach',
      why: 'fields',
      errors: { consent: expect.any(String) },
      values: { email: 'aase@example.dk' },
    },
  });
  const yes = { ...fields, consent: OFFER_CONSENT_VERSION };
  expect(await send('?kvittering=wrong', yes)).toMatchObject({ status: 303 });
  expect((await seen(`?kvittering=${token}`)).view).toMatchObject({ receipt: { reachedAt: null } });
  expect(await send(`?kvittering=${token}`, yes)).toMatchObject({ status: 303 });
  const { view } = await seen(`?kvittering=${token}`);
  expect(view).toMatchObject({
    receipt: {
      contact: { channel: 'email', to: 'a•••@example.dk' },
      known: { phone: null },
      comesByMail: false,
    },
  });
});

test('the request is withdrawn with its key, and with no other', async () => {
  await send('?kvittering=wrong');
  expect((await seen(`?kvittering=${token}`)).view).toMatchObject({
    receipt: { withdrawn: false },
  });
  const answer = await send(`?kvittering=${token}`);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(303);
  expect((await seen(`?kvittering=${token}`)).view).toMatchObject({
    receipt: { withdrawn: true },
  });
});

test('each notice to staff leads to the lead’s page', async () => {
  const notices = await site.services.db
    .selectFrom('outbox')
    .select(['purpose', 'body_text', 'offer_id'])
    .where('recipient', '=', site.services.settings.staffEmail)
    .orderBy('purpose')
    .execute();
  expect(notices.map(({ purpose }) => purpose)).toEqual([
    'offer-addition',
    'offer-addition',
    'offer-notice',
    'offer-withdrawal',
  ]);
  for (const { body_text: text, offer_id: id } of notices) {
    expect(text).toMatch(new RegExp(`http://localhost:\\d+${staffLinks.lead(id!, 'da')}\\n`));
  }
});
