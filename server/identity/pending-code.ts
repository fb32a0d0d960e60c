import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { CodePurpose } from './code-message.ts';
import * as rules from './sign-in-rules.ts';
import { browserHashOf } from './sign-in-secrets.ts';

/** What is known about the code a browser waits for, without the code itself. */
export type PendingCode = {
  readonly phone: string;
  readonly digits: number;
  /** Until it expires; 0: it has expired. */
  readonly leftMs: number;
  /** Until another may be sent; 0: now. */
  readonly resendMs: number;
};

type Asked = { readonly browserToken: string | null; readonly purpose: CodePurpose };

/** The code a browser waits for; none: it requested none for this purpose, or has used it. */
export const pendingCode = query(
  { name: 'session.pending-code', access: 'anyone' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    _who,
    { browserToken, purpose }: Asked,
  ): Promise<Result<PendingCode, { readonly kind: 'none' }>> => {
    if (browserToken === null) return fail({ kind: 'none' });
    const row = await db
      .selectFrom('phone_codes')
      .select(['phone', 'digits', 'tries', 'most_tries', 'sent_at', 'expires_at'])
      .where('browser_hash', '=', browserHashOf(browserToken))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .orderBy('sent_at', 'desc')
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'none' });
    const until = (atMs: number) => Math.max(0, atMs - now().getTime());
    // A new message brings no new tries while this code is valid.
    const resendAt =
      row.tries < row.most_tries
        ? Date.parse(row.sent_at) + rules.RESEND_AFTER_MS
        : Date.parse(row.expires_at);
    return ok({
      phone: row.phone,
      digits: row.digits,
      leftMs: until(Date.parse(row.expires_at)),
      resendMs: until(resendAt),
    });
  },
);
