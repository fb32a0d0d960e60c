import { describe, expect, test } from 'vitest';
import { NO_LEAD_SEARCH, type LeadSearch } from '../../domain/staff/leads.ts';
import { planLead } from '../../server/leads/change-lead.ts';
import { countLeads, listLeads } from '../../server/leads/list-leads.ts';
import { leadCondition } from '../../server/leads/lead-filter.ts';
import { mergeLeads, tellApart } from '../../server/leads/merge-leads.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { offerByReceipt } from '../../server/offers/queries.ts';
import { deleteRows, rowsOf } from '../../server/privacy/register/rows-of.ts';
import { draftQuote } from '../../server/quotes/draft-quote.ts';
import { listQuotes } from '../../server/quotes/read-quote.ts';
import { referenceOf } from '../../server/reference.ts';
import type { Services } from '../../server/services.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const mette = whoOf({ uid: 'mette', phone: null, sessionId: 'm', role: 'admin' }, '192.0.2.7');

async function withMette({ db, now }: Services): Promise<void> {
  const created_at = now().toISOString();
  await db.insertInto('users').values({ uid: 'mette', name: 'mette', created_at }).execute();
  await db.insertInto('admins').values({ uid: 'mette', role: 'admin' }).execute();
}

let keys = 0;

/** Somebody asks for an offer. */
async function asked(services: Services, changes: Readonly<Record<string, unknown>>) {
  keys += 1;
  const idempotencyKey = `double-key-${String(keys).padStart(12, '0')}`;
  const request = offerInput({ idempotencyKey, ...changes });
  const sent = await submitOffer(services, A_VISITOR, { request }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  return { id: sent.value.requestId, token: sent.value.receiptToken };
}

const at = (address: string) => ({
  lat: 56.15,
  lon: 10.2,
  address,
  postcode: address.slice(-12, -8),
});
const byMail = (name: string, email: string, address = '') => ({
  name,
  email,
  ...(address === '' ? {} : { state: at(address) }),
});

async function found(services: Services, search: Partial<LeadSearch>) {
  const page = await listLeads(services, mette, {
    search: { ...NO_LEAD_SEARCH, ...search },
    after: null,
  });
  if (!page.ok) throw new Error(page.error.kind);
  return page.value.rows.map(({ name }) => name).toSorted();
}

async function leadOf(services: Services, id: string) {
  const read = await readLead(services, mette, { id });
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

async function merged(services: Services, id: string, otherId: string) {
  const { version } = (await leadOf(services, id)).lead;
  const done = await mergeLeads(services, mette, { id, version, otherId });
  if (!done.ok) throw new Error(done.error.kind);
  return done.value.eventId;
}

/** @param open real services on the database under test */
export function doubleSuite(open: OpenServices): void {
  describe('double leads', () => {
    test('whichever way a search looks, it finds the same, also by what was merged in', async () => {
      const { services } = await open();
      await withMette(services);
      const lars = byMail('Lars Damgaard', 'lars@example.com', 'Kastanjevej 40, 8700 Horsens');
      const { id } = await asked(services, lars);
      const other = await asked(services, byMail('Mette Damgaard', 'lars@example.com'));
      await asked(services, byMail('Lars Bruun', 'lars@example.com'));
      await asked(services, byMail('Lars Skov', 'skov@example.com', 'Bøgevej 2, 8700 Horsens'));
      await merged(services, id, other.id);
      const looking = { uid: 'mette', now: services.now() };
      for (const [q, doubles, names] of [
        ['lars', '', ['Lars Bruun', 'Lars Damgaard', 'Lars Skov']],
        // The one word is its own, the other that of the request it took in.
        ['lars mette', '', ['Lars Damgaard']],
        ['8700 lars dam', '', ['Lars Damgaard']],
        ['mette bruun', '', []],
        ['', 'open', ['Lars Bruun', 'Lars Damgaard']],
      ] as const) {
        const words = q === '' ? [] : q.split(' ');
        for (const way of [
          'gathered' as const,
          { gathered: words, asksForDoubles: true },
          { gathered: words.slice(0, 1), asksForDoubles: false },
          { gathered: [], asksForDoubles: true },
        ]) {
          const rows = await services.db
            .selectFrom('leads')
            .select('name')
            .where(leadCondition({ ...NO_LEAD_SEARCH, q, doubles }, looking, way))
            .execute();
          expect(rows.map(({ name }) => name).toSorted(), JSON.stringify([q, way])).toEqual(names);
        }
      }
    });

    test('are found by mail address and by house, however they were typed, and listed', async () => {
      const { services } = await open();
      const { id } = await asked(
        services,
        byMail('Lars Damgaard', 'lars@example.com', 'Kastanjevej 40, 8700 Horsens'),
      );
      await asked(
        services,
        byMail('L. Damgaard', ' LARS@example.com', 'KASTANJEVEJ 40 8700 Horsens'),
      );
      await asked(
        services,
        byMail('Hanne Bruun', 'hanne@example.com', 'Kastanjevej 40, 8700 Horsens'),
      );
      await asked(services, byMail('Per Skov', 'per@example.com', 'Bøgevej 2, 8700 Horsens'));
      const { doubles } = await leadOf(services, id);
      expect(doubles.map(({ lead, same }) => [lead.name, same])).toEqual([
        ['L. Damgaard', ['mail', 'address']],
        ['Hanne Bruun', ['address']],
      ]);
      expect(await found(services, { doubles: 'open' })).toEqual([
        'Hanne Bruun',
        'L. Damgaard',
        'Lars Damgaard',
      ]);
      const counted = await countLeads(services, mette, {
        searches: [NO_LEAD_SEARCH, { ...NO_LEAD_SEARCH, doubles: 'open' }],
      });
      expect(counted).toEqual({ ok: true, value: [4, 3] });
    });

    test('merged they are one in every list, with the quotes and events of both, and found by the words of both', async () => {
      const { services } = await open();
      await withMette(services);
      const one = await asked(services, byMail('Lars Damgaard', 'lars@example.com'));
      const two = await asked(services, byMail('Lasse Damgaard', 'lars@example.com'));
      await planLead(services, mette, {
        id: two.id,
        version: 1,
        ownerUid: 'mette',
        step: 'visit',
        day: '2027-01-04',
        time: '',
      });
      await draftQuote(services, mette, { leadId: two.id });
      await merged(services, one.id, two.id);
      expect(await found(services, {})).toEqual(['Lars Damgaard']);
      expect(await found(services, { doubles: 'open' })).toEqual([]);
      expect(await found(services, { q: 'lasse' })).toEqual(['Lars Damgaard']);
      expect(await found(services, { q: referenceOf(two.id) })).toEqual(['Lars Damgaard']);
      const facts = await leadOf(services, one.id);
      // It had no owner: whoever took care of the other does, with what they were about to do.
      expect(facts.lead).toMatchObject({ owner: { uid: 'mette' }, step: 'visit' });
      expect(facts.events.filter(({ kind }) => kind === 'received')).toHaveLength(2);
      expect(facts.merged).toMatchObject([{ id: two.id, name: 'Lasse Damgaard' }]);
      expect((await leadOf(services, two.id)).mergedInto).toBe(one.id);
      const quotes = await listQuotes(services, mette, { leadId: one.id });
      expect(quotes).toMatchObject({ ok: true, value: [{ mergedReference: referenceOf(two.id) }] });
      // The customer's own page of either still opens.
      for (const { token } of [one, two]) {
        expect(await offerByReceipt(services, A_VISITOR, { token })).toMatchObject({
          ok: true,
          value: { stage: 'new' },
        });
      }
      const [entry] = await services.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'lead.merge')
        .execute();
      expect(entry).toMatchObject({ subject: one.id, actor: 'mette' });
    });

    test('a merge is taken back, twice as once; what was changed since stays', async () => {
      const { services } = await open();
      await withMette(services);
      const one = await asked(services, byMail('Lars', 'lars@example.com'));
      const two = await asked(services, byMail('Lasse', 'lars@example.com'));
      const three = await asked(services, byMail('Laust', 'lars@example.com'));
      await merged(services, two.id, three.id);
      const eventId = await merged(services, one.id, two.id);
      expect(await found(services, {})).toEqual(['Lars']);
      const { lead } = await leadOf(services, one.id);
      await planLead(services, mette, {
        id: one.id,
        version: lead.version,
        ownerUid: 'mette',
        step: 'contact',
        day: '',
        time: '',
      });
      expect((await undoLead(services, mette, { eventIds: [eventId] })).ok).toBe(true);
      expect((await undoLead(services, mette, { eventIds: [eventId] })).ok).toBe(true);
      expect(await found(services, {})).toEqual(['Lars', 'Lasse']);
      expect((await leadOf(services, one.id)).lead.owner?.uid).toBe('mette');
      expect((await leadOf(services, two.id)).merged.map(({ id }) => id)).toEqual([three.id]);
      expect(await found(services, { doubles: 'open' })).toEqual(['Lars', 'Lasse']);
    });

    test('are told apart by staff, and that is taken back', async () => {
      const { services } = await open();
      const one = await asked(services, byMail('Lars', 'lars@example.com'));
      const two = await asked(services, byMail('Lasse', 'lars@example.com'));
      const pair = { id: one.id, otherId: two.id };
      await tellApart(services, mette, { ...pair, isApart: true });
      expect(await found(services, { doubles: 'open' })).toEqual([]);
      expect((await leadOf(services, two.id)).doubles).toMatchObject([{ isApart: true }]);
      await tellApart(services, mette, { ...pair, isApart: false });
      expect(await found(services, { doubles: 'open' })).toEqual(['Lars', 'Lasse']);
    });

    test('a merge is refused of what is no pair, was withdrawn, or was changed meanwhile', async () => {
      const { services } = await open();
      const one = await asked(services, byMail('Lars', 'lars@example.com'));
      const two = await asked(services, byMail('Lasse', 'lars@example.com'));
      const other = await asked(
        services,
        byMail('Per', 'per@example.com', 'Bøgevej 2, 8700 Horsens'),
      );
      const merge = (id: string, otherId: string, version = 1) =>
        mergeLeads(services, mette, { id, version, otherId });
      expect(await merge(one.id, other.id)).toMatchObject({ error: { kind: 'not-found' } });
      expect(await merge(one.id, one.id)).toMatchObject({ error: { kind: 'not-found' } });
      expect(await merge(one.id, two.id, 7)).toMatchObject({ error: { kind: 'changed' } });
      await withdrawOffer(services, A_VISITOR, { token: two.token });
      expect(await merge(one.id, two.id)).toMatchObject({ error: { kind: 'withdrawn' } });
      expect(
        await mergeLeads(services, A_VISITOR, { id: one.id, version: 1, otherId: two.id }),
      ).toMatchObject({ error: { kind: 'signed-out' } });
    });

    test('a customer who takes the one back that the other was merged into has the other still', async () => {
      const { services } = await open();
      const one = await asked(services, byMail('Lars', 'lars@example.com'));
      const two = await asked(services, byMail('Lasse', 'lars@example.com'));
      await merged(services, one.id, two.id);
      await withdrawOffer(services, A_VISITOR, { token: one.token });
      expect(await found(services, {})).toEqual(['Lasse']);
      expect(await found(services, { stage: 'withdrawn' })).toEqual(['Lars']);
    });

    test('of one person, both are erased and exported together; of one house, only their own', async () => {
      const { services } = await open();
      const house = 'Kastanjevej 40, 8700 Horsens';
      const one = await asked(services, byMail('Lars', 'lars@example.com', house));
      const two = await asked(services, byMail('Lasse', 'lars@example.com'));
      const three = await asked(services, byMail('Hanne', 'hanne@example.com', house));
      await merged(services, one.id, two.id);
      await merged(services, one.id, three.id);
      for (const id of [one.id, two.id]) {
        const rows = await services.db
          .selectFrom('offer_requests')
          .select('id')
          .where(rowsOf('offer_requests', { cases: [id] })!)
          .orderBy('id')
          .execute();
        expect(rows.map((row) => row.id)).toEqual([one.id, two.id].toSorted());
      }
      await services.db
        .transaction()
        .execute((transaction) =>
          deleteRows(transaction, 'offer_requests', rowsOf('offer_requests', { cases: [two.id] })!),
        );
      // Whoever lives in the same house stands by themselves again.
      expect(await found(services, {})).toEqual(['Hanne']);
      expect((await leadOf(services, three.id)).doubles).toEqual([]);
    });
  });
}
