import { createHmac } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import { calculatorDataPlanner } from './calculator-data.ts';
import type { ExportFile } from './export-file.ts';
import { unfitReason } from './fit-to-store.ts';
import { isDocument } from './known-fields.ts';
import { refuse, type Kind, type Outcome, type Planned, type Planner } from './outcome.ts';
import { panelPlanner } from './panels.ts';
import { ERASED, peopleOf } from './people.ts';
import { reportIndexPlanner, type ReportOwners } from './report-index.ts';
import { reportPlanner } from './reports.ts';
import { shownId } from './shown-id.ts';
import { adminPlanner, adminRequestPlanner } from './staff.ts';

/** As many are written in one transaction: a run that is broken off is taken up again from there. */
const BATCH = 100;

type Batch = readonly (readonly [string, unknown])[];

/**
 * Takes the former site's documents. What an earlier run took is left alone, so that a second one changes nothing.
 * @param write false: says what would happen, and stores nothing
 */
export async function importExport(
  services: Services,
  file: ExportFile,
  { write }: { readonly write: boolean },
): Promise<readonly Outcome[]> {
  const people = await peopleOf(services);
  const owners: ReportOwners = new Map();
  const shared = { people, owners };
  // Users come first, as documents are theirs; reports come before the index that names them.
  const steps: readonly (readonly [Kind, Batch, Planner])[] = [
    ['users', usersIn(file), (_id, user) => people.planUser(user)],
    ['solarPanels', entriesOf(file.solarPanels), panelPlanner(services)],
    ['reports', entriesOf(file.reports), reportPlanner(services, shared)],
    ['userReportIndex', entriesOf(file.userReportIndex), reportIndexPlanner(services, shared)],
    [
      'userCalculatorData',
      entriesOf(file.userCalculatorData),
      calculatorDataPlanner(services, people),
    ],
    ['admins', entriesOf(file.admins), adminPlanner(services, people)],
    ['adminRequests', entriesOf(file.adminRequests), adminRequestPlanner(services, people)],
  ];
  const outcomes: Outcome[] = [];
  for (const [kind, entries, plan] of steps) {
    const planFit: Planner = async (id, document) => {
      const unfit = unfitReason(id, document);
      if (unfit !== null) return refuse(unfit);
      return people.isErased(id) ? refuse(ERASED) : plan(id, document);
    };
    for (let start = 0; start < entries.length; start += BATCH) {
      const batch = entries.slice(start, start + BATCH);
      const planned = await planBatch(services, kind, batch, planFit);
      outcomes.push(...(write ? await writeBatch(services, planned) : planned.map(outcomeOf)));
    }
  }
  return outcomes;
}

const entriesOf = (documents: Readonly<Record<string, unknown>> = {}): Batch =>
  Object.entries(documents);

function usersIn({ users = [] }: ExportFile): Batch {
  return users.map((user) => {
    const uid = isDocument(user) ? user['uid'] : undefined;
    return [typeof uid === 'string' ? uid : 'without a uid', user];
  });
}

type PlannedDocument = {
  readonly outcome: Outcome;
  readonly hash: string;
  readonly planned: Planned | null;
};

const outcomeOf = ({ outcome }: PlannedDocument): Outcome => outcome;

async function planBatch(
  { db, secret }: Services,
  collection: Kind,
  batch: Batch,
  plan: Planner,
): Promise<readonly PlannedDocument[]> {
  const hashOf = (id: string) =>
    createHmac('sha256', secret).update(`import:${collection}:${id}`).digest('hex');
  const hashes = batch.map(([id]) => hashOf(id));
  const done = await db
    .selectFrom('imported_documents')
    .select('document_hash')
    .where('document_hash', 'in', hashes)
    .execute();
  const isDone = new Set(done.map((row) => row.document_hash));
  const planned: PlannedDocument[] = [];
  for (const [id, document] of batch) {
    const hash = hashOf(id);
    const named = { collection, id: shownId(id), reason: null, leftOut: [] };
    const earlier = { ...named, result: 'already-here' } as const;
    if (isDone.has(hash) && collection !== 'users') {
      planned.push({ outcome: earlier, hash, planned: null });
      continue;
    }
    const made = isDocument(document) ? await plan(id, document) : refuse('It is not a document.');
    if (!made.ok) {
      const { reason } = made.error;
      planned.push({ outcome: { ...named, result: 'refused', reason }, hash, planned: null });
    } else if (isDone.has(hash)) {
      // A user: planned all the same, as the documents that follow may be theirs.
      planned.push({ outcome: earlier, hash, planned: null });
    } else {
      const { write, leftOut, withoutResult: reason } = made.value;
      const result = write === null ? 'already-here' : 'imported';
      planned.push({ outcome: { ...named, result, reason, leftOut }, hash, planned: made.value });
    }
  }
  return planned;
}

async function writeBatch(
  services: Services,
  batch: readonly PlannedDocument[],
): Promise<readonly Outcome[]> {
  const imported_at = services.now().toISOString();
  return inTransaction(services.db, async (transaction) => {
    const outcomes: Outcome[] = [];
    for (const { outcome, hash: document_hash, planned } of batch) {
      if (planned === null) {
        outcomes.push(outcome);
        continue;
      }
      const claimed = await transaction
        .insertInto('imported_documents')
        .values({ document_hash, imported_at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      const isFirst = claimed.numInsertedOrUpdatedRows === 1n;
      if (isFirst) await planned.write?.(transaction);
      // Else another run of the same file was quicker.
      outcomes.push(isFirst ? outcome : { ...outcome, result: 'already-here', reason: null });
    }
    return outcomes;
  });
}
