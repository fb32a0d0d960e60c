import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../domain/result.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { reportIdIn } from '../../domain/report/report-id.ts';
import { UNDO_MINUTES } from '../../domain/report/report-limits.ts';
import {
  reportTitle,
  reportVersion,
  saveReportSchema,
  type SaveReport,
} from '../../domain/saved-report.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { inTransactionOrNothing } from '../db/in-transaction-or-nothing.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { readCalculatorData } from './calculator-data.ts';
import { isOwn } from './live-reports.ts';
import { forgetSavedReport, mergeCalculatorData } from './merge-calculator-data.ts';
import { roomForReport, type TooManyReports } from './room-for-report.ts';
import { addToIndex, type NoSuchReport, type SavedReport } from './save-report.ts';
import { savedVersion } from './saved-version.ts';

type Owner = Pick<SignedIn, 'uid' | 'phone'>;

/** Named elsewhere since it was read. */
export type TitleConflict = {
  readonly kind: 'conflict';
  readonly stored: { readonly version: number; readonly title: string | null };
  readonly yours: { readonly title: string | null };
};

const namesSchema = z.strictObject({ title: reportTitle, person: saveReportSchema.shape.person });

export type Renaming = {
  readonly reportId: string;
  readonly version: number;
  readonly title: string;
  /** Saved with the name, or neither is. */
  readonly person?: SaveReport['person'];
};

/** Names a report. What it is calculated from stays, and so do its frozen result and prices. */
export async function renameReport(
  services: Services,
  owner: Owner,
  { reportId, version, title, person }: Renaming,
): Promise<Result<SavedReport, InvalidInput | NoSuchReport | TitleConflict>> {
  const parsed = parseInput(namesSchema, { title, person });
  if (!parsed.ok) return parsed;
  const given = parsed.value.title === '' ? null : parsed.value.title;
  return inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return fail({ kind: 'not-found' as const });
    const now = services.now();
    const stale = async () => {
      const stored = await savedVersion(transaction, owner.uid, reportId);
      if (stored === null) return fail({ kind: 'not-found' as const });
      const { state: _state, ...told } = stored;
      return fail({ kind: 'conflict' as const, stored: told, yours: { title: given } });
    };
    // What a form sends for a version and is none was never read.
    if (!z.safeParse(reportVersion, version).success) return stale();
    const renamed = await transaction
      .updateTable('reports')
      .set({ title: given, version: version + 1, updated_at: now.toISOString() })
      .where(isOwn(owner.uid, reportId))
      .where('version', '=', version)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) return stale();
    const data = parsed.value.person;
    if (data !== undefined) await mergeCalculatorData(transaction, owner.uid, { data, now });
    return ok({ reportId, version: version + 1 });
  });
}

export type Duplication = {
  readonly reportId: string;
  readonly idempotencyKey: string;
  /** What the copy is called, of what the report is called. */
  readonly titleOf: (title: string | null) => string;
};

/** A second report of the same frozen calculation; the first and its link are left alone. */
export async function duplicateReport(
  services: Services,
  owner: Owner,
  { reportId, idempotencyKey, titleOf }: Duplication,
): Promise<Result<SavedReport, NoSuchReport | KeyReused | TooManyReports>> {
  return inTransactionOrNothing(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return fail({ kind: 'not-found' as const });
    const original = await transaction
      .selectFrom('reports')
      .selectAll()
      .where(isOwn(owner.uid, reportId))
      .executeTakeFirst();
    if (original === undefined) return fail({ kind: 'not-found' as const });
    const now = services.now();
    const copy: SavedReport = { reportId: newId(now), version: 1 };
    const claimed = await claimKey(transaction, {
      // A form may send any text for it.
      key: `copy:${owner.uid}:${reportId}:${createHash('sha256').update(idempotencyKey).digest('hex')}`,
      content: reportId,
      answer: copy,
      now,
    });
    if (!claimed.ok) return claimed;
    if (!claimed.value.isNew) return ok(claimed.value.answer);
    const room = await roomForReport(transaction, owner.uid);
    if (!room.ok) return room;
    const at = now.toISOString();
    await transaction
      .insertInto('reports')
      .values({
        ...original,
        report_id: copy.reportId,
        created_at: at,
        updated_at: at,
        version: copy.version,
        title: titleOf(original.title),
        calculator_state: encodeJson(decodeJson(original.calculator_state)),
        share_token_hash: null,
        share_expires_at: null,
      })
      .execute();
    await addToIndex(transaction, { uid: owner.uid, reportId: copy.reportId, at });
    return ok(copy);
  });
}

/**
 * Out of sight at once, with its link; gone for good when the time to take it back is over. Had back, it is not
 * named again as what the calculator last saved: something else may be by then.
 */
export async function deleteReport(
  services: Services,
  owner: Owner,
  reportId: string,
): Promise<Result<{ readonly title: string | null }, NoSuchReport>> {
  return inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return fail({ kind: 'not-found' as const });
    const deleted = await transaction
      .updateTable('reports')
      .set({ deleted_at: services.now().toISOString() })
      .where(isOwn(owner.uid, reportId))
      .returning('title')
      .executeTakeFirst();
    if (deleted === undefined) return fail({ kind: 'not-found' as const });
    await transaction
      .deleteFrom('user_report_index')
      .where('owner_key', '=', owner.uid)
      .where('report_id', '=', reportIdIn(reportId))
      .execute();
    const data = await readCalculatorData({ db: transaction }, owner.uid);
    if (data?.reportId === reportId) {
      await forgetSavedReport(transaction, owner.uid, services.now());
    }
    return ok(deleted);
  });
}

/** Takes a deletion back. */
export async function restoreReport(
  services: Services,
  owner: Owner,
  reportId: string,
): Promise<Result<{ readonly reportId: string }, NoSuchReport | TooManyReports>> {
  return inTransactionOrNothing(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return fail({ kind: 'not-found' as const });
    const now = services.now();
    const room = await roomForReport(transaction, owner.uid);
    if (!room.ok) return room;
    const restored = await transaction
      .updateTable('reports')
      .set({ deleted_at: null })
      .where('report_id', '=', reportIdIn(reportId))
      .where('owner_uid', '=', owner.uid)
      .where('deleted_at', '>', undoLimit(now))
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) return fail({ kind: 'not-found' as const });
    await addToIndex(transaction, { uid: owner.uid, reportId, at: now.toISOString() });
    return ok({ reportId });
  });
}

/** Removes for good what was deleted longer ago than it can be taken back, also as it once came. @returns how many */
export async function purgeDeletedReports(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const purged = await transaction
      .deleteFrom('reports')
      .where('deleted_at', 'is not', null)
      .where('deleted_at', '<=', undoLimit(now))
      .returning(['report_id', 'recalculated_at'])
      .execute();
    for (const { report_id, recalculated_at } of purged) {
      if (recalculated_at === null) continue;
      await transaction.deleteFrom('former_reports').where('report_id', '=', report_id).execute();
    }
    return purged.length;
  });
}

function undoLimit(now: Date): string {
  return new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString();
}
