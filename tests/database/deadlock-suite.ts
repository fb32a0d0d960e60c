import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changeSeveral } from '../../server/leads/change-several.ts';
import { mergeLeads } from '../../server/leads/merge-leads.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { inTransaction } from '../../server/db/in-transaction.ts';
import { withdrawOffer } from '../../server/offers/commands.ts';
import { deleteRows, eraseRows } from '../../server/privacy/register/rows-of.ts';
import type { Services } from '../../server/services.ts';
import { asked, mette, staffWho, withStaff } from './lead-steps.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const ROUNDS = 6;
const jonas = staffWho('jonas');

/** Lets everybody pass once so many have come. */
function meeting(size: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return () => {
    come += 1;
    if (come === size) open();
    return opened;
  };
}

/** @param open real services on the database under test */
export function deadlockSuite(open: OpenServices): void {
  const twoServers = async () => {
    const { services, another } = await open();
    await withStaff(services);
    return [services, await another()] as const;
  };
  /** Several leads of one mail address: each may be merged with each. */
  const leadsOf = async (services: Services, count: number, email: string) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) ids.push((await asked(services, { email })).id);
    return ids;
  };

  describe('two who need the same rows', () => {
    test('in opposite order both get their way, the one that was given up by trying again', async () => {
      const [one, other] = await twoServers();
      const [first = '', second = ''] = await leadsOf(one, 2, 'a@example.com');
      const met = meeting(2);
      const both = async ({ db }: Services, ids: readonly [string, string]) => {
        let tries = 0;
        await inTransaction(db, async (transaction) => {
          tries += 1;
          for (const id of ids) {
            // SQLite: who has read is refused once another one has written.
            await transaction.selectFrom('leads').select('version').where('id', '=', id).execute();
            if (tries === 1 && id === ids[1]) await Promise.race([met(), after(300)]);
            await transaction
              .updateTable('leads')
              .set((row) => ({ version: row('version', '+', 1) }))
              .where('id', '=', id)
              .execute();
          }
        });
        return tries;
      };
      const before = await versions(one);
      const tries = await Promise.all([both(one, [first, second]), both(other, [second, first])]);
      expect(Math.max(...tries)).toBeGreaterThan(1);
      expect(await versions(one)).toEqual(before.map((version) => version + 2));
    });

    test('what fails for good is not tried again', async () => {
      const [{ db }] = await twoServers();
      let tries = 0;
      const wrong = inTransaction(db, (transaction) => {
        tries += 1;
        return sql`insert into leads (id) values (null)`.execute(transaction);
      });
      await expect(wrong).rejects.toThrow();
      expect(tries).toBe(1);
    });

    test('merging two leads into each other: one is done, the other is told; nobody fails', async () => {
      const [one, other] = await twoServers();
      for (let round = 0; round < ROUNDS; round++) {
        const ids = await leadsOf(one, 6, `merge${round}@example.com`);
        const [a = '', b = ''] = [ids[0], ids[5]];
        const pair = (id: string, otherId: string) => ({ id, version: 1, otherId });
        const done = await Promise.all([
          mergeLeads(one, mette, pair(a, b)),
          mergeLeads(other, jonas, pair(b, a)),
        ]);
        expect(done.map((each) => (each.ok ? 'done' : each.error.kind)).toSorted()).toEqual([
          'changed',
          'done',
        ]);
      }
    });

    test('setting several leads and taking several back, in opposite orders, fails nobody', async () => {
      const [one, other] = await twoServers();
      const ids = await leadsOf(one, 12, 'several@example.com');
      for (let round = 0; round < ROUNDS; round++) {
        const leads = await one.db.selectFrom('leads').select(['id', 'version']).execute();
        const moved = await changeSeveral(one, mette, {
          leads,
          set: { stage: round % 2 === 0 ? 'contacted' : 'visit' },
        });
        if (!moved.ok) throw new Error(moved.error.kind);
        const { eventIds } = moved.value;
        expect(eventIds.length).toBe(ids.length);
        const now = await one.db.selectFrom('leads').select(['id', 'version']).execute();
        const half = eventIds.slice(0, 8);
        const rest = eventIds.slice(4).toReversed();
        await Promise.all([
          undoLead(one, mette, { eventIds: half }),
          undoLead(other, jonas, { eventIds: rest }),
          changeSeveral(one, mette, { leads: now, set: { ownerUid: 'jonas' } }),
          changeSeveral(other, jonas, { leads: now.toReversed(), set: { ownerUid: 'mette' } }),
        ]);
      }
    });

    test('erasing beside merging and withdrawing fails nobody', async () => {
      const [one, other] = await twoServers();
      for (let round = 0; round < ROUNDS; round++) {
        const email = `erase${round}@example.com`;
        const first = await asked(one, { email });
        const second = await asked(one, { email });
        const third = await asked(one, { email });
        await Promise.all([
          mergeLeads(one, mette, { id: second.id, version: 1, otherId: first.id }),
          inTransaction(other.db, (transaction) => eraseRows(transaction, { cases: [first.id] })),
          withdrawOffer(other, A_VISITOR, { token: second.token }),
          inTransaction(one.db, (transaction) =>
            deleteRows(transaction, 'offer_requests', sql`offer_requests.id = ${third.id}`),
          ),
        ]);
        const left = await one.db.selectFrom('leads').select('id').execute();
        expect(left.map(({ id }) => id)).not.toContain(first.id);
        expect(left.map(({ id }) => id)).not.toContain(third.id);
      }
    });
  });
}

const after = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

async function versions({ db }: Services): Promise<readonly number[]> {
  const rows = await db.selectFrom('leads').select('version').orderBy('id').execute();
  return rows.map(({ version }) => version);
}
