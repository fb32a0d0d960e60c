import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { reportIdIn } from '../../domain/report/report-id.ts';
import { DEFAULT_SHARE_DAYS, type ShareDays } from '../../domain/report/share-link.ts';
import { thawed, type FrozenFigures } from '../../domain/report/frozen-figures.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import { withoutPerson } from '../../domain/report/without-person.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import type { Services } from '../services.ts';
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
      .where('report_id', '=', reportIdIn(reportId))
      .where('owner_uid', '=', owner.uid)
      .where('deleted_at', 'is', null)
      .where('figures', 'is not', null)
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
      .where('report_id', '=', reportIdIn(reportId))
      .where('owner_uid', '=', owner.uid)
      .where('deleted_at', 'is', null)
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
    .where('report_id', '=', reportIdIn(reportId))
    .where('owner_uid', '=', owner.uid)
    .where('deleted_at', 'is', null)
    .where('figures', 'is not', null)
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
    .where('report_id', '=', reportIdIn(reportId))
    .where('owner_uid', '=', owner.uid)
    .where('deleted_at', 'is', null)
    .where('figures', 'is not', null)
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
  const columns = ['reports.result', 'reports.figures', 'reports.created_at'] as const;
  const handedOut = await db
    .selectFrom('reports')
    .select([...columns, 'share_expires_at as expires_at'])
    .where('share_token_hash', '=', hash)
    .where('share_expires_at', '>', time)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const found =
    handedOut ??
    (await db
      .selectFrom('report_mail_links as link')
      .innerJoin('reports', 'reports.report_id', 'link.report_id')
      .select([...columns, 'link.expires_at'])
      .where('link.token_hash', '=', hash)
      .where('link.expires_at', '>', time)
      .where('reports.deleted_at', 'is', null)
      .executeTakeFirst());
  if (found === undefined || found.figures === null) return null;
  const estimate = decodeJson(found.result) as Estimate;
  const frozen = decodeJson(found.figures) as FrozenFigures;
  return {
    figures: withoutPerson(thawed(estimate, frozen)),
    createdAt: found.created_at,
    expiresAt: found.expires_at ?? time,
  };
}
