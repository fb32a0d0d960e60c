// The log for the leads bench: what five people did in a year.
import type { Database } from '../server/db/database.ts';
import { encodeJson } from '../server/db/json.ts';
import { newId } from '../server/db/new-id.ts';
import { STAFF } from './hundred-thousand-leads.ts';

export const ALL_DEEDS = 200_000;

const PER_INSERT = 500;
const YEAR_MS = 365 * 86_400_000;
const ACTIONS = ['lead.plan', 'lead.move', 'lead.note', 'lead.reveal-contact', 'quote.price'];

/** Fills it once: a database that was kept from another run may have it already. */
export async function fillAuditLog(db: Database, now: Date): Promise<void> {
  const some = await db.selectFrom('audit_log').select('id').limit(1).executeTakeFirst();
  if (some !== undefined) return;
  const leads = await db.selectFrom('leads').select('id').orderBy('id').execute();
  for (let from = 0; from < ALL_DEEDS; from += PER_INSERT) {
    const rows = Array.from({ length: PER_INSERT }, (_, offset) => {
      const number = from + offset;
      const at = new Date(now.getTime() - YEAR_MS * (1 - number / ALL_DEEDS));
      return {
        id: newId(at),
        at: at.toISOString(),
        action: ACTIONS[number % ACTIONS.length]!,
        actor_kind: 'staff' as const,
        actor: STAFF[number % STAFF.length]!,
        subject_kind: 'lead',
        subject: leads[(number * 7) % leads.length]!.id,
        before: encodeJson({ step: 'contact', due: '2026-11-20 24:00', owner: null }),
        after: encodeJson({
          step: 'visit',
          due: '2026-11-27 13:00',
          owner: `person${number % 20}@firm.example`,
        }),
      };
    });
    await db.insertInto('audit_log').values(rows).execute();
  }
}
