import type { Services } from '../services.ts';
import { forgetOldBrowsers } from './known-browser.ts';
import { forgetOldSessions } from './session.ts';
import { DAY_MS } from './sign-in-rules.ts';

/** What signing in leaves behind: codes and their messages after a day, counters, sessions and known browsers at their end. */
export async function forgetSignIns({ db, now }: Services): Promise<void> {
  const at = now();
  const dayAgo = new Date(at.getTime() - DAY_MS).toISOString();
  await db.deleteFrom('phone_codes').where('sent_at', '<=', dayAgo).execute();
  await db
    .deleteFrom('outbox')
    .where('purpose', '=', 'sign-in-code')
    .where('created_at', '<=', dayAgo)
    .execute();
  await db.deleteFrom('counters').where('forget_at', '<=', at.toISOString()).execute();
  await forgetOldSessions(db, at);
  await forgetOldBrowsers(db, at);
}
