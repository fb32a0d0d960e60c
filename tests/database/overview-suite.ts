import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../domain/calendar-days.ts';
import { NO_DUE } from '../../domain/staff/lead-due.ts';
import { overview } from '../../server/admin/overview.ts';
import { danishDayOf } from '../../server/danish-day.ts';
import { decodeJson, encodeJson } from '../../server/db/json.ts';
import { planLead } from '../../server/leads/change-lead.ts';
import { newId } from '../../server/db/new-id.ts';
import { draftQuote } from '../../server/quotes/draft-quote.ts';
import { asked, found, leadOf, mette, withStaff } from './lead-steps.ts';
import type { OpenServices } from './open-services.ts';

/** @param open real services on the database under test */
export function overviewSuite(open: OpenServices): void {
  describe('the overview', () => {
    test('the overview’s counts match the lists it links to', async () => {
      const { services, advance } = await open();
      await withStaff(services);
      const { id } = await asked(services, { name: 'Mettes' });
      await asked(services, { name: 'Ingens' });
      const { lead } = await leadOf(services, id);
      const day = dayAfter(lead.due?.day ?? '', 3);
      const plan = { id, version: 1, ownerUid: 'mette', step: 'visit' as const, day, time: '' };
      await planLead(services, mette, plan);
      const before = await overview(services, mette, {});
      expect(before).toMatchObject({
        value: {
          waits: { unownedLeads: { count: 1 }, overdueLeads: { count: 0, first: null } },
          nextDays: expect.arrayContaining([
            expect.objectContaining({
              lead: expect.objectContaining({ name: 'Mettes', step: 'visit' }),
            }),
          ]),
        },
      });
      expect(before.ok && before.value.funnel?.steps.slice(2)).toEqual([
        { step: 'requested', count: 2 },
        { step: 'offered', count: 0 },
        { step: 'signed', count: 0 },
      ]);
      advance(5 * 86_400_000);
      expect(await overview(services, mette, {})).toMatchObject({
        value: { waits: { overdueLeads: { count: 1, first: { name: 'Mettes' } } } },
      });
      expect(await found(services, { owner: 'me', due: 'overdue' })).toEqual(['Mettes']);
    });

    test('of the overview only the card that can’t be read is missing', async () => {
      const { services } = await open();
      await withStaff(services);
      await services.db.schema.dropTable('day_counts').execute();
      const { funnel, waits, nextDays, deliveries, sources, deviation } = await overview(
        services,
        mette,
        {},
      ).then((read) => (read.ok ? read.value : Promise.reject(new Error(read.error.kind))));
      expect(funnel).toBeNull();
      for (const card of [waits, nextDays, deliveries, sources, deviation]) {
        expect(card).not.toBeNull();
      }
    });

    test('what comes the next days: prices that take effect, an offer that runs out', async () => {
      const { services } = await open();
      await withStaff(services);
      const { id } = await asked(services, { name: 'Åse' });
      const today = danishDayOf(services.now());
      await services.db
        .updateTable('leads')
        .set({ owner_uid: 'mette', step: 'none', due: NO_DUE })
        .where('id', '=', id)
        .execute();
      await draftQuote(services, mette, { leadId: id });
      await services.db
        .updateTable('quotes')
        .set({ status: 'sent', valid_until: dayAfter(today, 2) })
        .where('offer_id', '=', id)
        .execute();
      const book = await services.db
        .selectFrom('price_books')
        .selectAll()
        .executeTakeFirstOrThrow();
      await services.db
        .insertInto('price_books')
        .values({
          ...book,
          id: newId(services.now()),
          book: encodeJson(decodeJson(book.book)),
          edits: book.edits === null ? null : encodeJson(decodeJson(book.edits)),
          rehearsal: null,
          version: 'v9',
          number: 9,
          status: 'scheduled',
          valid_from: dayAfter(today, 1),
        })
        .execute();
      const read = await overview(services, mette, {});
      expect(read.ok && read.value.nextDays?.filter(({ kind }) => kind !== 'tariffs')).toEqual([
        { kind: 'prices', due: { day: dayAfter(today, 1), time: null }, number: 9 },
        {
          kind: 'quote',
          due: { day: dayAfter(today, 2), time: null },
          leadId: id,
          name: 'Åse',
          number: 1,
        },
      ]);
    });
  });
}
