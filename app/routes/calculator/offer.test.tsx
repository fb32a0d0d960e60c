import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { SignedIn } from '../../../server/identity/session.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { workedTicket } from '../../../server/testing/worked-ticket.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { AddressForm } from '../../features/address/address-form.tsx';
import { OfferPage, type OfferPageProps } from '../../features/offer/offer-page.tsx';
import { withLocale } from '../../i18n/locale.server.ts';
import type { Locale } from '../../../words/locale.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadOffer, sendOffer } from './offer.server.ts';
import { loadSavedData, saveCalculatorData } from '../../../server/testing/report-steps.ts';

const PLACE = 'lat=56.16&lon=10.19&address=Skovvej+12%2C+8000+Aarhus+C&postcode=8000';
const FORM = {
  idempotencyKey: 'a-key-of-the-page-0001',
  name: 'Åse Sørensen',
  preferredContactMethod: 'email',
  email: 'aase@example.dk',
  phone: '',
  preferredContactTime: 'any',
  notes: 'Taget er fra 2019 & <tæt>.',
  consent: OFFER_CONSENT_VERSION,
};

let site: TestServices;

beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('outbox').execute();
  await site.services.db.deleteFrom('offer_events').execute();
  await site.services.db.deleteFrom('lead_words').execute();
  await site.services.db.deleteFrom('leads').execute();
  await site.services.db.deleteFrom('offer_requests').execute();
  await site.services.db.deleteFrom('idempotency_keys').execute();
});

let signedIn: SignedIn | null = null;

function context(): RouterContextProvider {
  const provider = new RouterContextProvider();
  const { services } = site;
  provider.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn });
  return provider;
}

/** The page as a browser without JavaScript gets it: the answer's status, place and HTML. */
async function answerTo(
  query: string,
  form: Readonly<Record<string, string>> | null,
  locale: Locale = 'da',
) {
  const { services } = site;
  const handler = createStaticHandler([
    {
      id: 'offer',
      path: '/:locale/calculator/offer',
      loader: ({ request }) => loadOffer(new URL(request.url), context()),
      action: ({ request }) => sendOffer(request, new URL(request.url), context()),
      Component: () => null,
    },
  ]);
  const url = `http://localhost/${locale}/calculator/offer?${query}`;
  const worked = form === null ? {} : workedTicket(services, form['idempotencyKey'] ?? '');
  const body =
    form === null ? {} : { method: 'POST', body: new URLSearchParams({ ...worked, ...form }) };
  return withLocale(locale, async () => {
    const answer = await handler.query(new Request(url, body));
    if (answer instanceof Response) {
      return { status: answer.status, location: answer.headers.get('location'), html: '' };
    }
    const loaded = answer.loaderData['offer'] as Awaited<ReturnType<typeof loadOffer>>;
    const { typedAddress, kept } = loaded;
    const props = {
      ...loaded,
      addressForm: (
        <AddressForm
          defaultValue={typedAddress?.text}
          error={typedAddress?.error}
          page={{ path: '/da/calculator/offer', kept, submit: 'Brug adressen' }}
        />
      ),
      answer: answer.actionData?.['offer'] as OfferPageProps['answer'],
      files: null,
    };
    const router = createStaticRouter(
      [
        {
          id: 'offer',
          path: '/:locale/calculator/offer',
          element: <OfferPage {...props} />,
        },
      ],
      answer,
    );
    const html = renderToStaticMarkup(
      <StaticRouterProvider router={router} context={answer} hydrate={false} />,
    );
    return { status: answer.statusCode, location: null, html };
  });
}

async function requestCount(): Promise<number> {
  const rows = await site.services.db.selectFrom('offer_requests').select('id').execute();
  return rows.length;
}

describe('the form without JavaScript', () => {
  test('comes with an unticked box, e-mail chosen, and a key of its own each time', async () => {
    const [first, second] = [await answerTo(PLACE, null), await answerTo(PLACE, null)];
    const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
    expect(keyIn(first.html)).toMatch(/^[\w-]{16,64}$/);
    expect(keyIn(first.html)).not.toBe(keyIn(second.html));
    expect(first.html).not.toMatch(/<input[^>]*name="consent"[^>]*checked/);
    expect(first.html).toMatch(/<input[^>]*checked[^>]*value="email"|value="email"[^>]*checked/);
    expect(first.html).toContain('Skovvej 12');
  });

  test('is taken once, however often it is posted, and leads to one receipt', async () => {
    const first = await answerTo(PLACE, FORM);
    const again = await answerTo(PLACE, FORM);
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/da\/thank-you\?kvittering=[\w-]{43}$/);
    expect(again.location).toBe(first.location);
    const mail = await site.services.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', FORM.email)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain(`http://localhost${first.location}`);
    expect(await requestCount()).toBe(1);
  });

  test.each([
    ['da', ['Skriv dit navn.', 'Sæt flueben, så vi må kontakte dig.']],
    ['en', ['Enter your name.', 'Tick the box so that we may contact you.']],
  ] as const)(
    'in %s names every mistake at its field and keeps what was typed',
    async (locale, words) => {
      const { consent: _unticked, ...form } = {
        ...FORM,
        name: ' ',
        email: 'aase@',
        phone: '20 30',
      };
      const { html, location } = await answerTo(PLACE, form, locale);
      expect(location).toBeNull();
      for (const text of words) {
        // Once in the summary, once at the field.
        expect(html.split(text).length - 1, text).toBe(2);
      }
      for (const field of ['name', 'email', 'consent']) {
        expect(html).toContain(`href="#offer-${field}"`);
        expect(html).toContain(`id="offer-${field}"`);
      }
      expect(html).toContain('value="aase@"');
      expect(html).toContain('value="20 30"');
      expect(html).toContain('Taget er fra 2019 &amp; &lt;tæt&gt;.</textarea>');
      expect(html).toContain(`value="${FORM.idempotencyKey}"`);
      expect(await requestCount()).toBe(0);
    },
  );

  test('says so when the server fails, keeps what was typed, and works afterwards', async () => {
    const { schema } = site.services.db;
    await schema.alterTable('outbox').renameTo('outbox_away').execute();
    const failed = await answerTo(PLACE, FORM);
    await schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(failed.status).toBe(500);
    expect(failed.html).toContain('Forespørgslen er ikke sendt');
    expect(failed.html).toContain('value="aase@example.dk"');
    expect(failed.html).toMatch(/<input[^>]*name="consent"[^>]*checked/);
    expect((await answerTo(PLACE, FORM)).status).toBe(303);
    expect(await requestCount()).toBe(1);
  });

  test('with the key of another request asks first, under a key that works', async () => {
    await answerTo(PLACE, FORM);
    const other = { ...FORM, name: 'En anden' };
    const asked = await answerTo(PLACE, other);
    expect(asked.html).toContain('Vi har allerede en forespørgsel fra dig');
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(asked.html)?.[1] ?? '';
    expect((await answerTo(PLACE, { ...other, idempotencyKey: key })).status).toBe(303);
    expect(await requestCount()).toBe(2);
  });

  test.each([
    ['a figure that can’t be used', `${PLACE}&slope=200`, 'Nogle af tallene kan ikke bruges'],
    ['a thatched roof', `${PLACE}&roofType=thatch`, 'Der kan ikke monteres paneler på det tag'],
    ['a place at sea', 'lat=56.5&lon=7.95', 'Nogle af tallene kan ikke bruges'],
  ])('is not taken with %s, and the calculator is linked', async (_what, query, words) => {
    const { html, location } = await answerTo(query, FORM);
    expect(location).toBeNull();
    expect(html).toContain(words);
    expect(html).toMatch(/role="alert".*href="\/da\/calculator\/solrig-calculator\?/s);
    expect(html).toContain('value="aase@example.dk"');
    expect(await requestCount()).toBe(0);
  });

  test('is not taken with no place, and asks for the address where it is', async () => {
    const { html, location } = await answerTo('slope=30', FORM);
    expect(location).toBeNull();
    expect(html).toMatch(/role="alert".*Vi mangler din adresse.*<input[^>]*name="q"/s);
    expect(html).toContain('value="aase@example.dk"');
    expect(await requestCount()).toBe(0);
  });

  test('takes a typed address, keeps the figures, and says when there is no such place', async () => {
    const found = await answerTo('slope=30&q=8000', null);
    expect(found.location).toMatch(/^\/da\/calculator\/offer\?slope=30&lat=.*postcode=8000/);
    const unknown = await answerTo('slope=30&q=qqqq', null);
    expect(unknown.html).toContain('Vi fandt ikke stedet');
    expect(unknown.html).toMatch(/name="slope" value="30"/);
    const empty = await answerTo('q=', null);
    expect(empty.html).toContain('Skriv din adresse eller dit postnummer');
  });

  test('is not taken when the hidden field is filled in', async () => {
    const { html } = await answerTo(PLACE, { ...FORM, website: 'https://spam.example' });
    expect(html).toContain('Et skjult felt blev udfyldt');
    expect(html).not.toContain('spam.example');
    expect(await requestCount()).toBe(0);
  });
});

test.each([
  ['da', `${PLACE}&interestedInBattery=true&batteryCapacityKwh=10`],
  ['en', `${PLACE}&interestedInBattery=true&batteryCapacityKwh=10`],
  ['da', PLACE],
] as const)(
  'the receipt’s mail says the figures of the page, in %s for %s',
  async (locale, query) => {
    // What one address may be sent in a day is sent by the tests above.
    site.advance(24 * 3_600_000);
    const { html } = await answerTo(query, null, locale);
    expect((await answerTo(query, FORM, locale)).status).toBe(303);
    const { body_text: mail } = await site.services.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', FORM.email)
      .executeTakeFirstOrThrow();
    const options = { locale };
    // Without the range in brackets, which this page leaves to the calculator.
    const valueOf = (label: string) =>
      new RegExp(`^${label}: ([^(\\n]*)`, 'm').exec(mail)?.[1] ?? label;
    const figures = [
      m.mail_system({}, options),
      m.mail_battery({}, options),
      m.mail_yield({}, options),
      m.mail_saving({}, options),
      m.mail_payback({}, options),
      m.mail_price_indicative({}, options),
    ].flatMap((label) => valueOf(label).match(/\d[\d.,]*(?:\u00a0(?:kWh|kWp|år|years))?/g) ?? []);
    expect(figures.length).toBeGreaterThan(4);
    for (const figure of figures) expect(html, figure).toContain(figure);
  },
);

test('a text message is in the language of its own request, whoever else asks at the same time', async () => {
  const asked = [
    ['en', '20304051'],
    ['da', '20304052'],
    ['en', '20304053'],
    ['da', '20304054'],
  ] as const;
  const byPhone = { ...FORM, preferredContactMethod: 'phone', email: '' };
  const places = await Promise.all(
    asked.map(async ([locale, phone]) => {
      const form = { ...byPhone, phone, idempotencyKey: `a-key-of-the-phone-${phone}` };
      return (await answerTo(PLACE, form, locale)).location;
    }),
  );
  const sent = await site.services.db
    .selectFrom('outbox')
    .select(['recipient', 'locale', 'body_text'])
    .where('kind', '=', 'sms')
    .orderBy('recipient')
    .execute();
  const words = { da: 'Solrig har modtaget din forespørgsel', en: 'Solrig has received your' };
  expect(sent).toEqual(
    asked.map(([locale, phone]) => ({
      recipient: `+45${phone}`,
      locale,
      body_text: expect.stringMatching(
        new RegExp(String.raw`^${words[locale]}.* http://localhost/${locale}/thank-you\?`),
      ) as string,
    })),
  );
  for (const [index, [locale]] of asked.entries()) {
    expect(places[index]).toMatch(new RegExp(`^/${locale}/thank-you`));
    expect(sent[index]?.body_text).toContain(places[index]);
  }
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a body of %s is no form: the caller is told so, and nothing has failed',
  async (type) => {
    const url = new URL(`http://localhost/da/calculator/offer?${PLACE}`);
    const request = new Request(url, {
      method: 'POST',
      body: '{"name":"Åse"}',
      headers: { 'Content-Type': type },
    });
    const answer: unknown = await sendOffer(request, url, context()).catch(
      (thrown: unknown) => thrown,
    );
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(415);
  },
);

describe('who is signed in', () => {
  beforeEach(async () => {
    const { uid } = await storeUser(site.services);
    signedIn = { uid, phone: null, sessionId: 'session', role: null };
  });
  afterEach(() => {
    signedIn = null;
  });

  test('finds the name and the address that are saved, and no one else does', async () => {
    const known = { fullName: 'Anna «Holm»', email: 'anna@example.dk' };
    await saveCalculatorData(site.services, signedIn!, known);
    const { html } = await answerTo(PLACE, null);
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Anna «Holm»"/);
    expect(html).toMatch(/<input[^>]*name="email"[^>]*value="anna@example.dk"/);
    signedIn = null;
    expect((await answerTo(PLACE, null)).html).not.toMatch(/Holm|anna@/);
  });

  test('has them saved from the form, once the request is taken', async () => {
    await answerTo(PLACE, { ...FORM, consent: '' });
    expect(await loadSavedData(site.services, signedIn)).toBeNull();
    expect((await answerTo(PLACE, FORM)).status).toBe(303);
    const told = { fullName: 'Åse Sørensen', email: 'aase@example.dk' };
    expect(await loadSavedData(site.services, signedIn)).toEqual(told);
    const byPhone = { preferredContactMethod: 'phone', phone: '20 30 40 50', name: 'Åse S.' };
    const other = { ...FORM, ...byPhone, idempotencyKey: 'a-key-of-the-page-0002' };
    expect((await answerTo(PLACE, other)).status).toBe(303);
    // What is hidden under the channel that was not chosen is not sent along, and nothing is emptied.
    expect(await loadSavedData(site.services, signedIn)).toEqual({ ...told, fullName: 'Åse S.' });
  });
});
