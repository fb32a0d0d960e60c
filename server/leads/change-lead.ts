import type { Transaction } from 'kysely';
import { dueOf, NO_DUE } from '../../domain/staff/lead-due.ts';
import type { LeadStage, LeadStep } from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { changeLead, type Changed, type LeadRefusal } from './lead-changes.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type Done<Failure extends string = never> = Result<
  Changed,
  LeadRefusal | { readonly kind: Failure }
>;

const LONGEST_NOTE = 4000;

type Versioned = { readonly id: string; readonly version: number | null };

/** Takes a lead to another stage of the board; one that was closed is opened by it. */
export const moveLead = command(
  { name: 'lead.move', access: 'staff', idempotent: 'always', audit: 'lead' },
  async ({ now, change }: Needs, who, input: Versioned & { readonly stage: LeadStage }) =>
    change<Done>(async (transaction, about) => {
      const { id, version, stage } = input;
      const moved = await changeLead(transaction, {
        id,
        version,
        kind: 'moved',
        actorUid: who.uid,
        fields: { stage },
        now: now(),
      });
      if (moved.ok && moved.value.eventId !== null) about({ id, ...auditOf(moved.value) });
      return moved;
    }),
);

export type Plan = Versioned & {
  /** null: nobody. */
  readonly ownerUid: string | null;
  readonly step: LeadStep;
  /** As the form's two fields have it. */
  readonly day: string;
  readonly time: string;
};

/** Says who takes care of a lead, what they do next, and when. */
export const planLead = command(
  { name: 'lead.plan', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { now, change }: Needs,
    who,
    { id, version, ownerUid, step, day, time }: Plan,
  ): Promise<Done<'no-such-day' | 'no-such-owner'>> => {
    const due = dueOf(day, time);
    if (due === null) return fail({ kind: 'no-such-day' as const });
    return change<Done<'no-such-owner'>>(async (transaction, about) => {
      if (ownerUid !== null && !(await isOwner(transaction, ownerUid))) {
        return fail({ kind: 'no-such-owner' });
      }
      const planned = await changeLead(transaction, {
        id,
        version,
        kind: 'planned',
        actorUid: who.uid,
        fields: { ownerUid, step, due },
        now: now(),
      });
      if (planned.ok && planned.value.eventId !== null) about({ id, ...auditOf(planned.value) });
      return planned;
    });
  },
);

/** Closes a lead that comes to nothing. Why stands in its timeline and in the audit log. */
export const closeLead = command(
  { name: 'lead.close', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { now, change }: Needs,
    who,
    { id, version, reason: typed }: Versioned & { readonly reason: string },
  ): Promise<Done<'no-reason'>> => {
    const reason = typed.trim().slice(0, LONGEST_NOTE);
    if (reason === '') return fail({ kind: 'no-reason' as const });
    return change<Done>(async (transaction, about) => {
      const closed = await changeLead(transaction, {
        id,
        version,
        kind: 'closed',
        actorUid: who.uid,
        fields: { stage: 'lost', step: 'none', due: NO_DUE },
        note: reason,
        now: now(),
      });
      if (closed.ok && closed.value.eventId !== null) {
        const { before, after } = auditOf(closed.value);
        about({ id, before, after: { ...after, reason } });
      }
      return closed;
    });
  },
);

type Noted = { readonly isWithdrawn: boolean; readonly eventId: string };

/** What staff write about a lead. It is kept also where the customer withdrew meanwhile; the answer says that. */
export const noteLead = command(
  { name: 'lead.note', access: 'staff', idempotent: 'no', audit: 'lead' },
  async (
    { now, change }: Needs,
    who,
    { id, note: typed }: { readonly id: string; readonly note: string },
  ): Promise<Result<Noted, { readonly kind: 'no-note' | 'not-found' }>> => {
    const note = typed.trim().slice(0, LONGEST_NOTE);
    if (note === '') return fail({ kind: 'no-note' as const });
    return change<Result<Noted, { readonly kind: 'not-found' }>>(async (transaction, about) => {
      const lead = await transaction
        .selectFrom('leads')
        .select('stage')
        .where('id', '=', id)
        .executeTakeFirst();
      if (lead === undefined) return fail({ kind: 'not-found' });
      const at = now();
      const eventId = newId(at);
      await transaction
        .insertInto('offer_events')
        .values({
          id: eventId,
          offer_id: id,
          at: at.toISOString(),
          kind: 'noted',
          actor_uid: who.uid,
          note,
        })
        .execute();
      // The words are the customer's data and go with them; the log, which stays, names the note alone.
      about({ id, after: { note: eventId } });
      return ok({ isWithdrawn: lead.stage === 'withdrawn', eventId });
    });
  },
);

/** Whether somebody can take care of leads. */
export async function isOwner(transaction: Transaction<Tables>, uid: string): Promise<boolean> {
  const owner = await transaction
    .selectFrom('admins')
    .select('uid')
    .where('uid', '=', uid)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return owner !== undefined;
}

/** As the audit log keeps it. */
export function auditOf({ before, after }: Changed) {
  return { before: { ...before }, after: { ...after } };
}
