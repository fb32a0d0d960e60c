import type { RecordKind, RecordRow } from '../../domain/records/record.ts';
import { ok } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { storeOf } from './record-stores.ts';
import { draftsOf, wholeTexts, type StoredRecordDraft } from './stored-record.ts';

/** Every row of a kind with what is typed of it: new ones first. */
export const listRecords = query(
  { name: 'record.list', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, who, { kind }: { readonly kind: RecordKind }) => {
    const stored = await storeOf(kind).list(db);
    const drafts = await draftsOf(db, kind);
    const nameOf = await namesIn(db, [...drafts.values()]);
    const draftOf = (id: string): RecordRow['draft'] => {
      const draft = drafts.get(id);
      if (draft === undefined) return null;
      const known = stored.find((row) => row.id === id) ?? null;
      const cells = Object.entries(draft.edits).map(([field, { text, by, at }]) => [
        field,
        { text, by: nameOf(by), isYou: by === who.uid, at },
      ]);
      return {
        editVersion: draft.editVersion,
        cells: Object.fromEntries(cells),
        problems: storeOf(kind).problemsIn(wholeTexts(kind, { stored: known, draft })),
      };
    };
    const isNew = (id: string) => !stored.some((row) => row.id === id);
    const added = [...drafts.keys()]
      .filter(isNew)
      .map((id): RecordRow => ({ id, state: 'new', texts: {}, draft: draftOf(id) }));
    const rows = stored.map(({ id, texts, isRetired }): RecordRow => ({
      id,
      state: isRetired ? 'retired' : 'in-use',
      texts,
      draft: draftOf(id),
    }));
    return ok([...added, ...rows]);
  },
);

async function namesIn(db: Database, drafts: readonly StoredRecordDraft[]) {
  const uids = new Set(drafts.flatMap(({ edits }) => Object.values(edits).map(({ by }) => by)));
  const people =
    uids.size === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['uid', 'name', 'email'])
          .where('uid', 'in', [...uids])
          .execute();
  return (uid: string) => {
    const person = people.find((one) => one.uid === uid);
    return person?.name ?? person?.email ?? '–';
  };
}

/** Ids of rows of a kind that were typed and never published. */
export async function unpublishedOf(db: Database, kind: RecordKind): Promise<readonly string[]> {
  const stored = await storeOf(kind).list(db);
  const drafted = [...(await draftsOf(db, kind)).keys()];
  return drafted.filter((id) => !stored.some((row) => row.id === id));
}
