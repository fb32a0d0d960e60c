import type { Transaction } from 'kysely';
import { isOverLimit } from '../../domain/prices/rehearsal.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { danishDayOf } from '../danish-day.ts';
import { encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { notePublication } from '../publishing/publications.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { versionInForce } from './stored-book.ts';
import { bookOfDraft, findDraft } from './stored-draft.ts';
import { tryDraft } from './try-draft.ts';
import { isDay } from '../../domain/calendar-days.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };

const LONGEST_REASON = 500;
/** Further ahead than anybody plans prices [days]. */
const FURTHEST_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Publication = {
  readonly number: number;
  /** The saving that was seen by who publishes. */
  readonly editVersion: number;
  /** First day, ISO date; null: now. */
  readonly from: string | null;
  /** Why prices may rise; compulsory where one rises over the limit. */
  readonly reason: string;
};

/**
 * stale: something was changed after the rehearsal, or after who publishes read the draft.
 * other-base: another version has come into force since the draft began.
 */
export type PublicationRefused = {
  readonly kind: 'not-found' | 'wrong-cells' | 'stale' | 'other-base' | 'no-reason' | 'not-a-date';
};

/** A draft becomes a version: at once, or from a day on. It never changes again. */
export const publishDraft = command(
  { name: 'price.publish', access: 'staff', idempotent: 'no', audit: 'price-book' },
  async ({ now, change }: Needs, _who, wish: Publication) =>
    change<Result<{ readonly version: string }, PublicationRefused>>(async (transaction, about) => {
      const draft = await findDraft(transaction, wish.number);
      if (draft === null) return fail({ kind: 'not-found' });
      const { base, book, problems } = await bookOfDraft(transaction, draft);
      if (problems.length > 0) return fail({ kind: 'wrong-cells' });
      const { rehearsed, editVersion, number } = draft;
      if (rehearsed?.editVersion !== editVersion || wish.editVersion !== editVersion) {
        return fail({ kind: 'stale' });
      }
      const today = danishDayOf(now());
      if ((await versionInForce(transaction, today)) !== draft.baseVersion) {
        return fail({ kind: 'other-base' });
      }
      const latest = danishDayOf(new Date(now().getTime() + FURTHEST_DAYS * DAY_MS));
      const { from } = wish;
      if (from !== null && !(isDay(from) && from > today && from <= latest)) {
        return fail({ kind: 'not-a-date' });
      }
      const reason = wish.reason.trim().slice(0, LONGEST_REASON);
      const { reports } = await tryDraft(transaction, { base, book });
      if (reason === '' && reports.some(isOverLimit)) return fail({ kind: 'no-reason' });
      const validFrom = from ?? today;
      const version = `v${number}-${validFrom}`;
      const published: PriceBook = { ...book, id: version, name: `Version ${number}`, validFrom };
      await transaction
        .updateTable('price_books')
        .set({
          version,
          status: from === null ? 'published' : 'scheduled',
          valid_from: validFrom,
          is_example: book.isExample ? 1 : 0,
          book: encodeJson(published),
          edits: null,
          published_at: await nextMoment(transaction, now()),
        })
        .where('id', '=', draft.id)
        .execute();
      await notePublication(transaction);
      about({
        id: String(number),
        before: { inForce: draft.baseVersion },
        after: { version, validFrom, ...(reason !== '' && { reason }) },
      });
      return ok({ version });
    }),
);

/** Of two that begin on one day the one that was published last is in force: no two are published at one moment. */
async function nextMoment(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const { last } = await transaction
    .selectFrom('price_books')
    .select((row) => row.fn.max('published_at').as('last'))
    .executeTakeFirstOrThrow();
  const afterLastMs = last === null ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(now.getTime(), afterLastMs)).toISOString();
}

export type RollBackRefused = { readonly kind: 'not-found' | 'no-reason' | 'in-force' };

/** An earlier version is in force again: those after it are retired. One that waits for its day is taken back. */
export const rollBack = command(
  { name: 'price.roll-back', access: 'staff', idempotent: 'always', audit: 'price-book' },
  async (
    { now, change }: Needs,
    _who,
    wish: { readonly version: string; readonly reason: string },
  ) =>
    change<Result<object, RollBackRefused>>(async (transaction, about) => {
      const reason = wish.reason.trim().slice(0, LONGEST_REASON);
      if (reason === '') return fail({ kind: 'no-reason' });
      const today = danishDayOf(now());
      const inForce = await versionInForce(transaction, today);
      const target = await publishedRow(transaction, wish.version);
      if (target === undefined || target.valid_from > today) return fail({ kind: 'not-found' });
      const later = await laterThan(transaction, target);
      if (later.length === 0) return fail({ kind: 'in-force' });
      await transaction
        .updateTable('price_books')
        .set({ status: 'retired' })
        .where('version', 'in', later)
        .execute();
      await notePublication(transaction);
      about({
        id: String(target.number),
        before: { inForce },
        after: { inForce: wish.version, retired: later, reason },
      });
      return ok({});
    }),
);

function publishedRow(transaction: Transaction<Tables>, version: string) {
  return transaction
    .selectFrom('price_books')
    .select(['version', 'number', 'valid_from', 'published_at'])
    .where('version', '=', version)
    .where('status', 'in', ['published', 'scheduled'])
    .executeTakeFirst();
}

/** Versions that go before this one, on its day or on a later one. */
async function laterThan(
  transaction: Transaction<Tables>,
  target: NonNullable<Awaited<ReturnType<typeof publishedRow>>>,
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('price_books')
    .select('version')
    .where('status', 'in', ['published', 'scheduled'])
    .where('version', '!=', target.version)
    .where((row) =>
      row.or([
        row('valid_from', '>', target.valid_from),
        row.and([
          row('valid_from', '=', target.valid_from),
          row('published_at', '>', target.published_at),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ version }) => version);
}
