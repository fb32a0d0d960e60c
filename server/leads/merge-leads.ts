import type { Transaction } from 'kysely';
import { takenOver } from '../../domain/staff/lead-merge.ts';
import type { LeadFields, MergedIn } from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { holdLeads } from './hold-leads.ts';
import type { LeadRefusal } from './lead-changes.ts';
import { groupOf, IS_MERGED } from './merged-leads.ts';
import { setPairs } from './split-off.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };

type Pair = {
  /** The lead that keeps on. */
  readonly id: string;
  /** As it was read. */
  readonly version: number;
  readonly otherId: string;
};

/**
 * Takes one lead into another: both are dealt with as one from then on. Requests, consents, quotes, files and events
 * stay with the request that they belong to, so that nothing is lost and the merge can be taken back.
 */
export const mergeLeads = command(
  { name: 'lead.merge', access: 'staff', idempotent: 'always', audit: 'lead' },
  async ({ now, change }: Needs, who, { id, version, otherId }: Pair) =>
    change<Result<{ readonly eventId: string }, LeadRefusal>>(async (transaction, about) => {
      await holdLeads(transaction, [id, otherId]);
      const main = await storedLead(transaction, id);
      const other = await storedLead(transaction, otherId);
      const same = await sameness(transaction, id, otherId);
      if (main === undefined || other === undefined || same.length === 0) {
        return fail({ kind: 'not-found' });
      }
      if (main.stage === 'withdrawn' || other.stage === 'withdrawn') {
        return fail({ kind: 'withdrawn' });
      }
      const isFree = main.merged_into === null && other.merged_into === null;
      if (!isFree || main.version !== version) return fail({ kind: 'changed' });
      const { before, after } = joined(main, other);
      const { numUpdatedRows } = await transaction
        .updateTable('leads')
        .set((row) => ({
          ...(after.stage === undefined ? {} : { stage: after.stage, is_closed: 0 }),
          ...(after.ownerUid === undefined ? {} : { owner_uid: after.ownerUid }),
          ...(after.step === undefined ? {} : { step: after.step, due: after.due ?? main.due }),
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return fail({ kind: 'changed' });
      const already = await groupOf(transaction, id);
      const ids = await groupOf(transaction, otherId);
      await transaction
        .updateTable('leads')
        .set((row) => ({ merged_into: id, is_closed: IS_MERGED, version: row('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
      // A house can be two people's: only who has a number or mail address in common is one.
      if (same.some((by) => by !== 'a')) {
        await transaction
          .updateTable('offer_requests')
          .set({ same_person_as: id })
          .where((row) => row.or([row('id', '=', otherId), row('same_person_as', '=', otherId)]))
          .execute();
      }
      await setPairs(transaction, already, ids, { from: 'open', to: 'merged' });
      const merged: MergedIn = ids.map((one) => ({
        id: one,
        into: one === otherId ? null : otherId,
      }));
      const at = now();
      const eventId = newId(at);
      await transaction
        .insertInto('offer_events')
        .values({
          id: eventId,
          offer_id: id,
          at: at.toISOString(),
          kind: 'merged',
          actor_uid: who.uid,
          note: referenceOf(otherId),
          before: encodeJson(before),
          after: encodeJson({ ...after, merged }),
        })
        .execute();
      about({ id, before: { ...before, merged: [] }, after: { ...after, merged: ids } });
      return ok({ eventId });
    }),
);

/** Says that two leads are not the same, or takes that back; nothing else is changed. */
export const tellApart = command(
  { name: 'lead.tell-apart', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { change }: { readonly change: Change },
    _who,
    { id, otherId, isApart }: Omit<Pair, 'version'> & { readonly isApart: boolean },
  ) =>
    change<Result<{ readonly eventId: null }, LeadRefusal>>(async (transaction, about) => {
      await holdLeads(transaction, [id, otherId]);
      const [from, to] = isApart ? (['open', 'apart'] as const) : (['apart', 'open'] as const);
      if ((await sameness(transaction, id, otherId)).length === 0) {
        return fail({ kind: 'not-found' });
      }
      const some = await groupOf(transaction, id);
      const others = await groupOf(transaction, otherId);
      await setPairs(transaction, some, others, { from, to });
      about({ id, before: { [from]: otherId }, after: { [to]: otherId } });
      return ok({ eventId: null });
    }),
);

function storedLead(transaction: Transaction<Tables>, id: string) {
  return transaction
    .selectFrom('leads')
    .select(['stage', 'owner_uid', 'step', 'due', 'version', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By what two leads are known to be the same; nothing: they are no pair. */
async function sameness(
  transaction: Transaction<Tables>,
  id: string,
  otherId: string,
): Promise<readonly ('p' | 'm' | 'a')[]> {
  // Of either's group: what was merged before brings its likeness along.
  const rows = await transaction
    .selectFrom('lead_doubles')
    .select('same')
    .where('lead_id', 'in', await groupOf(transaction, id))
    .where('other_id', 'in', await groupOf(transaction, otherId))
    .execute();
  return rows.map(({ same }) => same);
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedLead>>>;

/** What the lead that keeps on takes over, before and after. */
function joined(
  main: Stored,
  other: Stored,
): { readonly before: LeadFields; readonly after: LeadFields } {
  const takes = takenOver(
    { hasOwner: main.owner_uid !== null, stage: main.stage },
    { hasOwner: other.owner_uid !== null, stage: other.stage, step: other.step },
  );
  const fieldsOf = (lead: Stored): LeadFields => ({
    ...(takes.owner ? { ownerUid: lead.owner_uid } : {}),
    ...(takes.stage ? { stage: lead.stage } : {}),
    ...(takes.step ? { step: lead.step, due: lead.due } : {}),
  });
  return { before: fieldsOf(main), after: fieldsOf(other) };
}
