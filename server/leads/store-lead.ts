import type { Transaction } from 'kysely';
import { NO_DUE } from '../../domain/staff/lead-due.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { danishDayOf } from '../danish-day.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { keepKnownBy } from './known-by.ts';
import { groupOf, IS_MERGED } from './merged-leads.ts';
import { splitOff } from './split-off.ts';
import { encodeJson } from '../db/json.ts';

type NewLead = {
  readonly id: string;
  readonly request: OfferRequest;
  /** In the one normal form, or null. */
  readonly phone: string | null;
  readonly town: string | null;
  readonly estimate: EstimateFigures;
  readonly now: Date;
};

/** Makes a stored request a lead: somebody is to take it, today. */
export async function storeLead(transaction: Transaction<Tables>, lead: NewLead): Promise<void> {
  const { id, request, phone, town, estimate, now } = lead;
  const address = request.state.address ?? '';
  const postcode = request.state.postcode ?? '';
  await transaction
    .insertInto('leads')
    .values({
      id,
      created_at: now.toISOString(),
      name: request.name,
      address,
      postcode,
      peak_power: estimate.system.peakPower,
      battery_kwh: estimate.system.batteryUsableKwh,
      price_ore: Math.round(estimate.price.totalPrice * 100),
      channel: request.preferredContactMethod,
      stage: 'new',
      is_closed: 0,
      owner_uid: null,
      step: 'assign',
      due: `${danishDayOf(now)} 24:00`,
      version: 1,
    })
    .execute();
  const { name, email } = request;
  await keepKnownBy(transaction, { id, name, address, postcode, town, email, phone });
}

/** The customer took the request back: it is closed, whatever staff were about to do. */
export async function withdrawLead(
  transaction: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<void> {
  const lead = await transaction
    .selectFrom('leads')
    .select(['stage', 'step', 'due', 'version', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The others were not taken back: each stands by itself again.
  const [, ...others] = await groupOf(transaction, id);
  await splitOff(transaction, id, others);
  await transaction
    .updateTable('leads')
    .set({
      stage: 'withdrawn',
      is_closed: lead.merged_into === null ? 1 : IS_MERGED,
      step: 'none',
      due: NO_DUE,
      version: lead.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('offer_events')
    .values({
      id: newId(now),
      offer_id: id,
      at: now.toISOString(),
      kind: 'withdrawn',
      before: encodeJson({ stage: lead.stage, step: lead.step, due: lead.due }),
      after: encodeJson({ stage: 'withdrawn', step: 'none', due: NO_DUE }),
    })
    .execute();
}
