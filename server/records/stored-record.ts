import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { draftedTexts, type RecordKind, type RecordTexts } from '../../domain/records/record.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { StoredRecord } from './record-store.ts';
import { storeOf } from './record-stores.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

const typedText = { text: z.string(), by: z.string(), at: z.string() };
const storedEdits = z.record(
  z.string(),
  // was: of a text that came in a file, what was typed there before it; null: nothing.
  z.object({ ...typedText, was: z.optional(z.nullable(z.object(typedText))) }),
);
/** What was typed into a field, by whom and when. */
export type RecordEdits = z.infer<typeof storedEdits>;
export type RecordEdit = RecordEdits[string];

export type StoredRecordDraft = { readonly editVersion: number; readonly edits: RecordEdits };

/** Drafts of a kind by their row's id. */
export async function draftsOf(
  db: Db,
  kind: RecordKind,
): Promise<ReadonlyMap<string, StoredRecordDraft>> {
  const rows = await db
    .selectFrom('record_drafts')
    .select(['id', 'edits', 'edit_version'])
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { editVersion: row.edit_version, edits: z.parse(storedEdits, decodeJson(row.edits)) },
    ]),
  );
}

export type FoundRecord = {
  /** null: it has never been published. */
  readonly stored: StoredRecord | null;
  readonly draft: StoredRecordDraft | null;
};

/** A row with its draft; null: neither is there. */
export async function findRecord(
  db: Db,
  kind: RecordKind,
  id: string,
): Promise<FoundRecord | null> {
  const stored = (await storeOf(kind).list(db)).find((row) => row.id === id) ?? null;
  const draft = (await draftsOf(db, kind)).get(id) ?? null;
  return stored === null && draft === null ? null : { stored, draft };
}

export const typedTexts = (edits: RecordEdits): RecordTexts =>
  Object.fromEntries(Object.entries(edits).map(([field, { text }]) => [field, text]));

/** What a row comes to with its draft: all of its fields. */
export function wholeTexts(kind: RecordKind, { stored, draft }: FoundRecord): RecordTexts {
  const empty = Object.fromEntries(storeOf(kind).fields.map((field) => [field, '']));
  const typed = typedTexts(draft?.edits ?? {});
  return { ...draftedTexts({ texts: { ...empty, ...stored?.texts }, draft: null }), ...typed };
}

type Writing = {
  readonly kind: RecordKind;
  readonly id: string;
  readonly at: string;
  readonly edits: RecordEdits;
  /** As it was read; null: there was no draft. */
  readonly editVersion: number | null;
};

/** @returns false: somebody else has saved in between, and nothing was written */
export async function writeDraft(
  transaction: Transaction<Tables>,
  { kind, id, at, edits, editVersion }: Writing,
): Promise<boolean> {
  if (editVersion === null) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('record_drafts')
      .values({ kind, id, edits: encodeJson(edits), edit_version: 1, created_at: at, saved_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('record_drafts')
    .set({ edits: encodeJson(edits), edit_version: editVersion + 1, saved_at: at })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('edit_version', '=', editVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function dropDraft(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  id: string,
): Promise<void> {
  await transaction
    .deleteFrom('record_drafts')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
