import { describe, expect, test } from 'vitest';
import { NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { closeLead, moveLead, noteLead, planLead } from '../../server/leads/change-lead.ts';
import { changeSeveral } from '../../server/leads/change-several.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { countLeads, leadBoard, listLeads } from '../../server/leads/list-leads.ts';
import { leadPlace } from '../../server/leads/lead-place.ts';
import {
  changeLeadView,
  listLeadViews,
  moveLeadView,
  removeLeadView,
  saveLeadView,
} from '../../server/leads/lead-views.ts';
import { listOwners, readLead, revealContact } from '../../server/leads/read-lead.ts';
import { withdrawOffer } from '../../server/offers/commands.ts';
import { A_VISITOR, asUser } from './offer-input.ts';
import { asked, found, leadOf, mette, place, staffWho, withStaff } from './lead-steps.ts';
import type { OpenServices } from './open-services.ts';

/** @param open real services on the database under test */
export function leadSuite(open: OpenServices): void {
  describe('leads', () => {
    test('a request becomes one: new, unassigned, due today, with its frozen price', async () => {
      const { services } = await open();
      const { id } = await asked(services);
      const { lead, estimate, events, consent } = await leadOf(services, id);
      expect(lead).toMatchObject({ stage: 'new', owner: null, step: 'assign', isOverdue: false });
      expect(lead.priceOre).toBe(Math.round(estimate.price.totalPrice * 100));
      expect(lead.due?.time).toBeNull();
      expect(events.map(({ kind }) => kind)).toEqual(['received']);
      expect(consent.text).toContain('mail');
    });

    test('is found by the start of any word in it and by its number however typed, and by nothing else', async () => {
      const { services } = await open();
      await withStaff(services);
      await asked(services, {
        name: 'Åse Ærø',
        phone: '20304050',
        ...place('Kastanjevej 40, 8700 Horsens', '8700'),
      });
      await asked(services, { name: 'Per Skov', ...place('Algade 1, 4000 Roskilde', '4000') });
      for (const q of ['ærø', 'ÅSE', 'kasta 8700', 'horse', '+45 20 30 40 50', 'aase@example.dk']) {
        expect(await found(services, { q }), q).toContain('Åse Ærø');
      }
      expect(await found(services, { q: 'vej' })).toEqual([]);
      expect(await found(services, { q: 'kasta roskilde' })).toEqual([]);
      expect(await found(services, { q: '%' })).toHaveLength(2);
      expect(await found(services, { region: 'east' })).toEqual(['Per Skov']);
      expect(await found(services, { region: 'west' })).toEqual(['Åse Ærø']);
    });

    test('the list continues from page to page in each order, with none repeated or missing', async () => {
      const { services } = await open();
      for (let index = 0; index < 55; index++) await asked(services, { name: `Nr ${index}` });
      for (const sort of ['', 'newest', 'price'] as const) {
        const search = { ...NO_LEAD_SEARCH, sort };
        const first = await listLeads(services, mette, { search, after: null });
        const after = first.ok ? first.value.next : null;
        const second = await listLeads(services, mette, { search, after });
        const ids = [first, second].flatMap((page) => (page.ok ? page.value.rows : []));
        expect(new Set(ids.map(({ id }) => id)).size).toBe(55);
        expect(second.ok && second.value.next).toBeNull();
      }
      // The same order, one by one: an opened lead says where it stands, and leads on.
      for (const [sort, q] of [
        ['', ''],
        ['newest', ''],
        ['price', ''],
        ['', 'nr'],
      ] as const) {
        const search = { ...NO_LEAD_SEARCH, sort, q };
        const page = await listLeads(services, mette, { search, after: null });
        const ids = page.ok ? page.value.rows.map(({ id }) => id) : [];
        for (const at of [0, 1, 48]) {
          expect(await leadPlace(services, mette, { id: ids[at]!, search }), sort).toMatchObject({
            value: { place: at + 1, count: 55, previous: ids[at - 1] ?? null, next: ids[at + 1] },
          });
        }
      }
      const [own] = await services.db.selectFrom('leads').select('id').limit(1).execute();
      // What the search finds no more has no place in it, and still leads on.
      const elsewhere = { ...NO_LEAD_SEARCH, stage: 'visit' } as const;
      expect(await leadPlace(services, mette, { id: own!.id, search: elsewhere })).toMatchObject({
        value: { place: null, count: 0, previous: null, next: null },
      });
      const odd = await listLeads(services, mette, { search: NO_LEAD_SEARCH, after: 'nonsense' });
      expect(odd.ok && odd.value.rows).toHaveLength(50);
    });

    test('owner, next step and day are set together, and can be filtered and counted', async () => {
      const { services, advance } = await open();
      await withStaff(services);
      const { id } = await asked(services, { name: 'Mettes' });
      await asked(services, { name: 'Ingens' });
      const { lead } = await leadOf(services, id);
      const today = lead.due?.day ?? '';
      const plan = { id, version: lead.version, ownerUid: 'mette', step: 'call-back' as const };
      expect(await planLead(services, mette, { ...plan, day: today, time: '25:00' })).toMatchObject(
        {
          error: { kind: 'no-such-day' },
        },
      );
      expect(
        await planLead(services, mette, { ...plan, ownerUid: 'nobody', day: today, time: '' }),
      ).toMatchObject({ error: { kind: 'no-such-owner' } });
      expect((await planLead(services, mette, { ...plan, day: today, time: '09:30' })).ok).toBe(
        true,
      );
      expect(await found(services, { owner: 'me' })).toEqual(['Mettes']);
      expect(await found(services, { owner: 'me' }, staffWho('jonas'))).toEqual([]);
      expect(await found(services, { owner: 'none' })).toEqual(['Ingens']);
      expect(await found(services, { due: 'today' })).toEqual(['Mettes', 'Ingens']);
      advance(2 * 86_400_000);
      expect(await found(services, { due: 'overdue' })).toEqual(['Mettes', 'Ingens']);
      const searches = [{}, { owner: 'me' }, { owner: 'none', due: 'overdue' as const }].map(
        (search) => ({ ...NO_LEAD_SEARCH, ...search }),
      );
      expect(await countLeads(services, mette, { searches })).toEqual({
        ok: true,
        value: [2, 1, 1],
      });
    });

    test('the board counts and sums each stage, and shows what the filter leaves', async () => {
      const { services } = await open();
      const { id } = await asked(services, { name: 'Flyttet' });
      await asked(services, { name: 'Blev' });
      expect((await moveLead(services, mette, { id, version: 1, stage: 'visit' })).ok).toBe(true);
      const board = await leadBoard(services, mette, { search: NO_LEAD_SEARCH, hasCards: true });
      const columns = board.ok ? board.value : [];
      expect(columns.map(({ stage, count }) => [stage, count])).toEqual([
        ['new', 1],
        ['contacted', 0],
        ['visit', 1],
        ['sent', 0],
        ['signed', 0],
      ]);
      expect(columns[2]?.rows.map(({ name }) => name)).toEqual(['Flyttet']);
      expect(columns[2]?.priceOre).toBe(columns[2]?.rows[0]?.priceOre);
    });

    test('a change based on an outdated version is refused and changes nothing', async () => {
      const { services } = await open();
      const { id } = await asked(services);
      await moveLead(services, mette, { id, version: 1, stage: 'contacted' });
      expect(await moveLead(services, mette, { id, version: 1, stage: 'visit' })).toMatchObject({
        error: { kind: 'changed' },
      });
      expect((await leadOf(services, id)).lead.stage).toBe('contacted');
    });

    test('a change can be undone until something else changes what it set; both are recorded', async () => {
      const { services, advance } = await open();
      const { id } = await asked(services);
      advance(1000);
      const moved = await moveLead(services, mette, { id, version: 1, stage: 'contacted' });
      const eventId = moved.ok ? (moved.value.eventId ?? '') : '';
      advance(1000);
      expect((await undoLead(services, mette, { eventIds: [eventId] })).ok).toBe(true);
      expect((await undoLead(services, mette, { eventIds: [eventId] })).ok).toBe(true);
      const facts = await leadOf(services, id);
      expect(facts.lead.stage).toBe('new');
      expect(facts.events.map(({ isUndone }) => isUndone)).toEqual([true, true, false]);
      const again = await moveLead(services, mette, { id, version: null, stage: 'visit' });
      await moveLead(services, mette, { id, version: null, stage: 'sent' });
      expect(
        await undoLead(services, mette, {
          eventIds: [again.ok ? (again.value.eventId ?? '') : ''],
        }),
      ).toMatchObject({ error: { kind: 'changed' } });
    });

    test('closing needs a reason, which goes into the audit log; moving reopens', async () => {
      const { services } = await open();
      const { id } = await asked(services, { name: 'Lukket' });
      expect(await closeLead(services, mette, { id, version: 1, reason: ' ' })).toMatchObject({
        error: { kind: 'no-reason' },
      });
      await closeLead(services, mette, { id, version: 1, reason: 'Valgte en anden' });
      expect(await found(services, {})).toEqual([]);
      expect(await found(services, { stage: 'lost' })).toEqual(['Lukket']);
      const log = await services.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'lead.close')
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(log.after)).toContain('Valgte en anden');
      await moveLead(services, mette, { id, version: null, stage: 'new' });
      expect(await found(services, {})).toEqual(['Lukket']);
    });

    test('one’s own note is taken back, nobody else’s; its words stay as what is past', async () => {
      const { services, advance } = await open();
      const { id } = await asked(services);
      advance(1000);
      const noted = await noteLead(services, mette, { id, note: 'Til en anden kunde.' });
      const eventIds = [noted.ok ? noted.value.eventId : ''];
      const canBeUndone = async () =>
        (await leadOf(services, id)).events.map((event) => [event.kind, event.canBeUndone]);
      expect(await canBeUndone()).toEqual([
        ['noted', true],
        ['received', false],
      ]);
      expect(await undoLead(services, staffWho('jonas'), { eventIds })).toMatchObject({
        ok: false,
      });
      expect(await undoLead(services, mette, { eventIds })).toMatchObject({ ok: true });
      const [event] = (await leadOf(services, id)).events;
      expect(event).toMatchObject({ kind: 'noted', isUndone: true, note: 'Til en anden kunde.' });
      expect((await canBeUndone())[0]).toEqual(['noted', false]);
      // A second press finds it taken back, and says nothing new.
      const deeds = () =>
        services.db
          .selectFrom('audit_log')
          .select('id')
          .where('action', '=', 'lead.undo')
          .execute();
      const before = await deeds();
      expect(before).toHaveLength(1);
      expect(await undoLead(services, mette, { eventIds })).toMatchObject({ ok: true });
      expect(await deeds()).toEqual(before);
    });

    test('withdrawn while staff write: the note is kept and says so, nothing else changes any more', async () => {
      const { services, advance } = await open();
      const { id, token } = await asked(services);
      advance(1000);
      await withdrawOffer(services, A_VISITOR, { token });
      advance(1000);
      expect(await noteLead(services, mette, { id, note: 'Ringede kl. 10.' })).toMatchObject({
        ok: true,
        value: { isWithdrawn: true },
      });
      for (const version of [1, null]) {
        expect(await moveLead(services, mette, { id, version, stage: 'visit' })).toMatchObject({
          error: { kind: 'withdrawn' },
        });
      }
      const { lead, events, withdrawnAt } = await leadOf(services, id);
      expect(lead.stage).toBe('withdrawn');
      expect(withdrawnAt).not.toBeNull();
      expect(events.map(({ kind, note }) => [kind, note])).toEqual([
        ['noted', 'Ringede kl. 10.'],
        ['withdrawn', ''],
        ['received', ''],
      ]);
      expect(await found(services, { stage: 'withdrawn' })).toHaveLength(1);
    });

    test('a note’s text is never in the audit log; who looked at an address is', async () => {
      const { services } = await open();
      const { id } = await asked(services);
      await noteLead(services, mette, { id, note: 'Hemmeligord' });
      const shown = await revealContact(services, mette, { id });
      expect(shown).toEqual({ ok: true, value: { email: 'aase@example.dk', phone: null } });
      const log = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(JSON.stringify(log)).not.toContain('Hemmeligord');
      expect(JSON.stringify(log)).not.toContain('aase@example.dk');
      expect(log.map(({ action }) => action)).toContain('lead.reveal-contact');
    });

    test('a search is saved under a name, for oneself or for all, eight at most', async () => {
      const { services } = await open();
      const search = { ...NO_LEAD_SEARCH, region: 'west' as const };
      const jonas = staffWho('jonas');
      await saveLeadView(services, mette, { name: 'Vest', search, isShared: true });
      await saveLeadView(services, mette, { name: 'Min', search, isShared: false });
      const seen = await listLeadViews(services, jonas, {});
      expect(seen.ok && seen.value).toMatchObject([{ name: 'Vest', search, isOwn: false }]);
      const id = seen.ok ? (seen.value[0]?.id ?? '') : '';
      const other = { ...search, due: 'overdue' as const };
      expect(await changeLeadView(services, jonas, { id, search: other })).toMatchObject({
        ok: false,
      });
      expect(await changeLeadView(services, mette, { id, search: other })).toMatchObject({
        ok: true,
      });
      const changed = await listLeadViews(services, jonas, {});
      expect(changed.ok && changed.value).toMatchObject([{ name: 'Vest', search: other }]);
      expect(await removeLeadView(services, jonas, { id })).toMatchObject({ ok: false });
      expect(await removeLeadView(services, mette, { id })).toMatchObject({ ok: true });
      for (let index = 0; index < 7; index++) {
        await saveLeadView(services, mette, { name: `${index}`, search, isShared: false });
      }
      expect(
        await saveLeadView(services, mette, { name: 'En til', search, isShared: false }),
      ).toMatchObject({ error: { kind: 'too-many' } });
    });

    test('each of staff has the saved searches in an order of their own', async () => {
      const { services } = await open();
      await withStaff(services);
      const jonas = staffWho('jonas');
      const search = NO_LEAD_SEARCH;
      for (const name of ['Vest', 'Øst', 'Fyn']) {
        await saveLeadView(services, mette, { name, search, isShared: true });
      }
      const namesFor = async (who: typeof mette) => {
        const seen = await listLeadViews(services, who, {});
        return seen.ok ? seen.value.map(({ name }) => name) : [];
      };
      const all = await listLeadViews(services, jonas, {});
      const id = all.ok ? (all.value[2]?.id ?? '') : '';
      expect(await moveLeadView(services, jonas, { id, by: -2 })).toMatchObject({
        value: { by: -2 },
      });
      const byAge = await namesFor(mette);
      const moved = [byAge[2], byAge[0], byAge[1]];
      expect(await namesFor(jonas)).toEqual(moved);
      await saveLeadView(services, mette, { name: 'Als', search, isShared: true });
      expect(await namesFor(jonas)).toEqual([...moved, 'Als']);
      await saveLeadView(services, mette, { name: 'Min', search, isShared: false });
      const own = await listLeadViews(services, mette, {});
      const hidden = own.ok ? own.value.find(({ name }) => name === 'Min')!.id : '';
      expect(await moveLeadView(services, jonas, { id: hidden, by: 1 })).toMatchObject({
        error: { kind: 'not-found' },
      });
    });

    test('nobody but staff sees or changes anything', async () => {
      const { services } = await open();
      const { id } = await asked(services);
      const user = asUser({ uid: 'somebody', phone: null });
      for (const [who, kind] of [
        [A_VISITOR, 'signed-out'],
        [user, 'not-staff'],
      ] as const) {
        const refused = { ok: false, error: { kind } };
        const search = NO_LEAD_SEARCH;
        const plan = { id, version: 1, ownerUid: null, step: 'none' as const, day: '', time: '' };
        expect(await listLeads(services, who, { search, after: null })).toEqual(refused);
        expect(await leadBoard(services, who, { search, hasCards: true })).toEqual(refused);
        expect(await countLeads(services, who, { searches: [search] })).toEqual(refused);
        expect(await readLead(services, who, { id })).toEqual(refused);
        expect(await listOwners(services, who, {})).toEqual(refused);
        expect(await revealContact(services, who, { id })).toEqual(refused);
        expect(await moveLead(services, who, { id, version: 1, stage: 'sent' })).toEqual(refused);
        expect(await planLead(services, who, plan)).toEqual(refused);
        const several = { leads: [{ id, version: 1 }], set: { stage: 'sent' as const } };
        expect(await changeSeveral(services, who, several)).toEqual(refused);
        expect(await closeLead(services, who, { id, version: 1, reason: 'x' })).toEqual(refused);
        expect(await noteLead(services, who, { id, note: 'x' })).toEqual(refused);
        expect(await undoLead(services, who, { eventIds: ['x'] })).toEqual(refused);
        expect(await listLeadViews(services, who, {})).toEqual(refused);
        expect(await changeLeadView(services, who, { id: 'x', search })).toEqual(refused);
        expect(await moveLeadView(services, who, { id: 'x', by: 1 })).toEqual(refused);
        expect(await saveLeadView(services, who, { name: 'x', search, isShared: true })).toEqual(
          refused,
        );
      }
    });
  });
}
