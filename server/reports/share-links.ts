import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { reportIdIn } from '../../domain/report/report-id.ts';
import { DEFAULT_SHARE_DAYS, type ShareDays } from '../../domain/report/share-link.ts';
import type { Tables } from '../db/tables.ts';
import { isOwn } from './live-reports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_BYTES = 16;

export type ShareLink = {
  /** Told once: only its hash is stored. */
  readonly key: string;
  readonly expiresAt: string;
};

export function newLink(now: Date, days: ShareDays): ShareLink {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { key, expiresAt: inDays(now, days).toISOString() };
}

/** Looked up as it is: whoever guesses learns nothing from how long a comparison takes. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function inDays(now: Date, days: ShareDays): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** A report from before its page's figures were kept is shown to its owner alone. */
export function isShareable({ exists, selectFrom }: ExpressionBuilder<Tables, 'reports'>) {
  return exists(
    selectFrom('calculations')
      .select('calculation_id')
      .whereRef('calculations.calculation_id', '=', 'reports.calculation_id')
      .where('figures', 'is not', null),
  );
}

/**
 * A link of its own for a mail, in the caller's transaction: it leaves the one that the owner handed out alone.
 * @returns null: no such report of this owner
 */
export async function createMailLink(
  transaction: Transaction<Tables>,
  { uid, reportId, now }: { readonly uid: string; readonly reportId: string; readonly now: Date },
): Promise<ShareLink | null> {
  const report = await transaction
    .selectFrom('reports')
    .select('report_id')
    .where(isOwn(uid, reportId))
    .where(isShareable)
    .executeTakeFirst();
  if (report === undefined) return null;
  const link = newLink(now, DEFAULT_SHARE_DAYS);
  await transaction
    .deleteFrom('report_mail_links')
    .where('report_id', '=', reportIdIn(reportId))
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await transaction
    .insertInto('report_mail_links')
    .values({ token_hash: hashOfKey(link.key), report_id: reportId, expires_at: link.expiresAt })
    .execute();
  return link;
}
