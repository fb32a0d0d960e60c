import * as z from 'zod/mini';
import { withChange } from '../../domain/counted-answers.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { reportTitle, saveReportSchema, type SaveReport } from '../../domain/saved-report.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command } from '../use-case/use-case.ts';
import type { Staff, User } from '../use-case/who.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import { isOwn } from './live-reports.ts';
import { mergeCalculatorData } from './merge-calculator-data.ts';
import {
  replaceCalculation,
  titleIn,
  type NoSuchReport,
  type ReplaceFailure,
  type ReplaceNeeds,
  type SavedReport,
} from './replace-calculation.ts';
import { savedVersion } from './saved-version.ts';
import type { NotAllowed } from '../use-case/use-case.ts';

/** Named elsewhere since it was read. */
export type TitleConflict = {
  readonly kind: 'conflict';
  readonly stored: { readonly version: number; readonly title: string | null };
  readonly yours: { readonly title: string | null };
};
type RenameFailure = InvalidInput | NoSuchReport | TitleConflict | NotAllowed<'user'>;
export type ChangeFailure = RenameFailure | ReplaceFailure | Unavailable;

const namesSchema = z.strictObject({ title: reportTitle, person: saveReportSchema.shape.person });

export type Renaming = {
  readonly reportId: string;
  readonly version: number;
  readonly title: string;
  /** Saved with the name, or neither is. */
  readonly person?: SaveReport['person'];
};
type RenameNeeds = Pick<ReplaceNeeds, 'now' | 'log' | 'change'>;

/** Names a report. What it is calculated from stays, and so do its frozen result and prices. */
export const renameReport = command(
  { name: 'report.rename', access: 'user', idempotent: 'no', audit: 'report' },
  (needs: RenameNeeds, who, renaming: Renaming) => rename(needs, who, renaming),
);

export type ReportChange = {
  readonly reportId: string;
  /** The one that was read. */
  readonly version: number;
  /** Only what is to be another; nothing: the calculation stays as it was frozen. */
  readonly state: Partial<CalculatorState>;
  readonly title?: string;
  readonly person?: SaveReport['person'];
};

/** Changes some of what a report holds. With a field of the calculator it is calculated anew on today's prices. */
export const changeReport = command(
  { name: 'report.change', access: 'user', idempotent: 'no', audit: 'report' },
  async (needs: ReplaceNeeds, who, { state, ...change }: ReportChange) =>
    orUnavailable<Result<SavedReport, ChangeFailure>>(needs.log, 'report not saved', async () => {
      const stored = await savedVersion(needs, who.uid, change.reportId);
      if (stored === null) return fail({ kind: 'not-found' });
      if (Object.keys(state).length === 0) {
        return rename(needs, who, { title: stored.title ?? '', ...change });
      }
      return replaceCalculation(needs, who, { ...change, state: withChange(stored.state, state) });
    }),
);

async function rename(
  { change, now, log }: RenameNeeds,
  who: User | Staff,
  { reportId, version, title, person }: Renaming,
): Promise<Result<SavedReport, RenameFailure>> {
  const parsed = parseInput(namesSchema, { title, person });
  if (!parsed.ok) return parsed;
  const given = titleIn(parsed.value.title);
  return change(async (transaction, about) => {
    // Erased meanwhile: with the person goes their session.
    if (!(await holdPerson(transaction, who))) return fail({ kind: 'signed-out' });
    const at = now();
    const renamed = isVersion(version)
      ? await transaction
          .updateTable('reports')
          .set({ title: given, version: version + 1, updated_at: at.toISOString() })
          .where(isOwn(who.uid, reportId))
          .where('version', '=', version)
          .executeTakeFirst()
      : null;
    if (renamed === null || renamed.numUpdatedRows === 0n) {
      const stored = await savedVersion({ db: transaction, log }, who.uid, reportId);
      if (stored === null) return fail({ kind: 'not-found' });
      const { state: _state, ...told } = stored;
      return fail({ kind: 'conflict', stored: told, yours: { title: given } });
    }
    const data = parsed.value.person;
    if (data !== undefined) await mergeCalculatorData(transaction, who.uid, { data, now: at, log });
    about({ id: reportId, isOwn: true });
    return ok({ reportId, version: version + 1 });
  });
}

/** What a form sends for a version and is none was never read. */
function isVersion(version: number): boolean {
  return z.safeParse(saveReportSchema.shape.version, version).success;
}
