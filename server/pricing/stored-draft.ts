import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { draftBook, type Edits } from '../../domain/prices/draft.ts';
import { encodeJson, decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { PriceBookTable } from '../db/tables/catalogue.ts';
import { storedBook } from './stored-book.ts';

const storedEdits = z.record(
  z.string(),
  z.object({ text: z.string(), by: z.string(), at: z.string() }),
);
/** What was typed into a cell, by whom and when. */
export type StoredEdits = z.infer<typeof storedEdits>;

const rehearsed = z.object({ editVersion: z.number(), at: z.string() });
/** When a draft was tried on the latest reports, and as which of its savings. */
export type Rehearsed = z.infer<typeof rehearsed>;

export type StoredDraft = {
  readonly id: string;
  readonly number: number;
  readonly baseVersion: string;
  readonly editVersion: number;
  readonly createdAt: string;
  readonly savedAt: string | null;
  readonly edits: StoredEdits;
  readonly rehearsed: Rehearsed | null;
};

type Db = Kysely<Tables> | Transaction<Tables>;

/** @param number null: the newest @returns null: there is none */
export async function findDraft(db: Db, number: number | null): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('price_books')
    .selectAll()
    .where('status', '=', 'draft')
    .$if(number !== null, (of) => of.where('number', '=', number as number))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : draftIn(row);
}

function draftIn(row: Selectable<PriceBookTable>): StoredDraft {
  return {
    id: row.id,
    number: row.number,
    baseVersion: row.base_version ?? '',
    editVersion: row.edit_version,
    createdAt: row.created_at,
    savedAt: row.saved_at,
    edits: z.parse(storedEdits, decodeJson(row.edits) ?? {}),
    rehearsed: z.parse(z.nullable(rehearsed), decodeJson(row.rehearsal)),
  };
}

export const textsOf = (edits: StoredEdits): Edits =>
  Object.fromEntries(Object.entries(edits).map(([key, { text }]) => [key, text]));

/** The draft's book, and the version that it is compared with. */
export async function bookOfDraft(db: Db, draft: StoredDraft) {
  const base = await storedBook(db, draft.baseVersion);
  return { base, ...draftBook(base, textsOf(draft.edits)) };
}

/** @returns false: somebody else has saved in between, and nothing was written */
export async function writeEdits(
  transaction: Transaction<Tables>,
  draft: StoredDraft,
  edits: StoredEdits,
  at: string,
): Promise<boolean> {
  const written = await transaction
    .updateTable('price_books')
    .set({ edits: encodeJson(edits), edit_version: draft.editVersion + 1, saved_at: at })
    .where('id', '=', draft.id)
    .where('status', '=', 'draft')
    .where('edit_version', '=', draft.editVersion)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}
