import { dueOf } from '../../domain/staff/lead-due.ts';
import {
  MOST_CHOSEN,
  type LeadFields,
  type LeadStage,
  type LeadStep,
} from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { auditOf, isOwner } from './change-lead.ts';
import { holdLeads } from './hold-leads.ts';
import { changeLead, type LeadRefusal } from './lead-changes.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };

/** The one thing that becomes the same for all of them. */
export type ForSeveral =
  | { readonly stage: LeadStage }
  /** null: nobody. */
  | { readonly ownerUid: string | null }
  /** Day and time as the form's two fields have them. */
  | { readonly step: LeadStep; readonly day: string; readonly time: string };

type Chosen = { readonly id: string; readonly version: number };

type ChangedSeveral = {
  /** What takes it back, one for each lead that was changed, in the order they were chosen in. */
  readonly eventIds: readonly string[];
  /** Those that stay as they are, and why. */
  readonly missed: readonly { readonly id: string; readonly why: LeadRefusal['kind'] }[];
};

/** Sets one thing for several leads. A lead that somebody else changed meanwhile stays as it is; the others are changed. */
export const changeSeveral = command(
  { name: 'lead.change-several', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { now, change }: Needs,
    who,
    { leads, set }: { readonly leads: readonly Chosen[]; readonly set: ForSeveral },
  ): Promise<
    Result<
      ChangedSeveral,
      { readonly kind: 'none-chosen' | 'too-many-chosen' | 'no-such-day' | 'no-such-owner' }
    >
  > => {
    if (leads.length === 0) return fail({ kind: 'none-chosen' as const });
    if (leads.length > MOST_CHOSEN) return fail({ kind: 'too-many-chosen' as const });
    const fields = fieldsOf(set);
    if (fields === null) return fail({ kind: 'no-such-day' as const });
    return change<Result<ChangedSeveral, { readonly kind: 'no-such-owner' }>>(
      async (transaction, about) => {
        const { ownerUid } = fields;
        if (typeof ownerUid === 'string' && !(await isOwner(transaction, ownerUid))) {
          return fail({ kind: 'no-such-owner' });
        }
        const eventOf = new Map<string, string>();
        const missed: { id: string; why: LeadRefusal['kind'] }[] = [];
        await holdLeads(
          transaction,
          leads.map(({ id }) => id),
        );
        for (const { id, version } of leads) {
          const changed = await changeLead(transaction, {
            id,
            version,
            kind: 'stage' in fields ? 'moved' : 'planned',
            actorUid: who.uid,
            fields,
            now: now(),
          });
          if (!changed.ok) missed.push({ id, why: changed.error.kind });
          else if (changed.value.eventId !== null) {
            eventOf.set(id, changed.value.eventId);
            about({ id, ...auditOf(changed.value) });
          }
        }
        const eventIds = new Set(leads.flatMap(({ id }) => eventOf.get(id) ?? []));
        return ok({ eventIds: [...eventIds], missed });
      },
    );
  },
);

/** null: the day is in no calendar. */
function fieldsOf(set: ForSeveral): LeadFields | null {
  if (!('step' in set)) return set;
  const due = dueOf(set.day, set.time);
  return due === null ? null : { step: set.step, due };
}
