import { mergeEdits, type EditConflict } from '../../domain/prices/merge-edits.ts';
import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { isStorableText } from '../../domain/storable.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { loggedTexts } from './logged-texts.ts';
import { storeOf } from './record-stores.ts';
import {
  dropDraft,
  findRecord,
  typedTexts,
  writeDraft,
  type FoundRecord,
  type RecordEdits,
} from './stored-record.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };

const LONGEST_TEXT = 2_000;

export type RecordSaving = {
  readonly kind: RecordKind;
  /** Of a row that is there; null: a new one. */
  readonly id: string | null;
  /** What a new row is to be called, where somebody names it. */
  readonly name: string;
  /** What stands in the fields. */
  readonly mine: RecordTexts;
  /** What stood in them when they were read. */
  readonly ground: RecordTexts;
};

export type SavedRecord = {
  readonly id: string;
  readonly editVersion: number;
  /** Fields that somebody else has changed to something else meanwhile: theirs stand until it is said which. */
  readonly conflicts: readonly EditConflict[];
};

/** name: a row can't be called so. taken: one is. */
type NotSaved = { readonly kind: 'not-found' | 'not-fields' | 'not-a-name' | 'taken' };

/** Saves what was typed of a row as its draft, field by field; what others changed meanwhile is not lost. */
export const saveRecord = command(
  { name: 'record.save-draft', access: 'staff', idempotent: 'always', audit: 'record' },
  async ({ now, change }: Needs, who, { kind, id, name, mine, ground }: RecordSaving) =>
    change<Result<SavedRecord, NotSaved>>(async (transaction, about) => {
      if (!areFields(kind, mine)) return fail({ kind: 'not-fields' });
      const at = now().toISOString();
      const key = id ?? nameOfNew(kind, name, now());
      if (key === null) return fail({ kind: 'not-a-name' });
      for (;;) {
        const found = await findRecord(transaction, kind, key);
        if (id !== null && found === null) return fail({ kind: 'not-found' });
        if (id === null && found !== null) return fail({ kind: 'taken' });
        const record = found ?? { stored: null, draft: null };
        const merged = merge(record, mine, ground);
        const editVersion = record.draft?.editVersion ?? null;
        const edits = editsAfter(record, merged, { by: who.uid, at });
        const isSame = merged.onlyMine.length === 0 && found !== null;
        if (isSame) return ok({ id: key, editVersion: editVersion ?? 0, ...merged });
        if (Object.keys(edits).length === 0 && record.stored !== null) {
          await dropDraft(transaction, kind, key);
        } else if (
          // Somebody was quicker: their changes are looked at too.
          !(await writeDraft(transaction, { kind, id: key, at, edits, editVersion }))
        ) {
          continue;
        }
        about({
          id: `${kind} ${key}`,
          before: loggedTexts(kind, shown(record, merged.onlyMine)),
          after: loggedTexts(
            kind,
            Object.fromEntries(merged.onlyMine.map((field) => [field, mine[field] ?? ''])),
          ),
        });
        return ok({ id: key, editVersion: (editVersion ?? 0) + 1, conflicts: merged.conflicts });
      }
    }),
);

/** Without those that can't be stored, not even in a draft. */
export function keepableTexts(kind: RecordKind, texts: RecordTexts): RecordTexts {
  const { fields } = storeOf(kind);
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([field, text]) =>
        fields.includes(field) && text.length <= LONGEST_TEXT && isStorableText(text),
    ),
  );
}

export const areFields = (kind: RecordKind, texts: RecordTexts): boolean =>
  Object.keys(keepableTexts(kind, texts)).length === Object.keys(texts).length;

function nameOfNew(kind: RecordKind, name: string, now: Date): string | null {
  const { idPattern } = storeOf(kind);
  if (idPattern === null) return newId(now);
  const named = name.trim();
  return idPattern.test(named) ? named : null;
}

/** A text that says the same as what is published is no change. */
function merge({ stored, draft }: FoundRecord, mine: RecordTexts, ground: RecordTexts) {
  const changes = (texts: RecordTexts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([field, text]) => text !== (stored?.texts[field] ?? '')),
    );
  const theirs = changes(typedTexts(draft?.edits ?? {}));
  const untouched = Object.fromEntries(
    Object.entries(theirs).filter(([field]) => !Object.hasOwn(mine, field)),
  );
  return mergeEdits(
    { ...untouched, ...changes(ground) },
    { ...untouched, ...changes(mine) },
    theirs,
  );
}

/** One's own changes, over what stands there: also where a file has put back what is published. */
function editsAfter(
  { draft }: FoundRecord,
  { edits, onlyMine }: ReturnType<typeof merge>,
  by: { readonly by: string; readonly at: string },
): RecordEdits {
  const theirs = Object.entries(draft?.edits ?? {}).filter(([field]) => !onlyMine.includes(field));
  const mine = onlyMine.flatMap((field) => {
    const text = edits[field];
    return text === undefined ? [] : [[field, { text, ...by }] as const];
  });
  return Object.fromEntries([...theirs, ...mine]);
}

const shown = ({ stored, draft }: FoundRecord, fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [field, draft?.edits[field]?.text ?? stored?.texts[field] ?? '']),
  );
