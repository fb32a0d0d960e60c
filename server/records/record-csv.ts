import type { CsvLine, CsvRehearsal } from '../../domain/records/csv-rehearsal.ts';
import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { cellText, csvFile, csvLines, readCsv } from './csv-text.ts';
import { loggedTexts } from './logged-texts.ts';
import { storeOf } from './record-stores.ts';
import { areFields } from './save-record.ts';
import type { StoredRecord } from './record-store.ts';
import {
  draftsOf,
  typedTexts,
  wholeTexts,
  writeDraft,
  type FoundRecord,
  type RecordEdits,
  type StoredRecordDraft,
} from './stored-record.ts';

/** The column that says which row it is; empty: a new one, where ids are made up. */
const ID = 'id';
const MOST_LINES = 2_000;
export const MOST_CSV_BYTES = 200_000;

/** What is in force of a kind, as a file that can be read in again. Taking it along stands in the audit log. */
export const exportRecords = command(
  { name: 'record.export', access: 'staff', idempotent: 'always', audit: 'record-list' },
  async ({ change }: { readonly change: Change }, _who, { kind }: { readonly kind: RecordKind }) =>
    change(async (transaction, about) => {
      const { fields, list } = storeOf(kind);
      const rows = (await list(transaction)).filter(({ isRetired }) => !isRetired);
      const cells = rows.map(({ id, texts }) => [id, ...fields.map((field) => texts[field] ?? '')]);
      about({ id: kind, after: { rows: rows.length } });
      return ok({ csv: csvFile([csvLines([[ID, ...fields], ...cells])]) });
    }),
);

type NotRead = { readonly kind: 'no-columns' | 'too-many-lines' };

/** What a file would do. Nothing is kept. */
export const rehearseCsv = query(
  { name: 'record.rehearse-csv', access: 'staff' },
  async (
    { db }: Pick<Services, 'db'>,
    _who,
    { kind, csv }: { readonly kind: RecordKind; readonly csv: string },
  ) => rehearsed(db, kind, csv),
);

/** The good lines of a file become drafts; the others are left as they were told. */
export const importCsv = command(
  { name: 'record.import-csv', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    { kind, csv }: { readonly kind: RecordKind; readonly csv: string },
  ) =>
    change<Result<{ readonly taken: number }, NotRead>>(async (transaction, about) => {
      const read = await rehearsed(transaction as Database, kind, csv);
      if (!read.ok) return read;
      const at = now().toISOString();
      const drafts = await draftsOf(transaction, kind);
      const stored = await storeOf(kind).list(transaction);
      let taken = 0;
      for (const { target, state, texts } of read.value.lines) {
        if (state !== 'new' && state !== 'changed') continue;
        const id = target ?? newId(now());
        const published = stored.find((row) => row.id === id)?.texts ?? {};
        const draft = drafts.get(id);
        const was = draft?.edits ?? {};
        const given = newEdits({ texts, published, was, by: who.uid, at });
        const edits = { ...was, ...given };
        const editVersion = draft?.editVersion ?? null;
        if (!(await writeDraft(transaction, { kind, id, at, edits, editVersion }))) continue;
        const before = Object.keys(given).map((field) => [
          field,
          was[field]?.text ?? published[field] ?? '',
        ]);
        about({
          id: `${kind} ${id}`,
          before: loggedTexts(kind, Object.fromEntries(before)),
          after: loggedTexts(kind, typedTexts(given)),
        });
        taken += 1;
      }
      return ok({ taken });
    }),
);

type Line = {
  readonly texts: RecordTexts;
  readonly published: RecordTexts;
  /** What was typed before. */
  readonly was: RecordEdits;
  readonly by: string;
  readonly at: string;
};

/** What a line changes of its row, with what stood there: it can be taken back. */
function newEdits({ texts, published, was, by, at }: Line): RecordEdits {
  const changed = Object.entries(texts).filter(
    ([field, text]) => text !== (was[field]?.text ?? published[field] ?? ''),
  );
  return Object.fromEntries(
    changed.map(([field, text]) => {
      const typed = was[field];
      // Only the last file of a field can be taken back.
      const before = typed && { text: typed.text, by: typed.by, at: typed.at };
      return [field, { text, by, at, was: before ?? null }];
    }),
  );
}

async function rehearsed(
  db: Database,
  kind: RecordKind,
  csv: string,
): Promise<Result<CsvRehearsal, NotRead>> {
  const store = storeOf(kind);
  const { columns, rows } = readCsv(csv);
  const known = columns.filter((column) => store.fields.includes(column));
  if (!columns.includes(ID) || known.length === 0) return fail({ kind: 'no-columns' });
  if (rows.length > MOST_LINES) return fail({ kind: 'too-many-lines' });
  const stored = await store.list(db);
  const drafts = await draftsOf(db, kind);
  const seen = new Set<string>();
  const standsFor = besideOf(kind, stored, drafts);
  const lines = rows.map(({ row, cells }): CsvLine => {
    const id = (cells[ID] ?? '').trim();
    const found = {
      stored: stored.find((record) => record.id === id) ?? null,
      draft: drafts.get(id) ?? null,
    };
    const given = Object.fromEntries(
      // A cell that is left empty is left as it is.
      known.flatMap((field) => {
        const text = cellText(cells[field]);
        return text === '' ? [] : [[field, text]];
      }),
    ) as RecordTexts;
    const texts = { ...wholeTexts(kind, found), ...given };
    const beside = standsFor(id, found, texts);
    const mark = store.keyOf?.(texts) ?? id;
    const changes = Object.keys(given)
      .filter((field) => given[field] !== (beside.texts[field] ?? ''))
      .map((field) => ({ field, before: beside.texts[field] ?? '', after: given[field] ?? '' }));
    const problems = store.problemsIn(texts);
    const isKnown = found.stored !== null || found.draft !== null;
    const isNamed = id === '' ? store.idPattern === null : (store.idPattern?.test(id) ?? isKnown);
    const isTwice = mark !== '' && seen.has(mark);
    seen.add(mark);
    const isWrong = problems.length > 0 || !isNamed || isTwice || !areFields(kind, given);
    return {
      line: row,
      id,
      target: beside.target,
      state: isWrong ? 'faulty' : beside.isNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
      fault: !isNamed ? 'not-a-name' : isTwice ? 'twice' : null,
      changes,
      problems,
      texts,
    };
  });
  const absent = stored
    .filter((row) => !row.isRetired && !seen.has(store.keyOf?.(row.texts) ?? row.id))
    .map(({ id }) => id);
  return ok({ lines, absent });
}

/**
 * What a line is laid beside. Rows that are closed go by what they stand for, whatever id the file gives: their correction
 * is a draft of its own, or goes on with the one that is there.
 */
function besideOf(
  kind: RecordKind,
  stored: readonly StoredRecord[],
  drafts: ReadonlyMap<string, StoredRecordDraft>,
) {
  const { keyOf } = storeOf(kind);
  const inUse = new Map(
    keyOf === null
      ? []
      : stored.filter(({ isRetired }) => !isRetired).map(({ texts }) => [keyOf(texts), texts]),
  );
  const typed = new Map(
    keyOf === null
      ? []
      : [...drafts].map(([id, draft]) => {
          const row = stored.find((one) => one.id === id) ?? null;
          const texts = wholeTexts(kind, { stored: row, draft });
          return [keyOf(texts), { id, texts }];
        }),
  );
  return (id: string, found: FoundRecord, texts: RecordTexts) => {
    if (keyOf === null) {
      const isNew = found.stored === null && found.draft === null;
      return { target: id === '' ? null : id, isNew, texts: wholeTexts(kind, found) };
    }
    const key = keyOf(texts);
    const draft = typed.get(key);
    const there = draft?.texts ?? inUse.get(key);
    return { target: draft?.id ?? null, isNew: there === undefined, texts: there ?? {} };
  };
}
