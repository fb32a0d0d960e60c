import type { Transaction } from 'kysely';
import { withChange } from '../../domain/counted-answers.ts';
import { unknownTo } from '../../domain/estimate-request.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { isAsBefore } from '../../domain/saved-calculation.ts';
import type { SaveReport } from '../../domain/saved-report.ts';
import { withoutRefused } from '../../domain/without-refused.ts';
import type { Tables } from '../db/tables.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import type { Change, NotAllowed } from '../use-case/use-case.ts';
import type { Staff, User } from '../use-case/who.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { calculatedFigures } from './calculated-figures.ts';
import { freezeToSave, keepFrozen, listColumns, type FrozenCalculation } from './freeze.ts';
import { isOwn } from './live-reports.ts';
import { mergeCalculatorData, saveCalculation } from './merge-calculator-data.ts';
import { savedVersion, type SavedVersion } from './saved-version.ts';

export type SavedReport = {
  readonly reportId: string;
  /** What the next save has to name. */
  readonly version: number;
  /** The same was saved before: this is that report. */
  readonly isEarlier?: true;
};

/** Nobody's, somebody else's, deleted: who asks is told no difference. */
export type NoSuchReport = { readonly kind: 'not-found' };
/** Saved elsewhere since it was read. Nothing was written; both are handed back. */
export type Conflict = {
  readonly kind: 'conflict';
  readonly stored: SavedVersion;
  readonly yours: { readonly title: string | null; readonly state: SaveReport['state'] };
};
export type ReplaceFailure =
  InvalidInput | NoSuchReport | Conflict | WorkRefusal | NotAllowed<'user'>;

export type ReplaceNeeds = Pick<
  Services,
  'db' | 'now' | 'log' | 'report' | 'planeLight' | 'estimateContext'
> & { readonly change: Change };

export type Replacing = Omit<SaveReport, 'idempotencyKey' | 'asNew'> & {
  readonly reportId: string;
};

/**
 * Puts a calculation in the place of the one that a report holds. What it does not say of the house stays as the
 * report has it, as in all saved data. Whose the report is and when it was made stay.
 */
export async function replaceCalculation(
  needs: ReplaceNeeds,
  owner: User | Staff,
  input: Replacing,
): Promise<Result<SavedReport, ReplaceFailure>> {
  const { reportId } = input;
  const before = await savedVersion(needs, owner.uid, reportId);
  const state = before === null ? input.state : await withEarlierAnswers(needs, before, input);
  const frozen = await freezeToSave(needs, owner, state);
  if (!frozen.ok) return frozen;
  return needs.change(async (transaction, about) => {
    // Erased meanwhile: with the person goes their session.
    if (!(await holdPerson(transaction, owner))) return fail({ kind: 'signed-out' });
    const now = needs.now();
    const { log } = needs;
    const data = { ...state, ...calculatedFigures(frozen.value), ...input.person };
    await saveCalculation(transaction, owner.uid, { data, now, log });
    const updated = await update(transaction, { log, owner, input, now }, frozen.value);
    if (!updated.ok) return updated;
    await mergeCalculatorData(transaction, owner.uid, { data: { reportId }, now, log });
    about({ id: reportId, isOwn: true });
    return updated;
  });
}

async function withEarlierAnswers(
  { estimateContext }: Pick<Services, 'estimateContext'>,
  before: SavedVersion,
  { state }: Replacing,
): Promise<CalculatorState> {
  if (!isAsBefore(before.state, state)) return state;
  const context = await estimateContext();
  const merged = withChange(before.state, state);
  // What is no longer sold can't be kept.
  const kept = withoutRefused(merged, (answers) => unknownTo(answers, context));
  return { ...state, ...kept.state };
}

type Updating = Pick<Services, 'log'> & {
  readonly owner: User | Staff;
  readonly input: Replacing;
  readonly now: Date;
};

async function update(
  transaction: Transaction<Tables>,
  { log, owner, input, now }: Updating,
  frozen: FrozenCalculation,
): Promise<Result<SavedReport, NoSuchReport | Conflict>> {
  const { reportId } = input;
  const stored = await savedVersion({ db: transaction, log }, owner.uid, reportId);
  if (stored === null) return fail({ kind: 'not-found' });
  const title = input.title === undefined ? stored.title : titleIn(input.title);
  const conflict = { kind: 'conflict', stored, yours: { title, state: frozen.state } } as const;
  // Who names no version has read none, and would write over what they never saw.
  if (input.version !== stored.version) return fail(conflict);
  const version = stored.version + 1;
  const written = await transaction
    .updateTable('reports')
    .set({
      ...listColumns(frozen),
      calculation_id: await keepFrozen(transaction, frozen, now),
      title,
      version,
      updated_at: now.toISOString(),
    })
    .where(isOwn(owner.uid, reportId))
    .where('version', '=', stored.version)
    .executeTakeFirst();
  if (written.numUpdatedRows === 1n) return ok({ reportId, version });
  const newer = await savedVersion({ db: transaction, log }, owner.uid, reportId);
  return fail(newer === null ? { kind: 'not-found' } : { ...conflict, stored: newer });
}

/** Empty: it is named after what it holds. */
export function titleIn(title = ''): string | null {
  return title === '' ? null : title;
}
