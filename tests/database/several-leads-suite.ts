import { describe, expect, test } from 'vitest';
import { moveLead, planLead } from '../../server/leads/change-lead.ts';
import { changeSeveral, type ForSeveral } from '../../server/leads/change-several.ts';
import { readChange } from '../../server/leads/read-lead.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { asked, found, leadOf, mette, withStaff } from './lead-steps.ts';
import type { OpenServices } from './open-services.ts';

/** @param open real services on the database under test */
export function severalLeadsSuite(open: OpenServices): void {
  describe('several leads at once', () => {
    test('several are changed at once, each with its entry in the log; who was changed meanwhile stays, and all come back', async () => {
      const { services, advance } = await open();
      await withStaff(services);
      const ids: string[] = [];
      // Their ids begin with the time: so they are in the order of asking.
      for (const name of ['Erik', 'Anne', 'Per']) {
        ids.push((await asked(services, { name })).id);
        advance(1000);
      }
      const leads = ids.map((id) => ({ id, version: 1 })).toReversed();
      await moveLead(services, mette, { id: ids[2]!, version: 1, stage: 'contacted' });
      advance(1000);
      const given = await changeSeveral(services, mette, { leads, set: { ownerUid: 'jonas' } });
      if (!given.ok) throw new Error(given.error.kind);
      expect(given.value.missed).toEqual([{ id: ids[2], why: 'changed' }]);
      const { eventIds } = given.value;
      expect(await readChange(services, mette, { eventIds })).toMatchObject({
        value: { eventIds, names: ['Anne', 'Erik'], ownerBecame: { name: 'jonas' } },
      });
      expect(await found(services, { owner: 'jonas' })).toEqual(['Erik', 'Anne']);
      const log = await services.db
        .selectFrom('audit_log')
        .select('subject')
        .where('action', '=', 'lead.change-several')
        .execute();
      expect(log.map(({ subject }) => subject).toSorted()).toEqual(ids.slice(0, 2).toSorted());
      advance(1000);
      // One of them is somebody else's since: the other one comes back.
      await planLead(services, mette, {
        id: ids[1]!,
        version: null,
        ownerUid: 'mette',
        step: 'visit',
        day: '',
        time: '',
      });
      expect(await undoLead(services, mette, { eventIds })).toMatchObject({
        value: { ids: [ids[0]], kept: 1 },
      });
      expect(await found(services, { owner: 'jonas' })).toEqual([]);
      expect(await found(services, { owner: 'mette' })).toEqual(['Anne']);
    });

    test('several are refused as a whole where what is asked for means nothing', async () => {
      const { services } = await open();
      await withStaff(services);
      const { id } = await asked(services);
      const refusal = async (leads: number, set: ForSeveral) => {
        const chosen = Array.from({ length: leads }, () => ({ id, version: 1 }));
        return changeSeveral(services, mette, { leads: chosen, set });
      };
      const stage = { stage: 'visit' } as const;
      const step = { step: 'visit', day: '2026-02-30', time: '' } as const;
      for (const [leads, set, kind] of [
        [0, stage, 'none-chosen'],
        [51, stage, 'too-many-chosen'],
        [1, step, 'no-such-day'],
        [1, { ownerUid: 'nobody' }, 'no-such-owner'],
      ] as const) {
        expect(await refusal(leads, set)).toMatchObject({ error: { kind } });
      }
      expect((await leadOf(services, id)).events).toHaveLength(1);
    });
  });
}
