import type { Transaction } from 'kysely';
import { danishDayOf } from '../danish-day.ts';
import type { Tables } from '../db/tables.ts';
import { mainLeadOf } from '../leads/merged-leads.ts';

/** Puts an open lead's next step on today, if it was later; null: it was not. */
export async function dueToday(transaction: Transaction<Tables>, offerId: string, now: Date) {
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
