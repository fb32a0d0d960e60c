import { holdWaiting } from '../outbox/held-messages.ts';
import type { Db } from './table-rows.ts';

const ENDED = ['sessions', 'phone_codes', 'known_browsers', 'admin_invitations'] as const;

/**
 * Ends what a backup would bring back although it has ended since: sessions that were signed out, codes, known browsers, invitations of staff;
 * and holds messages that may have been sent. In the transaction of the restored rows: no server ever sees them.
 * @param tables those of the backup, which may be older than some of these
 * @returns how many messages are held
 */
export async function endWithRestore(db: Db, tables: readonly string[]): Promise<number> {
  for (const table of ENDED) if (tables.includes(table)) await db.deleteFrom(table).execute();
  return tables.includes('outbox') ? holdWaiting(db) : 0;
}
