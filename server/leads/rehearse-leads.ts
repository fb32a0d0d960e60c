import { dueOf, shownDue } from '../../domain/staff/lead-due.ts';
import {
  LEAD_CSV_FIELDS,
  MOST_CSV_LINES,
  type LeadCsvField,
  type LeadCsvLine,
  type LeadCsvProblem,
} from '../../domain/staff/lead-csv.ts';
import {
  LEAD_STAGES,
  LEAD_STEPS,
  type LeadFields,
  type LeadOwner,
} from '../../domain/staff/leads.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { cellText, readCsv } from '../records/csv-text.ts';
import { referenceOf } from '../reference.ts';
import { leadsWithOwner, type StoredLead } from './lead-rows.ts';
import { mainLeadOf } from './merged-leads.ts';

const REFERENCE = 'reference';

/** A line with what it would set. */
export type RehearsedLead = LeadCsvLine & {
  readonly lead: StoredLead | null;
  readonly fields: LeadFields;
};

export type LeadsNotRead = { readonly kind: 'no-columns' | 'too-many-lines' };

/** What a file would do to the leads it names. A cell that is left empty is left as it is. */
export async function rehearsedLeads(
  db: Database,
  csv: string,
  owners: readonly LeadOwner[],
): Promise<Result<readonly RehearsedLead[], LeadsNotRead>> {
  const { columns, rows } = readCsv(csv);
  const known = LEAD_CSV_FIELDS.filter((field) => columns.includes(field));
  if (!columns.includes(REFERENCE) || known.length === 0) return fail({ kind: 'no-columns' });
  if (rows.length > MOST_CSV_LINES) return fail({ kind: 'too-many-lines' });
  const seen = new Set<string>();
  const lines: RehearsedLead[] = [];
  for (const { row, cells } of rows) {
    const reference = cellText(cells[REFERENCE]).toUpperCase();
    const lead = await leadByReference(db, reference);
    const given = Object.fromEntries(known.map((field) => [field, textIn(field, cells[field])]));
    const isTwice = lead !== null && seen.has(lead.id);
    if (lead !== null) seen.add(lead.id);
    lines.push(lineOf({ line: row, reference, lead, isTwice, given, owners }));
  }
  return ok(lines);
}

/** A Danish spreadsheet writes a time with a point. */
function textIn(field: LeadCsvField, cell: string | undefined): string {
  const text = cellText(cell);
  return field === 'dueTime' ? text.replace('.', ':') : text;
}

async function leadByReference(db: Database, reference: string): Promise<StoredLead | null> {
  const [one, two] = reference.toLowerCase().split('-');
  if (one === undefined || two === undefined) return null;
  const found = await db
    .selectFrom('lead_words as first')
    .innerJoin('lead_words as second', 'second.lead_id', 'first.lead_id')
    .select('first.lead_id as id')
    .where('first.word', '=', one)
    .where('second.word', '=', two)
    .execute();
  const named = found.find(({ id }) => referenceOf(id) === reference);
  if (named === undefined) return null;
  const id = await mainLeadOf(db, named.id);
  return (await leadsWithOwner(db).where('leads.id', '=', id).executeTakeFirst()) ?? null;
}

type Line = {
  readonly line: number;
  readonly reference: string;
  readonly lead: StoredLead | null;
  readonly isTwice: boolean;
  readonly given: Partial<Record<LeadCsvField, string>>;
  readonly owners: readonly LeadOwner[];
};

function lineOf({ line, reference, lead, isTwice, given, owners }: Line): RehearsedLead {
  const problems: { column: LeadCsvField | 'reference'; kind: LeadCsvProblem }[] = [];
  const wrong = (column: LeadCsvField | 'reference', kind: LeadCsvProblem) =>
    void problems.push({ column, kind });
  const base = { line, reference, name: lead?.name ?? '', lead };
  if (lead === null || isTwice) {
    wrong(REFERENCE, lead === null ? 'no-such-lead' : 'twice');
    return { ...base, state: 'faulty', changes: [], problems, fields: {} };
  }
  const was = textsOf(lead);
  const texts = Object.fromEntries(
    LEAD_CSV_FIELDS.map((field) => [field, given[field] || was[field]]),
  ) as Record<LeadCsvField, string>;
  const changes = LEAD_CSV_FIELDS.filter((field) => texts[field] !== was[field]).map((field) => ({
    field,
    before: was[field],
    after: texts[field],
  }));
  const isChanged = (field: LeadCsvField) => texts[field] !== was[field];
  if (changes.length > 0 && lead.stage === 'withdrawn') wrong(REFERENCE, 'withdrawn');
  const stage = LEAD_STAGES.find((known) => known === texts.stage);
  if (isChanged('stage') && stage === undefined) {
    wrong('stage', texts.stage === 'lost' ? 'lost-wants-reason' : 'no-such-stage');
  }
  const owner = owners.filter(({ name }) => name === texts.owner);
  if (isChanged('owner') && owner.length !== 1) wrong('owner', 'no-such-owner');
  const step = LEAD_STEPS.find((known) => known === texts.nextStep);
  if (step === undefined) wrong('nextStep', 'no-such-step');
  const due = dueOf(texts.dueDay, texts.dueTime);
  if (due === null)
    wrong(isChanged('dueTime') && !isChanged('dueDay') ? 'dueTime' : 'dueDay', 'no-such-day');
  const fields: LeadFields = {
    ...(isChanged('stage') && stage !== undefined ? { stage } : {}),
    ...(isChanged('owner') && owner[0] !== undefined ? { ownerUid: owner[0].uid } : {}),
    ...(isChanged('nextStep') && step !== undefined ? { step } : {}),
    ...((isChanged('dueDay') || isChanged('dueTime')) && due !== null ? { due } : {}),
  };
  const state = problems.length > 0 ? 'faulty' : changes.length > 0 ? 'changed' : 'same';
  return { ...base, state, changes, problems, fields };
}

/** As the file that is taken out has them. */
function textsOf(lead: StoredLead): Readonly<Record<LeadCsvField, string>> {
  const due = shownDue(lead.due);
  return {
    stage: lead.stage,
    owner: lead.owner_uid === null ? '' : (lead.owner_name ?? lead.owner_email ?? lead.owner_uid),
    nextStep: lead.step,
    dueDay: due?.day ?? '',
    dueTime: due?.time ?? '',
  };
}
