import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOffer, sendOffer } from '../../app/routes/calculator/offer.server.ts';
import { loadContact, sendContact } from '../../app/routes/public/contact.server.ts';
import { requestContext } from '../../app/request-context.server.ts';
import { withLocale } from '../../app/i18n/locale.server.ts';
import { KEY_FIELD, TICKET_FIELDS, TRAP_FIELD, type FormTicket } from '../../domain/posted-form.ts';
import { proofFor } from '../../server/testing/worked-ticket.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';

// Scripts and people send the two forms that anybody may send, by the functions of their pages: what a loader
// gives out comes back, or doesn't. Every post has an address of its own unless it says otherwise.

const SECOND = 1_000;
const HOUR = 3_600_000;
const PLACE = 'lat=56.16&lon=10.19&address=Skovvej+12%2C+8000+Aarhus+C&postcode=8000';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

type Fields = Readonly<Record<string, string>>;
type Form = 'offer' | 'contact';
type Page = { readonly form: Form; readonly address: string; readonly ticket: FormTicket };

let addresses = 0;
/** One of another network each time: scripts are sent from rented machines. */
function anAddress(): string {
  addresses += 1;
  return `198.${18 + (addresses >> 8)}.${addresses & 255}.7`;
}

function contextOf(address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress: address, signedIn: null });
  return context;
}

async function open(form: Form, address = anAddress()): Promise<Page> {
  return withLocale('da', async () => {
    const context = contextOf(address);
    if (form === 'offer') {
      const url = new URL(`http://localhost/da/calculator/offer?${PLACE}`);
      return { form, address, ticket: (await loadOffer(url, context)).ticket };
    }
    const { data: view } = await loadContact(new URL('http://localhost/da/contact'), context);
    if (view.kind !== 'form') throw new Error('A receipt, not a form.');
    return { form, address, ticket: view.ticket };
  });
}

/** null: taken. Otherwise what the page says, with the ticket it gives. */
async function post({ form, address }: Omit<Page, 'ticket'>, fields: Fields) {
  return withLocale('da', async () => {
    const url = new URL(
      `http://localhost/da/${form === 'offer' ? 'calculator/offer' : form}?${PLACE}`,
    );
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
    const context = contextOf(address);
    const answer =
      form === 'offer'
        ? await sendOffer(request, url, context)
        : await sendContact(request, context);
    return answer instanceof Response ? null : answer.data;
  });
}

let people = 0;
/** A form as a person fills it in. */
function filled(form: Form, text: string): Fields {
  people += 1;
  const name = `Åse Nr${people}`;
  const email = `aase.${people}@example.dk`;
  return form === 'offer'
    ? { name, preferredContactMethod: 'email', email, notes: text, consent: '2026-11-20' }
    : { name, email, topic: 'offer', message: text };
}

const shownWith = ({ ticket }: Page): Fields => ({
  [KEY_FIELD]: ticket.key,
  [TICKET_FIELDS.token]: ticket.token,
});
const worked = (page: Page): Fields => ({
  ...shownWith(page),
  [TICKET_FIELDS.proof]: proofFor(page.ticket.token, page.ticket.bits),
});
const answered = (page: Page): Fields => ({
  ...shownWith(page),
  [TICKET_FIELDS.sum]: String(page.ticket.sum[0] + page.ticket.sum[1]),
});

async function stored(): Promise<number> {
  const { db } = site.services;
  const rows = await Promise.all([
    db.selectFrom('offer_requests').select('id').execute(),
    db.selectFrom('contact_messages').select('id').execute(),
  ]);
  return rows.flat().length;
}

const ADVERT = 'Cheap followers and casino bonus for your web page, order today at our address no.';
const formAt = (index: number): Form => (index % 2 === 0 ? 'contact' : 'offer');
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** No two alike, as a machine that writes makes them. */
const written = (index: number) =>
  `${ADVERT} ${String.fromCodePoint(97 + (index % 26), 97 + Math.trunc(index / 26))}`;

/** What kinds of scripts there are, how often each posts, and one post. */
const SCRIPTS: Readonly<Record<string, readonly [number, (index: number) => Promise<unknown>]>> = {
  'never opened the page': [
    250,
    async (index) => {
      const form = formAt(index);
      const key = `made-up-key-of-a-script-${index}`;
      await post(
        { form, address: anAddress() },
        { ...filled(form, written(index)), [KEY_FIELD]: key },
      );
    },
  ],
  'opened it, ran nothing, waited': [
    150,
    async (index) => {
      const page = await open(formAt(index));
      site.advance(100);
      await post(page, { ...filled(page.form, written(index)), ...shownWith(page) });
    },
  ],
  'one worked ticket again and again': [
    150,
    async (index) => {
      const { page, proof } = await replayed();
      const key = index % 2 === 0 ? page.ticket.key : `another-key-of-a-script-${index}`;
      const sent = { ...filled('contact', written(index)), ...proof, [KEY_FIELD]: key };
      await post({ form: 'contact', address: anAddress() }, sent);
    },
  ],
  'fills in every field there is': [
    100,
    async (index) => {
      const page = await open(formAt(index));
      const trap = { [TRAP_FIELD]: 'https://casino.example' };
      await post(page, { ...filled(page.form, written(index)), ...worked(page), ...trap });
    },
  ],
  'sends at once, with the work': [
    100,
    async (index) => {
      const page = await open(formAt(index));
      await post(page, { ...filled(page.form, written(index)), ...worked(page) });
    },
  ],
  'the same words to everybody, by a browser that works': [
    100,
    async (index) => {
      const page = await open('contact');
      site.advance(SECOND);
      await post(page, { ...filled('contact', `${ADVERT} ${index}!`), ...worked(page) });
    },
  ],
  'a browser that works, new words each time, from one network': [
    100,
    async (index) => {
      const page = await open('contact', `203.0.113.${index}`);
      const from = { ...page, address: '203.0.113.9' };
      site.advance(SECOND);
      await post(from, { ...filled('contact', written(index)), ...worked(page) });
    },
  ],
  'a ticket of its own making, and words for the sum': [
    50,
    async (index) => {
      const page = await open(formAt(index));
      const [at = ''] = page.ticket.token.split('.');
      const token = `${at}.${'A'.repeat(43)}`;
      site.advance(SECOND);
      const own =
        index % 2 === 0 ? { [TICKET_FIELDS.token]: token } : { [TICKET_FIELDS.sum]: 'casino' };
      await post(page, {
        ...filled(page.form, written(index)),
        ...worked(page),
        ...own,
        [TICKET_FIELDS.proof]: index % 2 === 0 ? proofFor(token) : '',
      });
    },
  ],
};

let once: Promise<{ page: Page; proof: Fields }> | undefined;
/** A ticket that a person has worked for, once their own form was taken. */
function replayed() {
  once ??= (async () => {
    const page = await open('contact');
    site.advance(3 * SECOND);
    const proof = worked(page);
    const own = { ...filled('contact', 'Kan I ringe?'), ...proof };
    expect(await post(page, own)).toBeNull();
    return { page, proof };
  })();
  return once;
}

type Person = { readonly page: Page; readonly send: () => Promise<unknown> };

/** Fifty people: how each fills the form in. */
async function fiftyPeople(): Promise<{ now: Person[]; nextMorning: Person[] }> {
  const person = async (index: number, fields: (page: Page) => Fields): Promise<Person> => {
    const page = await open(formAt(index));
    const text =
      index % 3 === 0
        ? 'Ring helst efter kl. 17.'
        : `Taget er fra ${1960 + index}, og der er en kvist mod syd, hus ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}.`;
    return { page, send: () => post(page, { ...filled(page.form, text), ...fields(page) }) };
  };
  const now = await Promise.all([
    ...times(25).map((index) => person(index, worked)),
    // Without JavaScript: the sum stands in the page.
    ...times(12).map((index) => person(25 + index, answered)),
  ]);
  const forgets = await Promise.all(
    times(5).map(async (index): Promise<Person> => {
      const page = await open(formAt(index));
      const typed = filled(page.form, 'Vi vil gerne høre om batteri.');
      return {
        page,
        send: async () => {
          const asked = await post(page, { ...typed, ...shownWith(page) });
          // Asked, with all that was typed; not sent away.
          expect(asked).toMatchObject({ problem: 'unsure', values: typed });
          const ticket = asked?.ticket ?? page.ticket;
          return post(page, { ...typed, ...answered({ ...page, ticket }) });
        },
      };
    }),
  );
  const nextMorning = await Promise.all(
    times(8).map((index) => person(40 + index, index % 2 === 0 ? worked : answered)),
  );
  return { now: [...now, ...forgets], nextMorning };
}

test('of 1,000 scripted posts at most 5 are stored; of 50 people nobody is refused', async () => {
  const { now, nextMorning } = await fiftyPeople();
  expect(now.length + nextMorning.length).toBe(50);
  await replayed();
  let sent = 0;
  const kept: Record<string, number> = {};
  for (const [kind, [count, send]] of Object.entries(SCRIPTS)) {
    const before = await stored();
    for (const index of times(count)) await send(index);
    sent += count;
    kept[kind] = (await stored()) - before;
  }
  expect(sent).toBe(1_000);
  const spam = Object.values(kept).reduce((sum, count) => sum + count, 0);
  console.info(`spam: ${spam} of ${sent} stored`, kept);
  expect(spam).toBeLessThanOrEqual(5);

  const before = await stored();
  // Among them the autofilled: two seconds after the page came.
  site.advance(2 * SECOND);
  for (const { send } of now) expect(await send()).toBeNull();
  site.advance(20 * HOUR);
  for (const { send } of nextMorning) expect(await send()).toBeNull();
  console.info(`people: ${(await stored()) - before} of 50 stored`);
  expect((await stored()) - before).toBe(50);
}, 120_000);

test('a second press of the button is the same request, and is let in as often as it comes', async () => {
  const page = await open('contact');
  site.advance(5 * SECOND);
  const fields = { ...filled('contact', 'Kan I ringe?'), ...worked(page) };
  const before = await stored();
  for (const _ of times(6)) expect(await post(page, fields)).toBeNull();
  expect((await stored()) - before).toBe(1);
});

test('a page from the day before gives a new sum, and takes the answer', async () => {
  const page = await open('contact');
  const typed = filled('contact', 'Kan I ringe?');
  site.advance(26 * HOUR);
  const asked = await post(page, { ...typed, ...worked(page) });
  expect(asked).toMatchObject({ problem: 'unsure', values: typed });
  site.advance(5 * SECOND);
  const again = { ...page, ticket: asked?.ticket ?? page.ticket };
  expect(await post(page, { ...typed, ...answered(again) })).toBeNull();
});

test('who sends too much is told for how long to wait, and is let in after it', async () => {
  const address = anAddress();
  const send = async (index: number) => {
    const page = await open('contact', address);
    site.advance(5 * SECOND);
    return post(page, { ...filled('contact', written(index)), ...worked(page) });
  };
  for (const index of times(3)) expect(await send(200 + index)).toBeNull();
  const refused = await send(210);
  expect(refused?.problem).toBe('too-many');
  site.advance(refused?.waitMs ?? 0);
  expect(await send(211)).toBeNull();
});
