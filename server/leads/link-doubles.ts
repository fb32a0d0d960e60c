import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Of all with the same number, mail address or house: so many of the newest. */
const NEWEST = 10;

/** Keeps what a new lead is known by, and links it with those that are known by the same. */
export async function linkDoubles(
  transaction: Transaction<Tables>,
  id: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const others = await transaction
      .selectFrom('lead_keys')
      .select('lead_id')
      .where('key', '=', key)
      .where('lead_id', '!=', id)
      .orderBy('lead_id', 'desc')
      .limit(NEWEST)
      .execute();
    await transaction.insertInto('lead_keys').values({ key, lead_id: id }).execute();
    if (others.length === 0) continue;
    const same = key.slice(0, 1) as 'p' | 'm' | 'a';
    await transaction
      .insertInto('lead_doubles')
      .values(
        others.flatMap(({ lead_id: other }) => [
          { lead_id: id, other_id: other, same, state: 'open' as const },
          { lead_id: other, other_id: id, same, state: 'open' as const },
        ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
