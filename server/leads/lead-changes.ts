import type { Transaction } from 'kysely';
import { CLOSED_STAGES, type LeadEventKind, type LeadFields } from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { mainLeadOf } from './merged-leads.ts';

/** not-found: no such lead. withdrawn: the customer took it back meanwhile. changed: somebody else changed it. */
export type LeadRefusal = { readonly kind: 'not-found' | 'withdrawn' | 'changed' };

export type Changed = {
  /** What tells of it in the lead's timeline, and takes it back; null: nothing was changed. */
  readonly eventId: string | null;
  readonly before: LeadFields;
  readonly after: LeadFields;
};

type LeadChange = {
  readonly id: string;
  /** As it was read; null: the change holds whatever else was changed meanwhile. */
  readonly version: number | null;
  readonly kind: LeadEventKind;
  readonly actorUid: string | null;
  readonly fields: LeadFields;
  readonly note?: string;
  readonly now: Date;
};

/** Changes fields of a lead and tells of it in its timeline, in the caller's transaction. */
export async function changeLead(
  transaction: Transaction<Tables>,
  change: LeadChange,
): Promise<Result<Changed, LeadRefusal>> {
  const { version, kind, actorUid, fields, note, now } = change;
  const id = await mainLeadOf(transaction, change.id);
  // Who had the merged one open has not seen the other.
  if (version !== null && id !== change.id) return fail({ kind: 'changed' });
  const lead = await transaction
    .selectFrom('leads')
    .select(['stage', 'owner_uid', 'step', 'due', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (lead === undefined) return fail({ kind: 'not-found' });
  if (lead.stage === 'withdrawn') return fail({ kind: 'withdrawn' });
  if (version !== null && version !== lead.version) return fail({ kind: 'changed' });
  const present: Required<LeadFields> = {
    stage: lead.stage,
    ownerUid: lead.owner_uid,
    step: lead.step,
    due: lead.due,
  };
  const differing = (Object.keys(fields) as (keyof LeadFields)[]).filter(
    (field) => fields[field] !== present[field],
  );
  const pick = (from: LeadFields): LeadFields =>
    Object.fromEntries(differing.map((field) => [field, from[field]]));
  const before = pick(present);
  const after = pick(fields);
  if (differing.length === 0) return ok({ eventId: null, before, after });
  const becomes = { ...present, ...after };
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({
      stage: becomes.stage,
      is_closed: CLOSED_STAGES.some((closed) => closed === becomes.stage) ? 1 : 0,
      owner_uid: becomes.ownerUid,
      step: becomes.step,
      due: becomes.due,
      version: lead.version + 1,
    })
    .where('id', '=', id)
    // Two who change it at once: the later one is told.
    .where('version', '=', lead.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return fail({ kind: 'changed' });
  const eventId = newId(now);
  await transaction
    .insertInto('offer_events')
    .values({
      id: eventId,
      offer_id: id,
      at: now.toISOString(),
      kind,
      actor_uid: actorUid,
      note: note ?? null,
      before: encodeJson(before),
      after: encodeJson(after),
    })
    .execute();
  return ok({ eventId, before, after });
}
