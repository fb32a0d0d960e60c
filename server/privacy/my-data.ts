import { sql } from 'kysely';
import type { SignedIn } from '../identity/session.ts';
import { adoptLegacyRecords } from '../reports/legacy-records.ts';
import type { Services } from '../services.ts';
import { consentTextReader } from './consent-texts.ts';
import type { Condition, Entry, Table } from './register/entry.ts';
import { REGISTER, TABLES } from './register/register.ts';
import { rowsOf } from './register/rows-of.ts';

/** cases: ids of requests and messages that staff have found to be theirs, too. */
export type DataOwner = Pick<SignedIn, 'uid' | 'phone'> & { readonly cases?: readonly string[] };

/** No time is later. */
const FOR_EVER = '9999';

/** The rows of a table that are a user's, found as an erasure finds them. */
export function ownRowsOf(table: Table, { uid, phone, cases = [] }: DataOwner): Condition {
  const byUid = rowsOf(table, { uid });
  const byPhone = phone === null ? null : rowsOf(table, { phone, until: FOR_EVER });
  const byCase = rowsOf(table, { cases });
  return sql`(${byUid ?? sql`false`} or ${byPhone ?? sql`false`} or ${byCase ?? sql`false`})`;
}

/** Everything stored about a user apart from their reports, as far as the register exports it. */
export async function personalData(
  services: Services,
  person: DataOwner,
): Promise<Record<string, unknown>> {
  const { db } = services;
  await adoptLegacyRecords(services, person);
  const wordsOf = await consentTextReader(db);
  const told: Record<string, unknown> = {};
  for (const table of TABLES) {
    const entry = REGISTER[table] as Entry<Table>;
    if (entry.told === null || entry.told.collect === null) continue;
    const { rows } = await sql<never>`
      select * from ${sql.table(table)} where ${ownRowsOf(table, person)}`.execute(db);
    told[entry.told.name] = entry.told.collect(rows, wordsOf);
  }
  return told;
}
