import { reportIdIn } from '../../domain/report/report-id.ts';
import { thawed } from '../../domain/report/frozen-figures.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import type { ShareDays } from '../../domain/report/share-link.ts';
import { withoutPerson } from '../../domain/report/without-person.ts';
import { fail, ok } from '../../domain/result.ts';
import { readState } from '../../domain/stored-state.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readJson } from '../db/json.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { isLive, isOwn, withCalculations } from './live-reports.ts';
import { hashOfKey, isShareable, newLink } from './share-links.ts';

type Reading = Pick<Services, 'db' | 'now'>;
type Named = { readonly reportId: string };

const NOT_FOUND = fail({ kind: 'not-found' as const });

/** A new link to one's own report; the one before it opens nothing any more. */
export const createShareLink = command(
  { name: 'report.share', access: 'user', idempotent: 'no', audit: 'report' },
  async (
    { change, now }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    { reportId, days }: Named & { readonly days: ShareDays },
  ) =>
    change(async (transaction, about) => {
      const link = newLink(now(), days);
      const shared = await transaction
        .updateTable('reports')
        .set({ share_token_hash: hashOfKey(link.key), share_expires_at: link.expiresAt })
        .where(isOwn(who.uid, reportId))
        .where(isShareable)
        .executeTakeFirst();
      if (shared.numUpdatedRows === 0n) return NOT_FOUND;
      about({ id: reportId, isOwn: true });
      return ok(link);
    }),
);

/** Every link to the report opens nothing from now on, those in mails too. */
export const endShareLinks = command(
  { name: 'report.end-sharing', access: 'user', idempotent: 'always', audit: 'report' },
  async ({ change }: { readonly change: Change }, who, { reportId }: Named) =>
    change(async (transaction, about) => {
      const ended = await transaction
        .updateTable('reports')
        .set({ share_token_hash: null, share_expires_at: null })
        .where(isOwn(who.uid, reportId))
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return NOT_FOUND;
      await transaction
        .deleteFrom('report_mail_links')
        .where('report_id', '=', reportIdIn(reportId))
        .execute();
      about({ id: reportId, isOwn: true });
      return ok({ reportId });
    }),
);

export type ShareState = {
  readonly reportId: string;
  /** null: it is named after what it holds. */
  readonly title: string | null;
  readonly batteryKwh: number;
  /** null: no link is open. */
  readonly sharedUntil: string | null;
  /** Links in mails that still open it. */
  readonly mailLinks: number;
};

/** How one's own report is shared. One that can't be is not found. */
export const shareState = query(
  { name: 'report.read-sharing', access: 'user' },
  async ({ db, now }: Reading, who, { reportId }: Named) => {
    const time = now().toISOString();
    const row = await db
      .selectFrom('reports')
      .select(['title', 'battery_kwh', 'share_token_hash', 'share_expires_at'])
      .where(isOwn(who.uid, reportId))
      .where(isShareable)
      .executeTakeFirst();
    if (row === undefined) return NOT_FOUND;
    const mails = await db
      .selectFrom('report_mail_links')
      .select('token_hash')
      .where('report_id', '=', reportIdIn(reportId))
      .where('expires_at', '>', time)
      .execute();
    const isOpen = row.share_token_hash !== null && (row.share_expires_at ?? '') > time;
    return ok<ShareState>({
      reportId,
      title: row.title,
      batteryKwh: row.battery_kwh ?? 0,
      sharedUntil: isOpen ? row.share_expires_at : null,
      mailLinks: mails.length,
    });
  },
);

export type SharedReport = {
  /** Without anything that tells whose it is or where it stands. */
  readonly figures: ReportFigures;
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** The report that a key opens. An unknown key, one that was withdrawn and one that is over are the same to who asks. */
export const sharedReport = query(
  { name: 'report.open-shared', access: 'anyone' },
  async ({ db, now }: Reading, _who, { key }: { readonly key: string }) => {
    const hash = hashOfKey(key);
    const time = now().toISOString();
    const live = withCalculations(db)
      .select([...CALCULATION_COLUMNS, 'reports.created_at', 'reports.calculator_state'])
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
    if (found === undefined) return NOT_FOUND;
    const { estimate, figures } = readCalculation(found);
    if (figures === null) return NOT_FOUND;
    const read = readJson(found.calculator_state, readState);
    const state = read.ok ? read.value : null;
    return ok<SharedReport>({
      figures: withoutPerson(thawed(estimate, figures, state)),
      createdAt: found.created_at,
      expiresAt: found.expires_at ?? time,
    });
  },
);
