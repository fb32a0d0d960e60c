import type { Kysely, Transaction } from 'kysely';
import { toQuery } from '../../domain/calculator-query.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { saveReportSchema, type SaveReport } from '../../domain/saved-report.ts';
import { claimKey, knownKey, type KeyReused } from '../db/claim-key.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command, type NotAllowed } from '../use-case/use-case.ts';
import type { User, Staff } from '../use-case/who.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { addToIndex } from './add-to-index.ts';
import { calculatedFigures } from './calculated-figures.ts';
import { freezeToSave, keepFrozen, listColumns, type FrozenCalculation } from './freeze.ts';
import { saveCalculation } from './merge-calculator-data.ts';
import {
  replaceCalculation,
  titleIn,
  type Conflict,
  type NoSuchReport,
  type ReplaceNeeds,
  type SavedReport,
} from './replace-calculation.ts';
import { roomForReport, type TooManyReports } from './room-for-report.ts';
import { newestOfHouse, type ReportOfHouse } from './stored-reports.ts';

/** The house has a report with other figures: its owner says whether this is another one or takes its place. */
export type HasReport = {
  readonly kind: 'has-report';
  readonly earlier: Omit<ReportOfHouse, 'state'>;
};
export type SaveFailure =
  | InvalidInput
  | KeyReused
  | NoSuchReport
  | Conflict
  | HasReport
  | TooManyReports
  | WorkRefusal
  | NotAllowed<'user'>
  | Unavailable;

type Owner = User | Staff;
type Saving = Pick<Services, 'log'> & {
  readonly owner: Owner;
  readonly input: SaveReport;
  readonly now: Date;
};

/**
 * Saves a calculation: as a new report, or in place of the one that is named, of which the version that was read
 * has to be named too. The server calculates it itself and freezes the result. The same figures of a house are
 * never saved twice; other ones of a house that has a report are saved as their owner chooses.
 */
export const saveReport = command(
  { name: 'report.save', access: 'user', idempotent: 'by-key', audit: 'report' },
  async (needs: ReplaceNeeds, owner, sent: unknown): Promise<Result<SavedReport, SaveFailure>> =>
    orUnavailable<Result<SavedReport, SaveFailure>>(needs.log, 'report not saved', async () => {
      const parsed = parseInput(saveReportSchema, sent);
      if (!parsed.ok) return parsed;
      const input = parsed.value;
      if (input.reportId !== undefined) {
        return replaceCalculation(needs, owner, { ...input, reportId: input.reportId });
      }
      const settled = await settledBefore(needs, owner.uid, input);
      if (settled !== null) return settled;
      const frozen = await freezeToSave(needs, owner, input.state);
      if (!frozen.ok) return frozen;
      return needs.change(async (transaction, about) => {
        // Erased meanwhile: with the person goes their session.
        if (!(await holdPerson(transaction, owner))) return fail({ kind: 'signed-out' });
        // The same may have been saved while this was calculated.
        const { log } = needs;
        const meanwhile = await settledBefore({ db: transaction, log }, owner.uid, input);
        if (meanwhile !== null) return meanwhile;
        const saved = await store(
          transaction,
          { log, owner, input, now: needs.now() },
          frozen.value,
        );
        if (saved.ok) about({ id: saved.value.reportId, isOwn: true });
        return saved;
      });
    }),
);

const keyOf = (uid: string, key: string) => `report:${uid}:${key}`;

/** What a save ends as for what is there already; null: nothing speaks against a new report. */
async function settledBefore(
  reading: Pick<Services, 'log'> & { readonly db: Kysely<Tables> },
  uid: string,
  input: SaveReport,
): Promise<Result<SavedReport, KeyReused | HasReport> | null> {
  const { idempotencyKey: key, state, asNew } = input;
  if (key !== undefined) {
    const known = await knownKey<SavedReport>(reading.db, { key: keyOf(uid, key), content: input });
    if (known !== null) return known;
  }
  if (asNew === true) return null;
  const earlier = await newestOfHouse(reading, uid, state);
  if (earlier === null) return null;
  const { state: before, ...told } = earlier;
  const { reportId, version } = told;
  return isSaidAgain(input, earlier) && toQuery(before).toString() === toQuery(state).toString()
    ? ok({ reportId, version, isEarlier: true })
    : fail({ kind: 'has-report', earlier: told });
}

/** Whether what is said beside the figures is there already: a name or a person is not to be lost. */
function isSaidAgain({ title, person }: SaveReport, earlier: ReportOfHouse): boolean {
  return person === undefined && (title === undefined || titleIn(title) === earlier.title);
}

async function store(
  transaction: Transaction<Tables>,
  { log, owner, input, now }: Saving,
  frozen: FrozenCalculation,
): Promise<Result<SavedReport, SaveFailure>> {
  const report: SavedReport = { reportId: newId(now), version: 1 };
  const { idempotencyKey: key } = input;
  if (key !== undefined) {
    const claim = { key: keyOf(owner.uid, key), content: input, answer: report, now };
    const claimed = await claimKey(transaction, claim);
    if (!claimed.ok) return claimed;
    if (!claimed.value.isNew) return ok(claimed.value.answer);
  }
  const room = await roomForReport(transaction, owner.uid);
  if (!room.ok) return room;
  const data = { ...input.state, ...calculatedFigures(frozen), ...input.person };
  await saveCalculation(transaction, owner.uid, {
    data: { ...data, reportId: report.reportId },
    now,
    log,
  });
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
      title: titleIn(input.title),
      ...listColumns(frozen),
      calculation_id: await keepFrozen(transaction, frozen, now),
    })
    .execute();
  await addToIndex(transaction, { uid: owner.uid, reportId: report.reportId, at });
  return ok(report);
}
