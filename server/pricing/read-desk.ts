import { ok } from '../../domain/result.ts';
import type { DraftCell, PriceDesk, PriceDraft } from '../../domain/staff/prices.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { unpublishedModels } from '../catalogue/unpublished-models.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { versionInForce } from './stored-book.ts';
import { bookOfDraft, findDraft, type StoredDraft } from './stored-draft.ts';
import { tryDraft } from './try-draft.ts';

/** What staff's pages of prices show: a draft, what it began with, and what is in force. */
export const readPriceDesk = query(
  { name: 'price.read-desk', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    who,
    /** number null: the newest draft. */
    { number }: { readonly number: number | null },
  ) => {
    const today = danishDayOf(now());
    const version = await versionInForce(db, today);
    const books = await db
      .selectFrom('price_books')
      .select(['version', 'number', 'status', 'valid_from', 'is_example'])
      .orderBy('number', 'desc')
      .execute();
    const inForce = books.find((row) => row.version === version)!;
    const scheduled = books
      .filter((row) => row.status === 'scheduled' && row.valid_from > today)
      .at(-1);
    const draft = await findDraft(db, number);
    return ok<PriceDesk>({
      draft:
        draft === null
          ? null
          : await shownDraft(db, draft, {
              uid: who.uid,
              inForce: version,
              base: books.find((row) => row.version === draft.baseVersion)?.number ?? 0,
            }),
      drafts: books.filter(({ status }) => status === 'draft').map((row) => row.number),
      inForce: {
        number: inForce.number,
        validFrom: inForce.valid_from,
        isExample: inForce.is_example === 1,
      },
      scheduled:
        scheduled === undefined
          ? null
          : { number: scheduled.number, validFrom: scheduled.valid_from },
    });
  },
);

type Beside = { readonly uid: string; readonly inForce: string; readonly base: number };

async function shownDraft(
  db: Database,
  draft: StoredDraft,
  { uid, inForce, base }: Beside,
): Promise<PriceDraft> {
  const { number, editVersion, createdAt, savedAt, rehearsed } = draft;
  const { base: book, book: drafted, problems } = await bookOfDraft(db, draft);
  const isFresh = rehearsed?.editVersion === editVersion && problems.length === 0;
  const uids = [...new Set(Object.values(draft.edits).map(({ by }) => by))];
  const people =
    uids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['uid', 'name', 'email'])
          .where('uid', 'in', uids)
          .execute();
  const nameOf = (of: string) => {
    const person = people.find((one) => one.uid === of);
    return person?.name ?? person?.email ?? '–';
  };
  const cells = Object.entries(draft.edits).map(([key, { text, by, at }]): [string, DraftCell] => [
    key,
    { text, by: nameOf(by), isYou: by === uid, at },
  ]);
  return {
    number,
    editVersion,
    createdAt,
    savedAt,
    cells: Object.fromEntries(cells),
    base: {
      number: base,
      book,
      isInForce: draft.baseVersion === inForce,
    },
    catalogue: await readCatalogue(db),
    unpublished: await unpublishedModels(db),
    rehearsed: rehearsed && { at: rehearsed.at, isFresh },
    rehearsal: isFresh ? await tryDraft(db, { base: book, book: drafted }) : null,
  };
}
