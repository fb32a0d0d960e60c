import type { Transaction } from 'kysely';
import type { LeadReach } from '../../domain/staff/lead-reach.ts';
import { danishDayOf } from '../danish-day.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import { mainLeadOf } from '../leads/merged-leads.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { send } from '../outbox/send.ts';
import type { Services } from '../services.ts';
import type { Who } from '../use-case/who.ts';

type CustomerChange = {
  readonly offerId: string;
  readonly at: Date;
  readonly kind: 'added' | 'rerouted';
  /** The customer's own words. */
  readonly note?: string;
  readonly reach?: LeadReach;
  readonly notice: OutgoingMessage;
};

/** Puts in a request's timeline what its customer has changed, tells staff, and puts it before them today. */
export async function noteChange(
  services: Pick<Services, 'now' | 'settings' | 'secret' | 'log'>,
  transaction: Transaction<Tables>,
  { network }: Pick<Who, 'network'>,
  { offerId, at, kind, note, reach, notice }: CustomerChange,
): Promise<void> {
  const due = await dueToday(transaction, offerId, at);
  const before = { ...due?.before, ...(reach && { reach }) };
  await transaction
    .insertInto('offer_events')
    .values({
      id: newId(at),
      offer_id: offerId,
      at: at.toISOString(),
      kind,
      ...(note !== undefined && { note }),
      ...(Object.keys(before).length > 0 && {
        before: encodeJson(before),
        after: encodeJson({ ...due?.after }),
      }),
    })
    .execute();
  await send(transaction, services, [notice], { offerId, from: clientGroups(network) });
}

/** Puts an open lead's next step on today, if it was later; null: it was not. */
async function dueToday(transaction: Transaction<Tables>, offerId: string, now: Date) {
  const id = await mainLeadOf(transaction, offerId);
  const lead = await transaction
    .selectFrom('leads')
    .select(['due', 'version', 'is_closed'])
    .where('id', '=', id)
    .executeTakeFirst();
  const after = `${danishDayOf(now)} 24:00`;
  if (lead === undefined || lead.is_closed !== 0 || lead.due <= after) return null;
  await transaction
    .updateTable('leads')
    .set({ due: after, version: lead.version + 1 })
    .where('id', '=', id)
    .execute();
  return { before: { due: lead.due }, after: { due: after } };
}
