import { describe, expect, test } from 'vitest';
import { OFFER_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { NO_DUE } from '../../domain/staff/lead-due.ts';
import { danishDayOf } from '../../server/danish-day.ts';
import { addToOffer } from '../../server/offers/add-to-offer.ts';
import { withdrawOffer } from '../../server/offers/commands.ts';
import { rerouteOffer } from '../../server/offers/reroute-offer.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import { A_VISITOR, submit } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf } from './staff-steps.ts';
import { person } from './saved-reports.ts';

export function offerChangeSuite(open: OpenServices): void {
  describe('a request for an offer that was sent', () => {
    test('is added to with its token: staff are told, and it is before them today', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const { requestId: id, receiptToken: token, reference } = submitted.value;
      await services.db.updateTable('leads').set({ due: NO_DUE }).where('id', '=', id).execute();
      const add = (text: string, by = token) =>
        addToOffer(services, A_VISITOR, { token: by, text });
      expect(await add('Ring efter kl. 17', 'x'.repeat(43))).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      expect(await add(' ')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
      for (let times = 0; times < 2; times++)
        expect(await add(' Ring efter kl. 17 ')).toEqual({ ok: true, value: null });
      const events = await services.db
        .selectFrom('offer_events')
        .select(['kind', 'note', 'actor_uid'])
        .where('kind', '=', 'added')
        .execute();
      expect(events).toEqual([{ kind: 'added', note: 'Ring efter kl. 17', actor_uid: null }]);
      const lead = await services.db
        .selectFrom('leads')
        .select(['due', 'version'])
        .executeTakeFirstOrThrow();
      expect(lead).toEqual({ due: `${danishDayOf(services.now())} 24:00`, version: 2 });
      const told = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'subject', 'body_text'])
        .where('purpose', '=', 'offer-addition')
        .execute();
      expect(told).toEqual([
        {
          recipient: 'staff@localhost',
          subject: `Tilføjelse til henvendelse ${reference}`,
          body_text: expect.stringContaining('Ring efter kl. 17'),
        },
      ]);
      const logged = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(logged.map(({ action }) => action).sort()).toEqual(['offer.add', 'offer.submit']);
      expect(JSON.stringify(logged)).not.toContain('Ring efter');
      for (let times = 1; times < 20; times++)
        expect(await add(`Nummer ${times}`)).toMatchObject({ ok: true });
      expect(await add('Og en til')).toEqual({ ok: false, error: { kind: 'too-many' } });
      await withdrawOffer(services, A_VISITOR, { token });
      expect(await add('Alligevel ikke')).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    test('is its customer’s: staff with its key can neither withdraw it, add to it nor change how it is answered', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const { receiptToken: token } = submitted.value;
      const staff = await staffOf(services, 'mette');
      const { db } = services;
      const all = async () => [
        await db.selectFrom('offer_requests').selectAll().execute(),
        await db.selectFrom('leads').selectAll().execute(),
        await db.selectFrom('outbox').select('id').execute(),
        await db.selectFrom('audit_log').select('id').execute(),
      ];
      const before = await all();
      const refused = { ok: false, error: { kind: 'is-staff' } };
      const typed = {
        preferredContactMethod: 'phone',
        email: '',
        phone: '20 30 40 50',
        preferredContactTime: 'evening',
        consent: OFFER_CONSENT_VERSION,
      };
      expect(await withdrawOffer(services, staff, { token })).toEqual(refused);
      expect(await addToOffer(services, staff, { token, text: 'Ring' })).toEqual(refused);
      expect(await rerouteOffer(services, staff, { token, typed }, 'da')).toEqual(refused);
      expect(await all()).toEqual(before);
    });

    test('is answered by phone from then on, and by mail again: each with its own yes, the former one kept', async () => {
      const { services } = await open();
      const submitted = await submit(services);
      if (!submitted.ok) throw new Error('was refused');
      const { requestId: id, receiptToken: token } = submitted.value;
      const typed = {
        preferredContactMethod: 'phone',
        email: '',
        phone: '20 30 40 50',
        preferredContactTime: 'evening',
        consent: '2026-11-20',
      };
      let minutes = 0;
      const reroute = (changes: Partial<typeof typed>, by = token) => {
        minutes++;
        const now = () => new Date(services.now().getTime() + minutes * 60_000);
        const input = { token: by, typed: { ...typed, ...changes } };
        return rerouteOffer({ ...services, now }, A_VISITOR, input, 'en');
      };
      const stored = async () => {
        const offer = await services.db
          .selectFrom('offer_requests')
          .select(['channel', 'email', 'phone', 'contact_time', 'consent_at', 'consent_locale'])
          .executeTakeFirstOrThrow();
        const lead = await readLead(services, mette, { id });
        if (!lead.ok) throw new Error(lead.error.kind);
        const keys = await services.db.selectFrom('lead_keys').select('key').execute();
        return { offer, lead: lead.value, keys: keys.map(({ key }) => key).sort() };
      };
      const mette = await staffOf(services, 'mette');
      for (const [changes, field] of [
        [{ consent: '' }, 'consent'],
        [{ phone: '' }, 'phone'],
        [{ phone: '123' }, 'phone'],
        [{ preferredContactMethod: 'pigeon' }, 'preferredContactMethod'],
      ] as const) {
        const refused = await reroute(changes);
        if (refused.ok || refused.error.kind !== 'invalid') throw new Error('was taken');
        expect(refused.error.errors.map((error) => error.field)).toEqual([field]);
      }
      expect(await reroute({}, 'x'.repeat(43))).toMatchObject({ error: { kind: 'not-found' } });
      expect((await stored()).lead.events).toHaveLength(1);

      for (let times = 0; times < 2; times++) expect(await reroute({})).toMatchObject({ ok: true });
      const called = await stored();
      expect(called.offer).toMatchObject({
        channel: 'phone',
        email: 'aase@example.dk',
        phone: '+4520304050',
        contact_time: 'evening',
        consent_locale: 'en',
      });
      expect(called.keys).toEqual([
        'a:skovvej 12 8000 aarhus c',
        'm:aase@example.dk',
        'p:+4520304050',
      ]);
      expect(called.lead.consent).toMatchObject({
        channel: 'phone',
        at: called.offer.consent_at,
        text: expect.stringContaining('contact me by phone'),
      });
      expect(called.lead.lead.channel).toBe('phone');
      expect(called.lead.events[0]).toMatchObject({
        kind: 'rerouted',
        actor: null,
        note: '',
        reach: {
          from: 'email',
          to: 'phone',
          former: { version: OFFER_CONSENT_VERSION, locale: 'da' },
        },
      });

      expect(await reroute({ preferredContactMethod: 'email' })).toMatchObject({ ok: true });
      const written = await stored();
      expect(written.offer).toMatchObject({
        channel: 'email',
        email: 'aase@example.dk',
        phone: null,
        contact_time: 'any',
      });
      expect(written.keys).toEqual(['a:skovvej 12 8000 aarhus c', 'm:aase@example.dk']);
      expect(written.lead.lead.channel).toBe('email');
      expect(written.lead.maskedPhone).toBeNull();
      expect(written.lead.events.map(({ kind }) => kind)).toEqual([
        'rerouted',
        'rerouted',
        'received',
      ]);
      const told = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'body_text'])
        .where('purpose', '=', 'offer-addition')
        .orderBy('id')
        .execute();
      expect(told.map(({ recipient }) => recipient)).toEqual([
        'staff@localhost',
        'staff@localhost',
      ]);
      expect(told[0]?.body_text).toMatch(/nu ringes op.*\n\nTidspunkt: Aften\n/);
      expect(told[1]?.body_text).toContain('må ikke ringes op mere');
      const logged = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(logged.filter(({ action }) => action === 'offer.reroute')).toHaveLength(2);
      expect(JSON.stringify([told, logged])).not.toMatch(/20 ?30 ?40 ?50|aase@/);

      // Whoever has the number finds the request under it, though it is older than the number's own yes.
      await reroute({});
      const owner = await person(services, '20304050');
      const mine = await personalData(services, owner);
      expect(JSON.stringify(mine)).toContain('"formerConsent":{"contactMethod":"email"');

      for (let times = 0; times < 7; times++)
        expect(await reroute({ phone: `2030406${times}` })).toMatchObject({ ok: true });
      expect(await reroute({})).toMatchObject({ error: { kind: 'too-many' } });
      await withdrawOffer(services, A_VISITOR, { token });
      expect(await reroute({})).toMatchObject({ error: { kind: 'not-found' } });
    });
  });
}
