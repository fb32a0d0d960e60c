import type { Transaction } from 'kysely';
import type { LeadFields } from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { readChangeSide } from '../../domain/staff/stored-change.ts';
import { readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { AuditSubject } from '../use-case/audit-log.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { auditOf } from './change-lead.ts';
import { holdLeads } from './hold-leads.ts';
import { changeLead, type LeadRefusal } from './lead-changes.ts';
import { undoMerge } from './undo-merge.ts';

type Needs = Pick<Services, 'now' | 'log'> & { readonly change: Change };

type Undoing = Pick<Services, 'log'> & {
  readonly eventId: string;
  readonly uid: string;
  readonly at: Date;
  readonly about: (subject: AuditSubject) => void;
};

/**
 * Takes back what was done to one lead or to several at once, as long as nothing has changed what it set. Of several,
 * those come back that can; it is refused if none does.
 */
export const undoLead = command(
  { name: 'lead.undo', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { now, log, change }: Needs,
    who,
    { eventIds }: { readonly eventIds: readonly string[] },
  ): Promise<Result<{ readonly ids: readonly string[]; readonly kept: number }, LeadRefusal>> =>
    change<Result<{ readonly ids: readonly string[]; readonly kept: number }, LeadRefusal>>(
      async (transaction, about) => {
        const events = await transaction
          .selectFrom('offer_events')
          .select('offer_id')
          .where('id', 'in', ['', ...eventIds])
          .execute();
        await holdLeads(
          transaction,
          events.map((event) => event.offer_id),
        );
        const ids: string[] = [];
        let refusal: LeadRefusal = { kind: 'not-found' };
        for (const eventId of eventIds) {
          const undone = await takeBack(transaction, {
            log,
            eventId,
            uid: who.uid,
            at: now(),
            about,
          });
          if (undone.ok) ids.push(undone.value);
          else refusal = undone.error;
        }
        return ids.length === 0 ? fail(refusal) : ok({ ids, kept: eventIds.length - ids.length });
      },
    ),
);

/** @returns the lead's id */
async function takeBack(
  transaction: Transaction<Tables>,
  undoing: Undoing,
): Promise<Result<string, LeadRefusal>> {
  const { log, eventId, uid, at, about } = undoing;
  const event = await transaction
    .selectFrom('offer_events')
    .select(['offer_id', 'kind', 'actor_uid', 'before', 'after', 'undone_at'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event?.kind === 'noted') return takeBackNote(transaction, event, undoing);
  if (event?.before === undefined || event.before === null || event.actor_uid === null) {
    return fail({ kind: 'not-found' });
  }
  const id = event.offer_id;
  if (event.undone_at !== null) return ok(id);
  const lead = await transaction
    .selectFrom('leads')
    .select(['stage', 'owner_uid', 'step', 'due', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (lead.stage === 'withdrawn') return fail({ kind: 'withdrawn' });
  // What was done before it was merged can be taken back once it stands by itself again.
  if (lead.merged_into !== null) return fail({ kind: 'changed' });
  const place = { log, table: 'offer_events', id: eventId };
  const was = readOrLog(event.before, readChangeSide, place);
  const became = readOrLog(event.after, readChangeSide, place);
  if (was === null || became === null) return fail({ kind: 'not-found' });
  const { fields: before } = was;
  const { fields: after } = became;
  const merged = event.kind === 'merged' ? became.merged : null;
  // Of a merge what was changed since stays: that two are two again hangs on nothing else.
  const fields = merged === null ? before : whatIsStill(before, after, lead);
  if (merged === null && !isStill(after, lead)) return fail({ kind: 'changed' });
  if (merged !== null && !(await undoMerge(transaction, id, merged))) {
    return fail({ kind: 'changed' });
  }
  const undone = await changeLead(transaction, {
    id,
    version: null,
    kind: merged === null ? event.kind : 'planned',
    actorUid: uid,
    fields,
    now: at,
  });
  if (!undone.ok) return undone;
  // Both the change and its taking back are told as what is past.
  await markUndone(transaction, [eventId, undone.value.eventId ?? eventId], at);
  const audit = auditOf(undone.value);
  const split = merged?.map((other) => other.id);
  about({
    id,
    before: { ...audit.before, ...(split === undefined ? {} : { merged: split }) },
    after: { ...audit.after, ...(split === undefined ? {} : { merged: [] }) },
  });
  return ok(id);
}

/** One's own note. Its words stay in the timeline, as what is past. */
async function takeBackNote(
  transaction: Transaction<Tables>,
  event: Readonly<Record<'actor_uid' | 'undone_at', string | null>> & { readonly offer_id: string },
  { eventId, uid, at, about }: Undoing,
): Promise<Result<string, LeadRefusal>> {
  if (event.actor_uid !== uid) return fail({ kind: 'not-found' });
  if (event.undone_at !== null) return ok(event.offer_id);
  await markUndone(transaction, [eventId], at);
  about({ id: event.offer_id, before: { note: eventId } });
  return ok(event.offer_id);
}

async function markUndone(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('offer_events')
    .set({ undone_at: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

type Present = {
  readonly stage: string;
  readonly owner_uid: string | null;
  readonly step: string;
  readonly due: string;
};

const presentOf = ({ stage, owner_uid: ownerUid, step, due }: Present) => ({
  stage,
  ownerUid,
  step,
  due,
});

/** Whether a lead still is as a change made it. */
export function isStill(after: LeadFields, lead: Present): boolean {
  const present = presentOf(lead);
  return (Object.keys(present) as (keyof LeadFields)[]).every(
    (field) => !(field in after) || after[field] === present[field],
  );
}

/** Of what a change set, the fields that still are so, as they were before it. */
function whatIsStill(before: LeadFields, after: LeadFields, lead: Present): LeadFields {
  const present = presentOf(lead);
  const still = (Object.keys(present) as (keyof LeadFields)[]).filter(
    (field) => field in after && after[field] === present[field],
  );
  return Object.fromEntries(still.map((field) => [field, before[field]]));
}
