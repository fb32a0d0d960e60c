import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** In the place of 0 and 1 of is_closed: in no list, because it stands in another lead. */
export const IS_MERGED = 2;

/** A lead and all that were merged into it, itself first. */
export async function groupOf(db: Kysely<Tables>, id: string): Promise<readonly string[]> {
  const merged = await db
    .selectFrom('leads')
    .select('id')
    .where('merged_into', '=', id)
    .orderBy('id')
    .execute();
  return [id, ...merged.map((lead) => lead.id)];
}

/** The lead under which a request is dealt with: its own, or the one that it was merged into. */
export async function mainLeadOf(db: Kysely<Tables>, id: string): Promise<string> {
  const lead = await db
    .selectFrom('leads')
    .select('merged_into')
    .where('id', '=', id)
    .executeTakeFirst();
  return lead?.merged_into ?? id;
}
