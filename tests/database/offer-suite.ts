import { describe, expect, test } from 'vitest';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { offerByReceipt } from '../../server/offers/queries.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR, asUser, offerInput, submit } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE as THE_HOUSE } from '../../server/work/asker.ts';
import { onlyEstimate, person, saved } from './saved-reports.ts';

async function rowCounts({ db }: Services) {
  const tables = [
    'offer_requests',
    'calculations',
    'offer_events',
    'outbox',
    'idempotency_keys',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .execute();
      return [table, Number(rows[0]?.count)];
    }),
  );
  return Object.fromEntries(counts) as Record<(typeof tables)[number], number>;
}

const NOTHING = {
  offer_requests: 0,
  calculations: 0,
  offer_events: 0,
  outbox: 0,
  idempotency_keys: 0,
};
const ONE = { offer_requests: 1, calculations: 1, offer_events: 1, outbox: 2, idempotency_keys: 1 };

export function offerSuite(open: OpenServices): void {
  describe('a request for an offer', () => {
    test('is stored with its frozen calculation, a receipt and a notice', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      expect(submitted.ok).toBe(true);
      expect(await rowCounts(services)).toEqual(ONE);
      const alone = await services.estimate(
        THE_HOUSE,
        { lat: 56.15, lon: 10.2, postcode: '8000' },
        'live',
      );
      if (!alone.ok) throw new Error('the place is in Denmark');
      expect(await onlyEstimate(services)).toEqual(alone.value.estimate);
      const messages = await services.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('recipient')
        .execute();
      expect(messages.map(({ recipient, kind }) => [recipient, kind])).toEqual([
        ['aase@example.dk', 'mail'],
        ['staff@localhost', 'mail'],
      ]);
      const [receipt = '', notice = ''] = messages.map(({ body_text: text }) => text);
      expect(notice).toContain('Åse Sørensen');
      expect(notice).toContain('Skovvej 12, 8000 Aarhus C');
      // The address may belong to somebody else, who must not be sent a stranger's words.
      expect(receipt).not.toMatch(/Åse|Skovvej|2019/);
      expect(receipt).toContain('Sted: 8000 Aarhus C');
      // An indicative price is said to the nearest hundred; Danish uses a point between thousands.
      const hundreds = Math.round(alone.value.estimate.price.totalPrice / 100);
      const price = `${String(hundreds).replace(/(\d)$/, '.$1')}00\u00a0kr.`;
      for (const { body_text: text } of messages) expect(text).toContain(price);
    });

    test('50 posts at once with one key have one effect and one answer', async () => {
      const { services } = await open();
      const posts = Array.from({ length: 50 }, () => submit(services));
      const [first, ...others] = await Promise.all(posts);
      expect(first?.ok).toBe(true);
      for (const answer of others) expect(answer).toEqual(first);
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test('the same key with different content is refused, and the first request stands', async () => {
      const { services } = await open();
      await submit(services);
      const other = await submit(services, { name: 'En anden' });
      expect(other).toEqual({ ok: false, error: { kind: 'key-reused' } });
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test.each([
      [{ consent: '' }, 'consent', 'consent'],
      [{ email: '' }, 'email', 'required'],
      [{ email: 'a@b\r\nBcc: c@d.dk' }, 'email', 'email'],
      [{ preferredContactMethod: 'phone', phone: '123' }, 'phone', 'phone'],
      [{ name: ' ' }, 'name', 'required'],
      [{ state: { lat: 59.33, lon: 18.07 } }, 'state.lat', 'outside-denmark'],
      // The North Sea, 100 km west of Jutland.
      [{ state: { lat: 56.5, lon: 7.95 } }, 'state.lat', 'at-sea'],
      [{ isAdmin: true }, 'isAdmin', 'unknown-field'],
    ])('with %j nothing is stored and the field is named', async (changes, field, code) => {
      const { services } = await open();
      const submitted = await submit(services, changes);
      if (submitted.ok || submitted.error.kind !== 'invalid') throw new Error('was accepted');
      expect(submitted.error.errors).toContainEqual(expect.objectContaining({ field, code }));
      expect(await rowCounts(services)).toEqual(NOTHING);
    });

    test.each([
      ['the place that the calculator starts with', { lat: 56.157, lon: 10.211 }, 'address'],
      ['thatch', { ...offerInput().state, roofType: 'thatch' }, 'no-panels'],
    ])('for %s is refused, and nothing is stored', async (_what, state, kind) => {
      const { services } = await open();
      expect(await submit(services, { state })).toEqual({ ok: false, error: { kind } });
      expect(await rowCounts(services)).toEqual(NOTHING);
    });

    test('names the report it was sent from only if that belongs to the sender', async () => {
      const { services } = await open();
      const [owner, other] = [
        await person(services, '20304050'),
        await person(services, '20304051'),
      ];
      const { reportId } = await saved(services, owner);
      for (const [index, who] of [A_VISITOR, asUser(other), asUser(owner)].entries()) {
        const request = offerInput({ idempotencyKey: `test-key-of-report-${index}` });
        const sent = await submitOffer(services, who, { request, reportId }, 'da');
        if (!sent.ok) throw new Error(sent.error.kind);
        const { saved_report_id } = await services.db
          .selectFrom('offer_requests')
          .select('saved_report_id')
          .where('id', '=', sent.value.requestId)
          .executeTakeFirstOrThrow();
        expect(saved_report_id, who.kind).toBe(index === 2 ? reportId : null);
      }
    });

    test('that fails half-way leaves nothing behind, so that the same key works afterwards', async () => {
      const { services } = await open();
      await services.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      await expect(submit(services)).rejects.toThrow();
      await services.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect(await rowCounts(services)).toEqual(NOTHING);
      expect((await submit(services)).ok).toBe(true);
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test('by phone sends the receipt as SMS, to the number in its normal form', async () => {
      const { services } = await open();
      const changes = { preferredContactMethod: 'phone', phone: '0045 20 30 40 50', email: '' };
      await submitOffer(services, A_VISITOR, { request: offerInput(changes) }, 'en');
      const messages = await services.db
        .selectFrom('outbox')
        .select(['kind', 'recipient', 'locale'])
        .orderBy('kind', 'desc')
        .execute();
      expect(messages).toEqual([
        { kind: 'sms', recipient: '+4520304050', locale: 'en' },
        { kind: 'mail', recipient: 'staff@localhost', locale: 'da' },
      ]);
    });

    test('is withdrawn with its token, once, and with no other', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const { requestId, receiptToken } = submitted.value;
      expect(await withdrawOffer(services, A_VISITOR, { token: 'x'.repeat(43) })).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      for (let times = 0; times < 2; times++) {
        expect(await withdrawOffer(services, A_VISITOR, { token: receiptToken })).toEqual({
          ok: true,
          value: { requestId },
        });
      }
      const noted = await services.db
        .selectFrom('audit_log')
        .select(['action', 'actor_kind', 'subject_kind', 'subject'])
        .orderBy('action')
        .execute();
      const entry = { actor_kind: 'visitor', subject_kind: 'offer-request', subject: requestId };
      expect(noted).toEqual([
        { action: 'offer.submit', ...entry },
        { action: 'offer.withdraw', ...entry },
      ]);
      const events = await services.db.selectFrom('offer_events').select('kind').execute();
      expect(events.map(({ kind }) => kind).sort()).toEqual(['received', 'withdrawn']);
      const told = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'subject'])
        .where('purpose', '=', 'offer-withdrawal')
        .execute();
      expect(told).toEqual([
        {
          recipient: 'staff@localhost',
          subject: `Henvendelse ${submitted.value.reference} er trukket tilbage`,
        },
      ]);
      const confirmed = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'locale', 'body_text'])
        .where('purpose', '=', 'offer-withdrawn')
        .execute();
      expect(confirmed).toEqual([
        { recipient: 'aase@example.dk', locale: 'da', body_text: expect.stringContaining('to år') },
      ]);
      expect(confirmed[0]?.body_text).not.toMatch(/Åse|Skovvej/);
    });

    test('is shown to the holder of its token, with the figures of the day it was sent', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const alone = await services.estimate(THE_HOUSE, offerInput().state, 'live');
      const token = submitted.value.receiptToken;
      const receipt = await offerByReceipt(services, A_VISITOR, { token });
      expect(receipt.ok && receipt.value).toMatchObject({
        reference: submitted.value.reference,
        status: 'new',
        createdAt: '2026-11-20T09:00:00.000Z',
        contact: { channel: 'email', to: 'a•••@example.dk' },
        comesByMail: true,
        state: offerInput().state,
        estimate: alone.ok && alone.value.estimate,
      });
      // The key may be in somebody else's hands: it opens the figures, but shows no way to the
      // sender.
      expect(JSON.stringify(receipt)).not.toMatch(/Åse|aase@/);
      const wrong = { token: submitted.value.requestId };
      const stranger = await offerByReceipt(services, A_VISITOR, wrong);
      expect(stranger).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    test('stores no token that opens it', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const stored = await services.db.selectFrom('offer_requests').selectAll().execute();
      const keys = await services.db.selectFrom('idempotency_keys').selectAll().execute();
      expect(JSON.stringify([stored, keys])).not.toContain(submitted.value.receiptToken);
    });
  });
}
