import type { CsvImport, RecordKind } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { loggedTexts } from './logged-texts.ts';
import { storeOf } from './record-stores.ts';
import {
  draftsOf,
  dropDraft,
  typedTexts,
  writeDraft,
  type RecordEdit,
  type RecordEdits,
} from './stored-record.ts';

/** Files whose lines are still drafts, the newest first. */
export const listCsvImports = query(
  { name: 'record.csv-imports', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, { kind }: { readonly kind: RecordKind }) => {
    const rows = new Map<string, number>();
    for (const { edits } of (await draftsOf(db, kind)).values()) {
      const times = Object.values(edits).flatMap((edit) => (cameInFile(edit) ? [edit.at] : []));
      for (const at of new Set(times)) rows.set(at, (rows.get(at) ?? 0) + 1);
    }
    const imports = [...rows].map(([at, count]): CsvImport => ({ at, rows: count }));
    return ok(imports.toSorted((a, b) => (a.at < b.at ? 1 : -1)) as readonly CsvImport[]);
  },
);

/**
 * Takes back what a file put into drafts: each field is as it was before. What was typed over it since, and what is
 * published, stays.
 */
export const undoCsvImport = command(
  { name: 'record.undo-import', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    _who,
    { kind, at }: { readonly kind: RecordKind; readonly at: string },
  ) =>
    change<Result<{ readonly undone: number }, { readonly kind: 'not-found' }>>(
      async (transaction, about) => {
        const stored = await storeOf(kind).list(transaction);
        let undone = 0;
        for (const [id, { edits, editVersion }] of await draftsOf(transaction, kind)) {
          const taken = Object.entries(edits).filter(
            ([, edit]) => cameInFile(edit) && edit.at === at,
          );
          if (taken.length === 0) continue;
          const left = editsWithout(edits, at);
          if (Object.keys(left).length === 0) await dropDraft(transaction, kind, id);
          else {
            const saved = { kind, id, at: now().toISOString(), edits: left, editVersion };
            if (!(await writeDraft(transaction, saved))) continue;
          }
          const published = stored.find((row) => row.id === id)?.texts ?? {};
          about({
            id: `${kind} ${id}`,
            before: loggedTexts(kind, typedTexts(Object.fromEntries(taken))),
            after: loggedTexts(
              kind,
              Object.fromEntries(
                taken.map(([field, { was }]) => [field, was?.text ?? published[field] ?? '']),
              ),
            ),
          });
          undone += 1;
        }
        return undone === 0 ? fail({ kind: 'not-found' }) : ok({ undone });
      },
    ),
);

const cameInFile = ({ was }: RecordEdit) => was !== undefined;

/** The edits as they were before a file. */
function editsWithout(edits: RecordEdits, at: string): RecordEdits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([field, edit]) => {
      if (!cameInFile(edit) || edit.at !== at) return [[field, edit] as const];
      return edit.was == null ? [] : [[field, edit.was] as const];
    }),
  );
}
