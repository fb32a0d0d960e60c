import type { PricePeriod } from '../../domain/tariffs/price-periods.ts';
import type { Database } from '../db/database.ts';
import { decodeJson, encodeJson } from '../db/json.ts';

/** Everything that was read from the price list, of one company or of all. */
export async function storedPeriods(db: Database, gln?: string): Promise<readonly PricePeriod[]> {
  const all = db.selectFrom('price_list_periods').selectAll();
  const rows = await (gln === undefined ? all : all.where('gln', '=', gln))
    .orderBy('gln')
    .orderBy('from_day')
    .execute();
  return rows.map(({ gln: owner, type, code, from_day, to_day, open_from, prices }) => ({
    gln: owner,
    type,
    code,
    from: from_day,
    to: to_day,
    openFrom: open_from,
    // Written below, from rows that the provider has checked.
    prices: decodeJson(prices) as readonly number[],
  }));
}

/** Puts one company's periods in the place of those stored. */
export async function storePeriods(
  db: Database,
  gln: string,
  periods: readonly PricePeriod[],
): Promise<void> {
  await db.deleteFrom('price_list_periods').where('gln', '=', gln).execute();
  for (const { type, code, from, to, openFrom, prices } of periods) {
    const row = { gln, type, code, from_day: from, to_day: to, open_from: openFrom };
    await db
      .insertInto('price_list_periods')
      .values({ ...row, prices: encodeJson(prices) })
      .execute();
  }
}
