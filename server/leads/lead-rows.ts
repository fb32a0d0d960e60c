import type { Selectable } from 'kysely';
import { shownDue } from '../../domain/staff/lead-due.ts';
import type { LeadRow } from '../../domain/staff/leads.ts';
import type { Database } from '../db/database.ts';
import type { LeadTable } from '../db/tables/leads.ts';
import { danishMinuteOf } from '../danish-day.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';

/** Leads with their owner's name. */
export function leadsWithOwner(db: Database) {
  return db
    .selectFrom('leads')
    .leftJoin('users', 'users.uid', 'leads.owner_uid')
    .selectAll('leads')
    .select(['users.name as owner_name', 'users.email as owner_email']);
}

export type StoredLead = Selectable<LeadTable> & {
  readonly owner_name: string | null;
  readonly owner_email: string | null;
};

/** A stored lead as lists show it. */
export function leadRowOf(
  row: StoredLead,
  { addresses, now }: Pick<Services, 'addresses' | 'now'>,
): LeadRow {
  return {
    id: row.id,
    reference: referenceOf(row.id),
    createdAt: row.created_at,
    name: row.name,
    address: row.address,
    postcode: row.postcode,
    town: addresses.townOf(row.postcode) ?? '',
    peakPowerKw: row.peak_power,
    batteryKwh: row.battery_kwh,
    priceOre: row.price_ore,
    channel: row.channel,
    stage: row.stage,
    owner:
      row.owner_uid === null
        ? null
        : { uid: row.owner_uid, name: row.owner_name ?? row.owner_email ?? row.owner_uid },
    step: row.step,
    due: shownDue(row.due),
    isOverdue: row.due < danishMinuteOf(now()),
    version: row.version,
  };
}
