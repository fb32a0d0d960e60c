import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../domain/result.ts';
import { reportIdIn } from '../../domain/report/report-id.ts';
import { UNDO_MINUTES } from '../../domain/report/report-limits.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';
import { addToIndex } from './add-to-index.ts';
import { readCalculatorData } from './calculator-data.ts';
import { isOwn } from './live-reports.ts';
import { forgetSavedReport } from './merge-calculator-data.ts';
import type { NoSuchReport, SavedReport } from './replace-calculation.ts';
import { roomForReport, type TooManyReports } from './room-for-report.ts';

type Needs = Pick<Services, 'now' | 'log'> & { readonly change: Change };
type Named = { readonly reportId: string };
type Gone = NoSuchReport | NotAllowed<'user'>;

// Who was erased meanwhile has lost their session with the rest.
const SIGNED_OUT = fail({ kind: 'signed-out' as const });
const NOT_FOUND = fail({ kind: 'not-found' as const });

export type Duplication = Named & {
  readonly idempotencyKey: string;
  /** What the copy is called, of what the report is called. */
  readonly titleOf: (report: {
    readonly title: string | null;
    readonly batteryKwh: number;
  }) => string;
};

/** A second report of the same frozen calculation; the first and its link are left alone. */
export const duplicateReport = command(
  { name: 'report.copy', access: 'user', idempotent: 'by-key', audit: 'report' },
  async (
    { change, ...services }: Needs,
    who,
    { reportId, idempotencyKey, titleOf }: Duplication,
  ): Promise<Result<SavedReport, Gone | KeyReused | TooManyReports>> =>
    change(async (transaction, about) => {
      if (!(await holdPerson(transaction, who))) return SIGNED_OUT;
      const original = await transaction
        .selectFrom('reports')
        .selectAll()
        .where(isOwn(who.uid, reportId))
        .executeTakeFirst();
      if (original === undefined) return NOT_FOUND;
      const now = services.now();
      const copy: SavedReport = { reportId: newId(now), version: 1 };
      const claimed = await claimKey(transaction, {
        // A form may send any text for it.
        key: `copy:${who.uid}:${reportId}:${createHash('sha256').update(idempotencyKey).digest('hex')}`,
        content: reportId,
        answer: copy,
        now,
      });
      if (!claimed.ok) return claimed;
      if (!claimed.value.isNew) return ok(claimed.value.answer);
      const room = await roomForReport(transaction, who.uid);
      if (!room.ok) return room;
      const at = now.toISOString();
      const { title, battery_kwh: batteryKwh } = original;
      await transaction
        .insertInto('reports')
        .values({
          ...original,
          report_id: copy.reportId,
          created_at: at,
          updated_at: at,
          version: copy.version,
          title: titleOf({ title, batteryKwh: batteryKwh ?? 0 }),
          calculator_state: encodeJson(decodeJson(original.calculator_state)),
          share_token_hash: null,
          share_expires_at: null,
        })
        .execute();
      await addToIndex(transaction, { uid: who.uid, reportId: copy.reportId, at });
      about({ id: copy.reportId, isOwn: true });
      return ok(copy);
    }),
);

/**
 * Out of sight at once, with its link; gone for good when the time to take it back is over. Had back, it is not
 * named again as what the calculator last saved: something else may be by then.
 */
export const deleteReport = command(
  { name: 'report.delete', access: 'user', idempotent: 'no', audit: 'report' },
  async (
    { change, now, log }: Needs,
    who,
    { reportId }: Named,
  ): Promise<Result<{ readonly title: string | null }, Gone>> =>
    change(async (transaction, about) => {
      if (!(await holdPerson(transaction, who))) return SIGNED_OUT;
      const deleted = await transaction
        .updateTable('reports')
        .set({ deleted_at: now().toISOString() })
        .where(isOwn(who.uid, reportId))
        .returning('title')
        .executeTakeFirst();
      if (deleted === undefined) return NOT_FOUND;
      await transaction
        .deleteFrom('user_report_index')
        .where('owner_key', '=', who.uid)
        .where('report_id', '=', reportIdIn(reportId))
        .execute();
      const data = await readCalculatorData({ db: transaction, log }, who.uid);
      if (data?.reportId === reportId)
        await forgetSavedReport(transaction, who.uid, { now: now(), log });
      about({ id: reportId, isOwn: true });
      return ok(deleted);
    }),
);

/** Takes a deletion back. */
export const restoreReport = command(
  { name: 'report.restore', access: 'user', idempotent: 'no', audit: 'report' },
  async (
    { change, ...services }: Needs,
    who,
    { reportId }: Named,
  ): Promise<Result<Named, Gone | TooManyReports>> =>
    change(async (transaction, about) => {
      if (!(await holdPerson(transaction, who))) return SIGNED_OUT;
      const now = services.now();
      const room = await roomForReport(transaction, who.uid);
      if (!room.ok) return room;
      const restored = await transaction
        .updateTable('reports')
        .set({ deleted_at: null })
        .where('report_id', '=', reportIdIn(reportId))
        .where('owner_uid', '=', who.uid)
        .where('deleted_at', '>', undoLimit(now))
        .executeTakeFirst();
      if (restored.numUpdatedRows === 0n) return NOT_FOUND;
      await addToIndex(transaction, { uid: who.uid, reportId, at: now.toISOString() });
      about({ id: reportId, isOwn: true });
      return ok({ reportId });
    }),
);

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
