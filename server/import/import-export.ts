import { createHmac } from 'node:crypto';
import { danishPhone } from '../../domain/danish-phone.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import { planCalculatorData } from './calculator-data.ts';
import type { ExportFile } from './export-file.ts';
import type { Document } from './known-fields.ts';
import { refuse, type Kind, type Outcome, type Plan, type Planned } from './outcome.ts';
import { planPanel } from './panels.ts';
import { peopleOf } from './people.ts';
import { planReportIndex } from './report-index.ts';
import { planReport, type ReportOwners } from './reports.ts';
import { planAdmin, planAdminRequest } from './staff.ts';

/** As many are written in one transaction: a run that is broken off is taken up again from there. */
const BATCH = 100;

type Planner = (id: string, document: Document) => Promise<Plan>;
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
    ['solarPanels', entriesOf(file.solarPanels), (id, panel) => planPanel(services, id, panel)],
    ['reports', entriesOf(file.reports), (id, report) => planReport(services, shared, id, report)],
    [
      'userReportIndex',
      entriesOf(file.userReportIndex),
      (id, index) => planReportIndex(services, shared, id, index),
    ],
    [
      'userCalculatorData',
      entriesOf(file.userCalculatorData),
      (id, data) => planCalculatorData(services, people, id, data),
    ],
    ['admins', entriesOf(file.admins), (id, admin) => planAdmin(people, id, admin)],
    [
      'adminRequests',
      entriesOf(file.adminRequests),
      (id, request) => planAdminRequest(people, id, request),
    ],
  ];
  const outcomes: Outcome[] = [];
  for (const [kind, entries, plan] of steps) {
    for (let start = 0; start < entries.length; start += BATCH) {
      const batch = entries.slice(start, start + BATCH);
      const planned = await planBatch(services, kind, batch, async (id, document) =>
        people.isErased(id) ? refuse('Erased on their own wish.') : plan(id, document),
      );
      if (write) await writeBatch(services, planned);
      outcomes.push(...planned.map(({ outcome }) => outcome));
    }
  }
  return outcomes;
}

const entriesOf = (documents: Readonly<Record<string, unknown>> = {}): Batch =>
  Object.entries(documents);

function usersIn({ users = [] }: ExportFile): Batch {
  return users.map((user) => [
    isDocument(user) ? String(user['uid'] ?? 'without a uid') : '',
    user,
  ]);
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type PlannedDocument = {
  readonly outcome: Outcome;
  readonly hash: string;
  readonly planned: Planned | null;
};

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
    // Who a user is here must be known also when they were taken before.
    const isSeen = isDone.has(hash) && collection !== 'users';
    const outcome =
      isSeen || !isDocument(document) ? refuse('It is not a document.') : await plan(id, document);
    if (isDone.has(hash)) {
      planned.push({ outcome: { ...named, result: 'already-imported' }, hash, planned: null });
    } else if (!outcome.ok) {
      const { reason } = outcome.error;
      planned.push({ outcome: { ...named, result: 'refused', reason }, hash, planned: null });
    } else {
      const { leftOut, withoutResult: reason } = outcome.value;
      const result = reason === null ? 'imported' : 'kept-without-result';
      planned.push({
        outcome: { ...named, result, reason, leftOut },
        hash,
        planned: outcome.value,
      });
    }
  }
  return planned;
}

async function writeBatch(services: Services, batch: readonly PlannedDocument[]): Promise<void> {
  const imported_at = services.now().toISOString();
  await inTransaction(services.db, async (transaction) => {
    for (const { hash: document_hash, planned } of batch) {
      if (planned === null) continue;
      const claimed = await transaction
        .insertInto('imported_documents')
        .values({ document_hash, imported_at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      // Another run of the same file was quicker.
      if (claimed.numInsertedOrUpdatedRows === 1n) await planned.write(transaction);
    }
  });
}

/** A list of what was refused may be kept: it names no whole number. */
function shownId(id: string): string {
  const phone = danishPhone(id);
  return phone === null ? id : `phone …${phone.slice(-4)}`;
}
