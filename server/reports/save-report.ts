import type { Transaction } from 'kysely';
import type { CalculatorData } from '../../domain/calculator-data.ts';
import { parseInput, type FieldError, type InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { saveReportSchema, type SaveReport } from '../../domain/saved-report.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { inTransactionOrNothing } from '../db/in-transaction-or-nothing.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { userAsker } from '../work/asker.ts';
import { isRefusal, type WorkRefusal } from '../work/work-refusal.ts';
import { calculatedFigures } from './calculated-figures.ts';
import { freeze, keepFrozen, listColumns, type FrozenCalculation } from './freeze.ts';
import { isOwn } from './live-reports.ts';
import { mergeCalculatorData, saveCalculation } from './merge-calculator-data.ts';
import { roomForReport, type TooManyReports } from './room-for-report.ts';
import { savedVersion, type SavedVersion } from './saved-version.ts';

export type SavedReport = {
  readonly reportId: string;
  /** What the next save has to name. */
  readonly version: number;
};

/** Nobody's, somebody else's, deleted: who asks is told no difference. */
export type NoSuchReport = { readonly kind: 'not-found' };
/** Saved elsewhere since it was read. Nothing was written; both are handed back. */
export type Conflict = {
  readonly kind: 'conflict';
  readonly stored: SavedVersion;
  readonly yours: { readonly title: string | null; readonly state: SaveReport['state'] };
};
/** The user was erased meanwhile. */
export type Erased = { readonly kind: 'erased' };
export type SaveFailure =
  InvalidInput | KeyReused | NoSuchReport | Conflict | Erased | TooManyReports | WorkRefusal;

type Owner = Pick<SignedIn, 'uid' | 'phone'>;
type Saving = { readonly owner: Owner; readonly input: SaveReport; readonly now: Date };

/**
 * Saves a report: the user's calculator data first, then a new report or the one that is named. The server
 * calculates it itself and freezes the result.
 * @returns null: nobody is signed in, or the save failed, which is in the log
 */
export async function saveReport(
  services: Services,
  owner: Owner | null,
  input: unknown,
): Promise<Result<SavedReport, SaveFailure> | null> {
  if (owner === null) return null;
  const parsed = parseInput(saveReportSchema, input);
  if (!parsed.ok) return parsed;
  try {
    const frozen = await freeze(services, userAsker(owner), parsed.value.state);
    if (!frozen.ok) {
      const { error } = frozen;
      return fail(isRefusal(error) ? error : { ...error, errors: error.errors.map(inState) });
    }
    return await inTransactionOrNothing(services.db, async (transaction) => {
      if (!(await holdPerson(transaction, owner))) return fail({ kind: 'erased' as const });
      const saving = { owner, input: parsed.value, now: services.now() };
      return store(transaction, saving, frozen.value);
    });
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code, stack }, 'report not saved');
    return null;
  }
}

const inState = (error: FieldError): FieldError => ({ ...error, field: `state.${error.field}` });

async function store(
  transaction: Transaction<Tables>,
  saving: Saving,
  frozen: FrozenCalculation,
): Promise<Result<SavedReport, SaveFailure>> {
  const { owner, input, now } = saving;
  const data: CalculatorData = {
    ...input.state,
    ...calculatedFigures(frozen),
    ...input.person,
  };
  const { reportId, idempotencyKey } = input;
  if (reportId !== undefined) {
    await saveCalculation(transaction, owner.uid, { data, now });
    const updated = await update(transaction, saving, { reportId, frozen });
    if (updated.ok) await mergeCalculatorData(transaction, owner.uid, { data: { reportId }, now });
    return updated;
  }
  const report: SavedReport = { reportId: newId(now), version: 1 };
  if (idempotencyKey !== undefined) {
    const claimed = await claimKey(transaction, {
      key: `report:${owner.uid}:${idempotencyKey}`,
      content: input,
      answer: report,
      now,
    });
    if (!claimed.ok) return claimed;
    if (!claimed.value.isNew) return ok(claimed.value.answer);
  }
  const room = await roomForReport(transaction, owner.uid);
  if (!room.ok) return room;
  await saveCalculation(transaction, owner.uid, {
    data: { ...data, reportId: report.reportId },
    now,
  });
  await insertReport(transaction, saving, { report, frozen });
  return ok(report);
}

async function insertReport(
  transaction: Transaction<Tables>,
  { owner, input, now }: Saving,
  { report, frozen }: { readonly report: SavedReport; readonly frozen: FrozenCalculation },
): Promise<void> {
  const at = now.toISOString();
  await transaction
    .insertInto('reports')
    .values({
      report_id: report.reportId,
      owner_uid: owner.uid,
      user_phone_number: owner.phone,
      created_at: at,
      updated_at: at,
      version: report.version,
      title: titleOf(input),
      ...listColumns(frozen),
      calculation_id: await keepFrozen(transaction, frozen, now),
    })
    .execute();
  await addToIndex(transaction, { uid: owner.uid, reportId: report.reportId, at });
}

export async function addToIndex(
  transaction: Transaction<Tables>,
  { uid, reportId, at }: { readonly uid: string; readonly reportId: string; readonly at: string },
): Promise<void> {
  await transaction
    .insertInto('user_report_index')
    .values({ owner_key: uid, report_id: reportId, added_at: at })
    .onConflict((conflict) => conflict.columns(['owner_key', 'report_id']).doNothing())
    .execute();
}

/** Sets what follows from the calculation. Whose it is and when it was made stay. */
async function update(
  transaction: Transaction<Tables>,
  { owner, input, now }: Saving,
  { reportId, frozen }: { readonly reportId: string; readonly frozen: FrozenCalculation },
): Promise<Result<SavedReport, SaveFailure>> {
  const stored = await savedVersion(transaction, owner.uid, reportId);
  if (stored === null) return refuse({ kind: 'not-found' });
  const title = input.title === undefined ? stored.title : titleOf(input);
  const conflict = { kind: 'conflict', stored, yours: { title, state: frozen.state } } as const;
  // Who names no version has read none, and would write over what they never saw.
  if (input.version !== stored.version) return refuse(conflict);
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
  const newer = await savedVersion(transaction, owner.uid, reportId);
  return refuse(newer === null ? { kind: 'not-found' } : { ...conflict, stored: newer });
}

function titleOf({ title = '' }: SaveReport): string | null {
  return title === '' ? null : title;
}

const refuse = (error: NoSuchReport | Conflict) => fail(error);
