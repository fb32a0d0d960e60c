import type { PriceListState } from '../../domain/staff/tariffs.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { isWanted } from './read-price-list.ts';

export async function priceListState(db: Database): Promise<PriceListState> {
  const readings = await db.selectFrom('price_list_readings').selectAll().orderBy('gln').execute();
  const failed = readings.filter((reading) => reading.failures > 0 && !isWanted(reading));
  const times = readings.map(({ read_at: read }) => read ?? '').toSorted();
  const oldest = times[0] ?? '';
  return {
    readOn: oldest === '' ? null : danishDayOf(new Date(oldest)),
    companies: readings.length,
    left: readings.filter(isWanted).length,
    failed: failed.map(({ gln }) => gln),
    failure: failed.at(-1)?.failure ?? null,
    empty: readings.filter(({ rows_read: rows }) => rows === 0).map(({ gln }) => gln),
  };
}
