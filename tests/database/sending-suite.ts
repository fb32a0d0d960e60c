import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { contactByReceipt } from '../../server/contact/queries.ts';
import { addressGroup, clientGroups } from '../../server/http/client-address.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { offerByReceipt } from '../../server/offers/queries.ts';
import { openText } from '../../server/sealed-text.ts';
import { ask, HOUR_MS, onAll, openTwo, type Services } from './identity-steps.ts';
import { offerInput } from './offer-input.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';
import { mailReport } from '../../server/testing/report-steps.ts';

const STAFF = 'staff@localhost';
const POSTS = 120;
/** A text that somebody wants a stranger to read. */
const WORDS = { name: 'Ordnavn', notes: 'Ordnote', address: 'Ordvej 12, 8000 Aarhus C' };
const PLANTED = /ordnavn|ordnote|ordvej/i;

let keys = 0;
const newKey = () => `sending-key-${String((keys += 1)).padStart(8, '0')}`;
/** One visitor each, in different /48s. */
const visitor = (index: number) => `2001:db8:${index.toString(16)}::1`;
/** A use case's view of who asks from there. */
const visiting = (address: string) => whoOf(null, addressGroup(address));
const mobile = (index: number) => `20${String(100_000 + index)}`;

function offerFrom(address: string, services: Services, changes: object = {}) {
  const { name, notes } = WORDS;
  const state = { lat: 56.15, lon: 10.2, address: WORDS.address, postcode: '8000' };
  const input = offerInput({ idempotencyKey: newKey(), name, notes, state, ...changes });
  return submitOffer(services, visiting(address), { request: input }, 'da');
}

const call = (phone: string) => ({ preferredContactMethod: 'phone', phone, email: '' });

function contactFrom(address: string, services: Services, email: string) {
  const { name, notes: message } = WORDS;
  const input = { idempotencyKey: newKey(), name, email, topic: 'other', message };
  return sendContactMessage(services, visiting(address), { message: input }, 'da');
}

function reportFrom(address: string, services: Services, email: string) {
  const input = { idempotencyKey: newKey(), email, consent: '2026-11-20' };
  const state = { lat: 56.15, lon: 10.2, address: WORDS.address };
  return mailReport(services, input, { kind: 'calculated', state } as const, {
    locale: 'da',
    from: clientGroups(address),
    origin: 'https://solrig.example',
    signedIn: null,
  });
}

async function outgoing({ db, secret }: Services) {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, body_text: openText(row.body_text, secret) ?? '' }));
}

async function sms(services: Services): Promise<number> {
  return (await outgoing(services)).filter(({ kind }) => kind === 'sms').length;
}

/** Mails to anybody except staff. */
async function toVisitors(services: Services): Promise<number> {
  const rows = await outgoing(services);
  return rows.filter(({ kind, recipient }) => kind === 'mail' && recipient !== STAFF).length;
}

async function stored({ db }: Services, table: 'offer_requests' | 'contact_messages') {
  return (await db.selectFrom(table).select('id').execute()).length;
}

export function sendingSuite(open: OpenServices): void {
  describe('what is sent, under parallel requests at two servers', () => {
    test('120 offers for one number from one visitor: three SMS, and every request is stored and reported to staff', async () => {
      const { servers, services, advance } = await openTwo(open);
      const burst = (posts: number) =>
        onAll(servers, posts, (server) => offerFrom('203.0.113.7', server, call('20304050')));
      const answers = await burst(POSTS);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(POSTS);
      expect(await sms(services)).toBe(3);
      expect(await stored(services, 'offer_requests')).toBe(POSTS);
      const notices = (await outgoing(services)).filter(({ recipient }) => recipient === STAFF);
      expect(notices).toHaveLength(POSTS);
      expect(notices.filter(({ is_gathered: isGathered }) => isGathered === 0)).toHaveLength(10);
      const told = await Promise.all(
        answers.map(async (answer) => {
          if (!answer.ok) throw new Error(answer.error.kind);
          const receipt = await offerByReceipt(services, visiting(visitor(0)), {
            token: answer.value.receiptToken,
          });
          return receipt.ok && receipt.value.isReceiptSent;
        }),
      );
      expect(told.filter(Boolean), 'the page says whether a message went out').toHaveLength(3);
      advance(HOUR_MS);
      await burst(12);
      expect(await sms(services), 'six in a day').toBe(6);
      advance(HOUR_MS);
      await burst(12);
      expect(await sms(services)).toBe(6);
    });

    test('120 visitors write to one mailbox, in whatever form: three mails', async () => {
      const { servers, services } = await openTwo(open);
      const FORMS = [
        'mig@example.com',
        'Mig@Example.com',
        'mig+1@example.com',
        'MIG+2@example.com',
      ];
      const answers = await onAll<{ readonly ok: boolean }>(servers, POSTS, (server, index) => {
        const email = FORMS[index % FORMS.length]!;
        if (index % 3 === 0) return offerFrom(visitor(index), server, { email });
        if (index % 3 === 1) return contactFrom(visitor(index), server, email);
        return reportFrom(visitor(index), server, email);
      });
      expect(await toVisitors(services)).toBe(3);
      expect(await stored(services, 'offer_requests')).toBe(POSTS / 3);
      expect(await stored(services, 'contact_messages')).toBe(POSTS / 3);
      const refused = answers.filter((answer) => !answer.ok);
      for (const answer of refused) {
        expect(answer).toMatchObject({ error: { kind: 'too-many', waitMs: HOUR_MS } });
      }
    });

    test('one visitor writes to 120 strangers: ten messages, SMS and mails together', async () => {
      const { servers, services } = await openTwo(open);
      await onAll<{ readonly ok: boolean }>(servers, POSTS, (server, index) =>
        index % 2 === 0
          ? offerFrom('203.0.113.7', server, call(mobile(index)))
          : contactFrom('203.0.113.7', server, `p${index}@example.com`),
      );
      expect((await sms(services)) + (await toVisitors(services))).toBe(10);
    });

    test('a /48 of IPv6 writes to 120 strangers, each time as another visitor: forty messages', async () => {
      const { servers, services } = await openTwo(open);
      await onAll(servers, POSTS, (server, index) =>
        contactFrom(`2001:db8:1:${index.toString(16)}::1`, server, `p${index}@example.com`),
      );
      expect(await toVisitors(services)).toBe(40);
    });

    test('the cap covers all SMS together, and half of it is kept for codes', async () => {
      const { servers, services, advance } = await openTwo(open, { SMS_PER_HOUR: '8' });
      const offers = () =>
        onAll(servers, 30, (server, index) =>
          offerFrom(visitor(index), server, call(mobile(index))),
        );
      await offers();
      expect(await sms(services)).toBe(4);
      const codes = await onAll(servers, 30, (server, index) =>
        ask(server, { phone: mobile(100 + index), address: `a${index}` }),
      );
      expect(
        codes.filter(({ ok }) => ok),
        'one is kept for who signed in before',
      ).toHaveLength(3);
      expect(codes.find(({ ok }) => !ok)).toMatchObject({ error: { which: 'all' } });
      const known = await onAll(servers, 4, (server, index) =>
        ask(server, { phone: mobile(150 + index), purpose: 'delete' }),
      );
      expect(known.filter(({ ok }) => ok)).toHaveLength(1);
      await offers();
      expect(await sms(services), 'nothing after the cap').toBe(8);
      expect(await stored(services, 'offer_requests')).toBe(60);
      advance(HOUR_MS);
      await Promise.all([
        offers(),
        onAll(servers, 30, (server, index) =>
          ask(server, { phone: mobile(200 + index), address: `b${index}` }),
        ),
      ]);
      const again = await sms(services);
      expect(again).toBeLessThanOrEqual(15);
      expect(again).toBeGreaterThanOrEqual(12);
    });

    test('the cap covers all mails together, and half of it is kept for staff', async () => {
      const { servers, services } = await openTwo(open, { MAIL_PER_HOUR: '20' });
      await onAll<unknown>(servers, 90, (server, index) => {
        const email = `p${index}@example.com`;
        if (index % 3 === 0) return reportFrom(visitor(index), server, email);
        if (index % 3 === 1) return contactFrom(visitor(index), server, email);
        return offerFrom(visitor(index), server, { email });
      });
      const rows = await outgoing(services);
      const single = rows.filter(({ is_gathered: isGathered }) => isGathered === 0);
      expect(single, 'four of an hour are left for the gathered ones').toHaveLength(16);
      expect(await toVisitors(services)).toBeLessThanOrEqual(10);
      expect(rows.filter(({ recipient }) => recipient === STAFF)).toHaveLength(60);
    });

    test('no word of a sender reaches a stranger in a message', async () => {
      const { services } = await open();
      for (const [index, changes] of [call('20304050'), { email: 'p@example.com' }].entries()) {
        await offerFrom(visitor(index), services, changes);
      }
      await contactFrom(visitor(2), services, 'p@example.com');
      await reportFrom(visitor(3), services, 'p@example.com');
      const rows = await outgoing(services);
      const toStrangers = rows.filter(({ recipient }) => recipient !== STAFF);
      expect(toStrangers).toHaveLength(4);
      expect(JSON.stringify(toStrangers)).not.toMatch(PLANTED);
      const toStaff = rows.filter(({ recipient }) => recipient === STAFF);
      expect(toStaff).toHaveLength(3);
      for (const { body_text: text } of toStaff) expect(text).toMatch(PLANTED);
    });

    test.each([
      ['a number that costs extra', '90 11 22 33'],
      ['a landline', '33 12 34 56'],
    ])('%s gets no SMS; the request is stored, and its page says so', async (_, phone) => {
      const { services } = await open();
      const answer = await offerFrom(visitor(1), services, call(phone));
      if (!answer.ok) throw new Error(answer.error.kind);
      expect(await sms(services)).toBe(0);
      const receipt = await offerByReceipt(services, visiting(visitor(0)), {
        token: answer.value.receiptToken,
      });
      expect(receipt).toMatchObject({ ok: true, value: { isReceiptSent: false } });
    });

    test.each(['+46 70 123 45 67', '+1 900 555 0199', '+882 16 12345678'])(
      'a foreign number, %s, is no number to the form',
      async (phone) => {
        const { services } = await open();
        const answer = await offerFrom(visitor(1), services, call(phone));
        expect(answer).toMatchObject({ ok: false, error: { errors: [{ field: 'phone' }] } });
        expect(await outgoing(services)).toEqual([]);
      },
    );

    test('the page of a message to the company says when no receipt could be sent', async () => {
      const { services } = await open();
      const seen: boolean[] = [];
      for (let time = 0; time < 4; time++) {
        const answer = await contactFrom(visitor(time), services, 'mig@example.com');
        if (!answer.ok) throw new Error(answer.error.kind);
        const receipt = await contactByReceipt(services, visiting(visitor(0)), {
          token: answer.value.receiptToken,
        });
        seen.push(receipt.ok && receipt.value.isReceiptSent);
      }
      expect(seen).toEqual([true, true, true, false]);
    });
  });
}
