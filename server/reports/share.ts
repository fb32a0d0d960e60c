import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { reportIdIn } from '../../domain/report/report-id.ts';
import { DEFAULT_SHARE_DAYS, type ShareDays } from '../../domain/report/share-link.ts';
import { thawed } from '../../domain/report/frozen-figures.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import { withoutPerson } from '../../domain/report/without-person.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { isLive, isOwn, withCalculations } from './live-reports.ts';
import type { NoSuchReport } from './save-report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_BYTES = 16;

type Owner = Pick<SignedIn, 'uid'>;
type Base = Pick<Services, 'db' | 'now'>;

export type ShareLink = {
  /** Told once: only its hash is stored. */
  readonly key: string;
  readonly expiresAt: string;
};

function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Looked up as it is: whoever guesses learns nothing from how long a comparison takes. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function inDays(now: Date, days: ShareDays): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** A report from before its page's figures were kept is shown to its owner alone. */
function isShareable({ exists, selectFrom }: ExpressionBuilder<Tables, 'reports'>) {
  return exists(
    selectFrom('calculations')
      .select('calculation_id')
      .whereRef('calculations.calculation_id', '=', 'reports.calculation_id')
      .where('figures', 'is not', null),
  );
}

/** A new link to a report; the one before it opens nothing any more. */
export async function createShareLink(
  { db, now }: Base,
  owner: Owner,
  { reportId, days }: { readonly reportId: string; readonly days: ShareDays },
): Promise<Result<ShareLink, NoSuchReport>> {
  const link: ShareLink = { key: newKey(), expiresAt: inDays(now(), days).toISOString() };
  return inTransaction(db, async (transaction) => {
    const shared = await transaction
      .updateTable('reports')
      .set({ share_token_hash: hashOf(link.key), share_expires_at: link.expiresAt })
      .where(isOwn(owner.uid, reportId))
      .where(isShareable)
      .executeTakeFirst();
    return shared.numUpdatedRows === 1n ? ok(link) : fail({ kind: 'not-found' as const });
  });
}

/** Every link to the report opens nothing from now on, those in mails too. */
export async function endShareLinks(
  { db }: Base,
  owner: Owner,
  reportId: string,
): Promise<Result<{ readonly reportId: string }, NoSuchReport>> {
  return inTransaction(db, async (transaction) => {
    const ended = await transaction
      .updateTable('reports')
      .set({ share_token_hash: null, share_expires_at: null })
      .where(isOwn(owner.uid, reportId))
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return fail({ kind: 'not-found' as const });
    await transaction
      .deleteFrom('report_mail_links')
      .where('report_id', '=', reportIdIn(reportId))
      .execute();
    return ok({ reportId });
  });
}

/**
 * A link of its own for a mail, in the caller's transaction: it leaves the one that the owner handed out alone.
 * @returns null: no such report of this owner
 */
export async function createMailLink(
  transaction: Transaction<Tables>,
  {
    owner,
    reportId,
    now,
  }: { readonly owner: Owner; readonly reportId: string; readonly now: Date },
): Promise<ShareLink | null> {
  const report = await transaction
    .selectFrom('reports')
    .select('report_id')
    .where(isOwn(owner.uid, reportId))
    .where(isShareable)
    .executeTakeFirst();
  if (report === undefined) return null;
  const link: ShareLink = {
    key: newKey(),
    expiresAt: inDays(now, DEFAULT_SHARE_DAYS).toISOString(),
  };
  await transaction
    .deleteFrom('report_mail_links')
    .where('report_id', '=', reportIdIn(reportId))
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await transaction
    .insertInto('report_mail_links')
    .values({ token_hash: hashOf(link.key), report_id: reportId, expires_at: link.expiresAt })
    .execute();
  return link;
}

export type ShareState = {
  readonly reportId: string;
  /** null: no link is open. */
  readonly sharedUntil: string | null;
  /** Links in mails that still open it. */
  readonly mailLinks: number;
};

/** How an own report is shared; null: no such report of this owner, or one that can't be shared. */
export async function shareState(
  { db, now }: Base,
  owner: Owner,
  reportId: string,
): Promise<ShareState | null> {
  const time = now().toISOString();
  const row = await db
    .selectFrom('reports')
    .select(['share_token_hash', 'share_expires_at'])
    .where(isOwn(owner.uid, reportId))
    .where(isShareable)
    .executeTakeFirst();
  if (row === undefined) return null;
  const mails = await db
    .selectFrom('report_mail_links')
    .select('token_hash')
    .where('report_id', '=', reportIdIn(reportId))
    .where('expires_at', '>', time)
    .execute();
  const isOpen = row.share_token_hash !== null && (row.share_expires_at ?? '') > time;
  return {
    reportId,
    sharedUntil: isOpen ? row.share_expires_at : null,
    mailLinks: mails.length,
  };
}

export type SharedReport = {
  /** Without anything that tells whose it is or where it stands. */
  readonly figures: ReportFigures;
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** The report that a key opens; null: unknown, revoked, expired, or its report is gone. */
export async function sharedReport({ db, now }: Base, key: string): Promise<SharedReport | null> {
  const hash = hashOf(key);
  const time = now().toISOString();
  const live = withCalculations(db)
    .select([...CALCULATION_COLUMNS, 'reports.created_at'])
    .where(isLive);
  const handedOut = await live
    .select('share_expires_at as expires_at')
    .where('share_token_hash', '=', hash)
    .where('share_expires_at', '>', time)
    .executeTakeFirst();
  const found =
    handedOut ??
    (await live
      .innerJoin('report_mail_links as link', 'link.report_id', 'reports.report_id')
      .select('link.expires_at')
      .where('link.token_hash', '=', hash)
      .where('link.expires_at', '>', time)
      .executeTakeFirst());
  if (found === undefined) return null;
  const { estimate, figures } = readCalculation(found);
  if (figures === null) return null;
  return {
    figures: withoutPerson(thawed(estimate, figures)),
    createdAt: found.created_at,
    expiresAt: found.expires_at ?? time,
  };
}
