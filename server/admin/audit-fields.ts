import type { AuditRow } from '../../domain/staff/audit.ts';
import { RECORD_KINDS, type RecordKind, type RecordTexts } from '../../domain/records/record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { ok } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import { storeOf } from '../records/record-stores.ts';
import { referenceOf } from '../reference.ts';

type Subject = { readonly subject_kind: string; readonly subject: string };

/** What rows that staff keep say now, by the subject under which the log has them. */
export async function textsOfRecords(
  db: Database,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, RecordTexts>> {
  const texts = new Map<string, RecordTexts>();
  const wanted = new Set(
    subjects.flatMap((row) => (row.subject_kind === 'record' ? [row.subject] : [])),
  );
  for (const kind of RECORD_KINDS) {
    if (![...wanted].some((subject) => subject.startsWith(`${kind} `))) continue;
    for (const [subject, of] of await textsOfKind(db, kind)) texts.set(subject, of);
  }
  return texts;
}

/** What all rows that staff keep say now, by which they are called. */
export const readRecordTexts = query(
  { name: 'admin.read-record-texts', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, _input: Readonly<Record<string, never>>) => {
    const kinds = await Promise.all(RECORD_KINDS.map((kind) => textsOfKind(db, kind)));
    return ok(new Map(kinds.flat()));
  },
);

async function textsOfKind(
  db: Database,
  kind: RecordKind,
): Promise<readonly (readonly [string, RecordTexts])[]> {
  const stored = new Map((await storeOf(kind).list(db)).map((row) => [row.id, row]));
  const drafts = await draftsOf(db, kind);
  return [...new Set([...stored.keys(), ...drafts.keys()])].map((id) => {
    const found = { stored: stored.get(id) ?? null, draft: drafts.get(id) ?? null };
    return [`${kind} ${id}`, wholeTexts(kind, found)];
  });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The number by which a thing is spoken of; null: it has none. */
export const numberOf = (id: string): string | null => (UUID.test(id) ? referenceOf(id) : null);

/** Fields that hold other leads. */
const OF_LEADS = ['merged', 'open', 'apart', 'chosen'];
/** Says no more than the action: the event is read where the lead is. */
const OF_EVENTS = ['note'];

/** What was changed, with leads by their numbers. */
export function auditFields(stored: unknown): AuditRow['before'] {
  if (stored === null) return null;
  const fields = Object.entries(decodeJson(stored as never) as NonNullable<AuditRow['before']>);
  return Object.fromEntries(
    fields.flatMap(([field, value]) =>
      OF_EVENTS.includes(field)
        ? []
        : [[field, OF_LEADS.includes(field) ? byNumber(value) : value] as const],
    ),
  );
}

function byNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byNumber);
  return typeof value === 'string' ? (numberOf(value) ?? value) : value;
}
