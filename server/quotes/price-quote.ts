import type { ManualPrice } from '../../domain/staff/quotes.ts';
import { DISCOUNT, linesProblem, type LinesProblem } from '../../domain/staff/quoted-lines.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { danishDayOf } from '../danish-day.ts';
import { versionInForce } from '../pricing/stored-book.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import {
  changeDraftQuote,
  findDraftQuote,
  readDraftQuote,
  unchanged,
  type QuoteRefusal,
} from './stored-quote.ts';

type Needs = Pick<Services, 'now' | 'log'> & { readonly change: Change };
type Versioned = { readonly id: string; readonly version: number };
type Changed = { readonly id: string };

const LONGEST_REASON = 500;
/** [øre excl. VAT] */
const DEAREST_LINE_ORE = 200_000_000;

type LineChange = Versioned & {
  /** Which of the lines, from 0. */
  readonly line: number;
  /** [øre excl. VAT]; null: the price book's again. */
  readonly priceOre: number | null;
  readonly reason: string;
};

type NotPriced = QuoteRefusal | { readonly kind: LinesProblem | 'no-reason' | 'no-price' };

/** Sets a line's price by hand, with the reason; or takes that back. */
export const setQuotePrice = command(
  { name: 'quote.price', access: 'staff', idempotent: 'always', audit: 'quote' },
  async (
    { now, log, change }: Needs,
    who,
    { id, version, line: index, priceOre, reason: typed }: LineChange,
  ): Promise<Result<Changed, NotPriced>> => {
    const reason = typed.trim().slice(0, LONGEST_REASON);
    if (priceOre !== null && reason === '') return fail({ kind: 'no-reason' as const });
    if (
      priceOre !== null &&
      !(Number.isInteger(priceOre) && Math.abs(priceOre) <= DEAREST_LINE_ORE)
    ) {
      return fail({ kind: 'no-price' as const });
    }
    if (priceOre !== null && priceOre < 0) return fail({ kind: 'below-zero' as const });
    return change<Result<Changed, NotPriced>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log });
      if (!draft.ok) return draft;
      const lines = draft.value.lines;
      const line = lines[index];
      // A discount is given anew with its reason.
      if (line === undefined || line.code === DISCOUNT) return fail({ kind: 'not-found' });
      const at = now();
      const calculatedOre = line.manual?.calculatedOre ?? line.totalOre;
      const manual: ManualPrice | null =
        priceOre === null
          ? null
          : {
              priceOre,
              reason,
              byUid: who.uid,
              at: at.toISOString(),
              calculatedOre,
              priceBookVersion: await versionInForce(transaction, danishDayOf(at)),
              calculationId: draft.value.calculation_id,
            };
      const priced = lines.with(index, { ...line, totalOre: priceOre ?? calculatedOre, manual });
      const problem = linesProblem(priced);
      if (problem !== null) return fail({ kind: problem });
      const changed = await changeDraftQuote(transaction, draft.value, {
        ...unchanged(draft.value),
        lines: priced,
        byUid: who.uid,
        now: at,
      });
      if (changed.ok) {
        about({
          id,
          before: { [line.code]: line.totalOre },
          after: { [line.code]: priceOre ?? calculatedOre, reason },
        });
      }
      return changed;
    });
  },
);

/** Says that prices set by hand still hold, although design or price book changed. */
export const confirmQuotePrices = command(
  { name: 'quote.confirm-prices', access: 'staff', idempotent: 'always', audit: 'quote' },
  async ({ now, log, change }: Needs, who, { id, version }: Versioned) =>
    change<Result<Changed, QuoteRefusal>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log });
      if (!draft.ok) return draft;
      const at = now();
      const priceBookVersion = await versionInForce(transaction, danishDayOf(at));
      const lines = draft.value.lines.map((line) =>
        line.manual === null
          ? line
          : {
              ...line,
              manual: {
                ...line.manual,
                priceBookVersion,
                calculationId: draft.value.calculation_id,
              },
            },
      );
      const becomes = { ...unchanged(draft.value), lines, byUid: who.uid, now: at };
      const changed = await changeDraftQuote(transaction, draft.value, becomes);
      if (changed.ok) about({ id, after: { priceBook: priceBookVersion } });
      return changed;
    }),
);

/** Throws a draft away; what has been sent can only be taken back. */
export const discardQuote = command(
  { name: 'quote.discard', access: 'staff', idempotent: 'always', audit: 'quote' },
  async ({ change }: Needs, _who, { id, version }: Versioned) =>
    change<Result<{ readonly leadId: string }, QuoteRefusal>>(async (transaction, about) => {
      const draft = await findDraftQuote(transaction, { id, version });
      if (!draft.ok) return draft;
      await transaction.deleteFrom('quotes').where('id', '=', id).execute();
      about({ id, before: { number: draft.value.number, totalOre: draft.value.total_ore } });
      return ok({ leadId: draft.value.offer_id });
    }),
);
