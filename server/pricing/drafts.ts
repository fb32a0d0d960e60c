import type { Transaction } from 'kysely';
import { isCellKey, isChange, neutralEdits, type Edits } from '../../domain/prices/draft.ts';
import { mergeEdits, type EditConflict } from '../../domain/prices/merge-edits.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { danishDayOf } from '../danish-day.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { storedBook, versionInForce } from './stored-book.ts';
import { findDraft, textsOf, writeEdits, type StoredEdits } from './stored-draft.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type Gone = { readonly kind: 'not-found' };

const MOST_CELLS = 2_000;
const LONGEST_TEXT = 500;

/** A draft that begins with the version in force. */
export const startDraft = command(
  { name: 'price.start-draft', access: 'staff', idempotent: 'no', audit: 'price-book' },
  async ({ now, change }: Needs, _who, _input: object) =>
    change(async (transaction, about) => {
      const number = await addDraft(transaction, now(), {});
      about({ id: String(number), after: { status: 'draft' } });
      return ok({ number });
    }),
);

export const discardDraft = command(
  { name: 'price.discard-draft', access: 'staff', idempotent: 'always', audit: 'price-book' },
  async ({ change }: Needs, _who, { number }: { readonly number: number }) =>
    change<Result<object, Gone>>(async (transaction, about) => {
      const draft = await findDraft(transaction, number);
      if (draft === null) return fail({ kind: 'not-found' });
      await transaction.deleteFrom('price_books').where('id', '=', draft.id).execute();
      about({ id: String(number), before: textsOf(draft.edits) });
      return ok({});
    }),
);

/** Somebody's changes: texts by cell, null where a cell is to be as in the version in force. */
export type CellTexts = Readonly<Record<string, string | null>>;

export type DraftSaving = {
  readonly number: number;
  readonly mine: CellTexts;
  /** What these cells held when they were read. */
  readonly ground: CellTexts;
};

export type SavedDraft = {
  readonly editVersion: number;
  /** Cells that somebody else has changed to something else: theirs stand until it is said which. */
  readonly conflicts: readonly EditConflict[];
  readonly saved: readonly string[];
};

/**
 * Saves the cells that nobody else has changed since they were read, and tells of the others. Nothing is lost: what
 * is in conflict stays with who asks, and what the others saved stays in the draft.
 */
export const saveDraft = command(
  { name: 'price.save-draft', access: 'staff', idempotent: 'always', audit: 'price-book' },
  async ({ now, change }: Needs, who, { number, mine, ground }: DraftSaving) =>
    change<Result<SavedDraft, Gone | { readonly kind: 'not-cells' }>>(
      async (transaction, about) => {
        if (!areCells(mine)) return fail({ kind: 'not-cells' });
        const at = now().toISOString();
        for (;;) {
          const draft = await findDraft(transaction, number);
          if (draft === null) return fail({ kind: 'not-found' });
          const base = await storedBook(transaction, draft.baseVersion);
          // A draft of former days holds what was typed.
          const theirs = neutralEdits(textsOf(draft.edits), null);
          // Cells that are not told of are as they are.
          const read = laidOver(theirs, onlyChanges(base, ground));
          const merged = mergeEdits(read, laidOver(read, onlyChanges(base, mine)), theirs);
          const saved = merged.onlyMine;
          const { editVersion } = draft;
          if (saved.length === 0) return ok({ editVersion, conflicts: merged.conflicts, saved });
          const edits = withMine(draft.edits, merged.edits, saved, { by: who.uid, at });
          // Somebody was quicker: their changes are looked at too.
          if (!(await writeEdits(transaction, draft, edits, at))) continue;
          about({
            id: String(number),
            before: cellsOf(theirs, saved),
            after: cellsOf(merged.edits, saved),
          });
          return ok({ editVersion: editVersion + 1, conflicts: merged.conflicts, saved });
        }
      },
    ),
);

/**
 * Writes down what somebody typed into cells that somebody else had changed: it stands in no draft until one of the two
 * is chosen, and can be read in the log whichever it is.
 */
export const noteMeeting = command(
  { name: 'price.meet', access: 'staff', idempotent: 'no', audit: 'price-book' },
  async (
    { change }: { readonly change: Change },
    _who,
    { number, conflicts }: { readonly number: number; readonly conflicts: readonly EditConflict[] },
  ) =>
    change<Result<object, never>>((_transaction, about) => {
      const side = (of: 'mine' | 'theirs') =>
        Object.fromEntries(conflicts.map((cell) => [cell.key, cell[of]]));
      about({ id: String(number), before: side('theirs'), after: side('mine') });
      return Promise.resolve(ok({}));
    }),
);

/** What is in conflict becomes a draft of its own, with everything else that the draft holds. */
export const branchDraft = command(
  { name: 'price.branch-draft', access: 'staff', idempotent: 'no', audit: 'price-book' },
  async (
    { now, change }: Needs,
    who,
    { number, mine }: { readonly number: number; readonly mine: CellTexts },
  ) =>
    change<Result<{ readonly number: number }, Gone | { readonly kind: 'not-cells' }>>(
      async (transaction, about) => {
        if (!areCells(mine)) return fail({ kind: 'not-cells' });
        const draft = await findDraft(transaction, number);
        if (draft === null) return fail({ kind: 'not-found' });
        const base = await storedBook(transaction, draft.baseVersion);
        const edits = laidOver(textsOf(draft.edits), onlyChanges(base, mine));
        const by = { by: who.uid, at: now().toISOString() };
        const stored = withMine(draft.edits, edits, Object.keys(mine), by);
        const branch = await addDraft(transaction, now(), stored, draft.baseVersion);
        about({ id: String(branch), after: edits });
        return ok({ number: branch });
      },
    ),
);

/** The draft is compared with the version that is in force now, and keeps its changes. */
export const rebaseDraft = command(
  { name: 'price.rebase-draft', access: 'staff', idempotent: 'always', audit: 'price-book' },
  async ({ now, change }: Needs, _who, { number }: { readonly number: number }) =>
    change<Result<object, Gone>>(async (transaction, about) => {
      const draft = await findDraft(transaction, number);
      if (draft === null) return fail({ kind: 'not-found' });
      const version = await versionInForce(transaction, danishDayOf(now()));
      const base = await storedBook(transaction, version);
      const kept = Object.entries(draft.edits).filter(([key, { text }]) =>
        isChange(base, key, text),
      );
      await transaction
        .updateTable('price_books')
        .set({
          base_version: version,
          book: encodeJson(base),
          edits: encodeJson(Object.fromEntries(kept)),
          edit_version: draft.editVersion + 1,
        })
        .where('id', '=', draft.id)
        .execute();
      about({
        id: String(number),
        before: { base: draft.baseVersion },
        after: { base: version },
      });
      return ok({});
    }),
);

async function addDraft(
  transaction: Transaction<Tables>,
  now: Date,
  edits: StoredEdits,
  baseVersion?: string,
): Promise<number> {
  const version = baseVersion ?? (await versionInForce(transaction, danishDayOf(now)));
  const base = await storedBook(transaction, version);
  const { last } = await transaction
    .selectFrom('price_books')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  const id = newId(now);
  await transaction
    .insertInto('price_books')
    .values({
      id,
      version: `draft-${id}`,
      status: 'draft',
      valid_from: base.validFrom,
      is_example: base.isExample ? 1 : 0,
      book: encodeJson(base),
      created_at: now.toISOString(),
      number,
      base_version: version,
      edits: encodeJson(edits),
    })
    .execute();
  return number;
}

function areCells(mine: CellTexts): boolean {
  const cells = Object.entries(mine);
  return (
    cells.length <= MOST_CELLS &&
    cells.every(([key, text]) => isCellKey(key) && (text ?? '').length <= LONGEST_TEXT)
  );
}

/** A text that says the same as the version in force is none. */
function onlyChanges(base: PriceBook, mine: CellTexts): CellTexts {
  const kept = Object.entries(mine).map(([key, text]) => [
    key,
    text !== null && isChange(base, key, text) ? text : null,
  ]);
  return Object.fromEntries(kept) as CellTexts;
}

function laidOver(under: Edits, over: CellTexts): Edits {
  const all = Object.entries<string | null>({ ...under, ...over });
  return Object.fromEntries(all.filter((cell): cell is [string, string] => cell[1] !== null));
}

function withMine(
  stored: StoredEdits,
  merged: Edits,
  mine: readonly string[],
  by: { readonly by: string; readonly at: string },
): StoredEdits {
  return Object.fromEntries(
    Object.entries(merged).map(([key, text]) => [
      key,
      mine.includes(key) ? { text, ...by } : (stored[key] ?? { text, ...by }),
    ]),
  );
}

const cellsOf = (edits: Edits, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, edits[key] ?? null]));
