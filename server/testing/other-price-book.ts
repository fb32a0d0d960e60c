import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';

/** A report as it was saved on another price book: its calculation is one of that book. */
export async function setPriceBook(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reportId: string,
  priceBook: string,
): Promise<void> {
  const id = newId(now());
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into calculations
      select ${id}, created_at, format, engine_version, ${priceBook}, yield_source,
        input, result, quote, figures, pvgis_response
      from calculations where calculation_id =
        (select calculation_id from reports where report_id = ${reportId})`.execute(transaction);
    await transaction
      .updateTable('reports')
      .set({ calculation_id: id })
      .where('report_id', '=', reportId)
      .execute();
  });
}
