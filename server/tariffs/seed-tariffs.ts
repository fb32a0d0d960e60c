import { shippedTariffs } from '../../domain/tariffs/published-tariffs.ts';
import type { Database } from '../db/database.ts';
import { encodeJson } from '../db/json.ts';

/**
 * Puts the rows that ship into the database, each once: a newer program adds what it knows more, and what staff have
 * withdrawn or written themselves stands.
 */
export async function seedTariffs(db: Database, now: Date): Promise<void> {
  const there = await db
    .selectFrom('tariff_rows')
    .select(['id', 'company', 'part', 'valid_from'])
    .execute();
  const known = new Set(
    there.flatMap(({ id, company, part, valid_from }) => [
      id,
      `shipped/${company}/${part}/${valid_from}`,
    ]),
  );
  const rows = shippedTariffs().filter(({ id }) => !known.has(id));
  if (rows.length === 0) return;
  await db
    .insertInto('tariff_rows')
    .values(
      rows.map((row) => ({
        id: row.id,
        company: row.company,
        part: row.part,
        valid_from: row.from,
        figures: encodeJson(row.figures),
        standing: row.standing,
        source: row.source,
        read_on: row.readOn,
        published_at: now.toISOString(),
        retired_at: null,
      })),
    )
    // Two servers may start at once on one database; the second finds the rows there.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
