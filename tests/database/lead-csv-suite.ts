import { describe, expect, test } from 'vitest';
import { NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { moveLead } from '../../server/leads/change-lead.ts';
import { importLeads, rehearseLeads } from '../../server/leads/import-leads.ts';
import { exportLeads } from '../../server/leads/lead-csv.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { referenceOf } from '../../server/reference.ts';
import type { Services } from '../../server/services.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const mette = whoOf({ uid: 'mette', phone: null, sessionId: 'm', role: 'admin' }, '192.0.2.7');

async function withMette({ db, now }: Services): Promise<void> {
  const created_at = now().toISOString();
  await db.insertInto('users').values({ uid: 'mette', name: 'Mette Ås', created_at }).execute();
  await db.insertInto('admins').values({ uid: 'mette', role: 'admin' }).execute();
}

async function asked(services: Services, key: string, name: string): Promise<string> {
  const request = offerInput({ idempotencyKey: `lead-csv-key-${key}-0000`, name });
  const sent = await submitOffer(services, A_VISITOR, { request }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  return sent.value.requestId;
}

async function rehearsed(services: Services, csv: string) {
  const read = await rehearseLeads(services, mette, { csv });
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

/** @param open real services on the database under test */
export function leadCsvSuite(open: OpenServices): void {
  describe('a file of leads', () => {
    test('as it was taken out changes nothing, formulas in a name included', async () => {
      const { services } = await open();
      await withMette(services);
      await asked(services, 'a', '=1+1');
      const out = await exportLeads(services, mette, { search: NO_LEAD_SEARCH, chosen: [] });
      if (!out.ok) throw new Error(out.error.kind);
      expect(out.value.csv).toContain("'=1+1");
      expect(await rehearsed(services, out.value.csv)).toMatchObject([{ state: 'same' }]);
    });

    test('is rehearsed, then its good lines are taken; the second time nothing is left to do', async () => {
      const { services } = await open();
      await withMette(services);
      const one = await asked(services, 'a', 'Lars');
      const two = await asked(services, 'b', 'Per');
      const csv = [
        'reference;stage;owner;nextStep;dueDay;dueTime;remark',
        `${referenceOf(one).toLowerCase()};visit;Mette Ås;visit;2027-01-04;9:30;x`,
        `${referenceOf(two)};;;;2027-01-05;;`,
      ].join('\r\n');
      const wrongTime = await rehearsed(services, csv);
      expect(wrongTime[0]).toMatchObject({
        line: 2,
        state: 'faulty',
        problems: [{ column: 'dueDay', kind: 'no-such-day' }],
      });
      const good = csv.replace('9:30', '09.30');
      expect(await rehearsed(services, good)).toMatchObject([
        { state: 'changed', name: 'Lars' },
        { state: 'changed', changes: [{ field: 'dueDay', after: '2027-01-05' }] },
      ]);
      expect((await readLead(services, mette, { id: one })).ok).toBe(true);
      const taken = await importLeads(services, mette, { csv: good });
      const eventIds = taken.ok ? taken.value.eventIds : [];
      expect(eventIds).toHaveLength(2);
      expect(await importLeads(services, mette, { csv: good })).toEqual({
        ok: true,
        value: { eventIds: [] },
      });
      expect(await readLead(services, mette, { id: one })).toMatchObject({
        value: {
          lead: {
            stage: 'visit',
            owner: { uid: 'mette' },
            step: 'visit',
            due: { day: '2027-01-04', time: '09:30' },
          },
        },
      });
      const entries = await services.db
        .selectFrom('audit_log')
        .select('subject')
        .where('action', '=', 'lead.import-csv')
        .execute();
      expect(entries.map(({ subject }) => subject).toSorted()).toEqual([one, two].toSorted());
      // What somebody has changed since stays as they made it.
      await moveLead(services, mette, { id: one, version: null, stage: 'sent' });
      expect(await undoLead(services, mette, { eventIds })).toEqual({
        ok: true,
        value: { ids: [two], kept: 1 },
      });
      expect(await rehearsed(services, good)).toMatchObject([
        { state: 'changed', changes: [{ field: 'stage', before: 'sent', after: 'visit' }] },
        { state: 'changed', changes: [{ field: 'dueDay', after: '2027-01-05' }] },
      ]);
    });

    test('every wrong cell has its line, its column and its word, and none of its line is taken', async () => {
      const { services } = await open();
      await withMette(services);
      const one = await asked(services, 'a', 'Lars');
      const two = await asked(services, 'b', 'Per');
      const csv = [
        'reference,stage,owner,nextStep,dueDay',
        'AAAAA-BBBBB,visit,,,',
        `${referenceOf(one)},perhaps,Nobody,fly,2027-02-30`,
        `${referenceOf(two)},lost,,,`,
        `${referenceOf(two)},visit,,,`,
      ].join('\n');
      const lines = await rehearsed(services, csv);
      expect(
        lines.map(({ line, problems }) => [
          line,
          ...problems.map(({ column, kind }) => `${column} ${kind}`),
        ]),
      ).toEqual([
        [2, 'reference no-such-lead'],
        [
          3,
          'stage no-such-stage',
          'owner no-such-owner',
          'nextStep no-such-step',
          'dueDay no-such-day',
        ],
        [4, 'stage lost-wants-reason'],
        [5, 'reference twice'],
      ]);
      expect(await importLeads(services, mette, { csv })).toEqual({
        ok: true,
        value: { eventIds: [] },
      });
    });

    test('is refused without its columns, with too many lines, and of who is no staff', async () => {
      const { services } = await open();
      const many = `reference;stage\n${'A;visit\n'.repeat(2001)}`;
      for (const [csv, kind] of [
        ['name;stage\nLars;visit', 'no-columns'],
        ['reference\nA', 'no-columns'],
        [many, 'too-many-lines'],
      ] as const) {
        expect(await rehearseLeads(services, mette, { csv })).toMatchObject({ error: { kind } });
      }
      const refused = { error: { kind: 'signed-out' } };
      expect(await rehearseLeads(services, A_VISITOR, { csv: '' })).toMatchObject(refused);
      expect(await importLeads(services, A_VISITOR, { csv: '' })).toMatchObject(refused);
    });
  });
}
