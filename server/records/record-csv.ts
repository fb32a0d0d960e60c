import type { CsvLine, CsvRehearsal } from '../../domain/records/csv-rehearsal.ts';
import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { cellText, csvFile, csvLines, readCsv } from './csv-text.ts';
import { storeOf } from './record-stores.ts';
import { areFields } from './save-record.ts';
import { draftsOf, wholeTexts, writeDraft } from './stored-record.ts';

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
      for (const { id: named, state, texts } of read.value.lines) {
        if (state !== 'new' && state !== 'changed') continue;
        const id = named === '' ? newId(now()) : named;
        const published = stored.find((row) => row.id === id)?.texts ?? {};
        const draft = drafts.get(id);
        const changed = Object.entries(texts).filter(
          ([field, text]) => text !== (published[field] ?? ''),
        );
        const edits = Object.fromEntries(
          changed.map(([field, text]) => [field, { text, by: who.uid, at }]),
        );
        const editVersion = draft?.editVersion ?? null;
        if (!(await writeDraft(transaction, { kind, id, at, edits, editVersion }))) continue;
        about({ id: `${kind} ${id}`, after: Object.fromEntries(changed) });
        taken += 1;
      }
      return ok({ taken });
    }),
);

async function rehearsed(
  db: Database,
  kind: RecordKind,
  csv: string,
): Promise<Result<CsvRehearsal, NotRead>> {
  const store = storeOf(kind);
  const { columns, lines: read } = readCsv(csv);
  const known = columns.filter((column) => store.fields.includes(column));
  if (!columns.includes(ID) || known.length === 0) return fail({ kind: 'no-columns' });
  if (read.length > MOST_LINES) return fail({ kind: 'too-many-lines' });
  const stored = await store.list(db);
  const drafts = await draftsOf(db, kind);
  const seen = new Set<string>();
  const lines = read.map((cells, index): CsvLine => {
    const id = (cells[ID] ?? '').trim();
    const found = {
      stored: stored.find((row) => row.id === id) ?? null,
      draft: drafts.get(id) ?? null,
    };
    const was = wholeTexts(kind, found);
    const given = Object.fromEntries(
      // A cell that is left empty is left as it is.
      known.flatMap((field) => {
        const text = cellText(cells[field]);
        return text === '' ? [] : [[field, text]];
      }),
    ) as RecordTexts;
    const texts = { ...was, ...given };
    const changes = Object.keys(given)
      .filter((field) => given[field] !== was[field])
      .map((field) => ({ field, before: was[field] ?? '', after: given[field] ?? '' }));
    const problems = store.problemsIn(texts);
    const isNew = found.stored === null && found.draft === null;
    const isNamed = id === '' ? store.idPattern === null : (store.idPattern?.test(id) ?? !isNew);
    const isTwice = id !== '' && seen.has(id);
    seen.add(id);
    const isWrong = problems.length > 0 || !isNamed || isTwice || !areFields(kind, given);
    return {
      // The first line names the columns.
      line: index + 2,
      id,
      state: isWrong ? 'faulty' : isNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
      fault: !isNamed ? 'not-a-name' : isTwice ? 'twice' : null,
      changes,
      problems,
      texts,
    };
  });
  const absent = stored.filter((row) => !row.isRetired && !seen.has(row.id)).map(({ id }) => id);
  return ok({ lines, absent });
}
