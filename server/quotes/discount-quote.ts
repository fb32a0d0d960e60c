import { fail, type Result } from '../../domain/result.ts';
import {
  DISCOUNT,
  discountLine,
  linesProblem,
  LONGEST_DISCOUNT_REASON,
  type LinesProblem,
} from '../../domain/staff/quoted-lines.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { changeDraftQuote, readDraftQuote, unchanged, type QuoteRefusal } from './stored-quote.ts';

type Needs = Pick<Services, 'now' | 'log'> & { readonly change: Change };
type Versioned = { readonly id: string; readonly version: number };
type Changed = { readonly id: string };

type Discount = Versioned & {
  /** What it takes away [øre excl. VAT]. */
  readonly amountOre: number;
  /** The customer reads it. */
  readonly reason: string;
};
type NotGiven = QuoteRefusal | { readonly kind: LinesProblem | 'no-reason' | 'no-price' };

/** Takes something off the price, in a line of its own that says why. */
export const giveDiscount = command(
  { name: 'quote.discount', access: 'staff', idempotent: 'no', audit: 'quote' },
  async (
    { now, log, change }: Needs,
    who,
    { id, version, amountOre, reason: typed }: Discount,
  ): Promise<Result<Changed, NotGiven>> => {
    if (!(Number.isSafeInteger(amountOre) && amountOre > 0)) return fail({ kind: 'no-price' });
    const reason = typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST_DISCOUNT_REASON);
    if (reason === '') return fail({ kind: 'no-reason' });
    return change<Result<Changed, NotGiven>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log });
      if (!draft.ok) return draft;
      const lines = [...draft.value.lines, discountLine(amountOre, reason)];
      const problem = linesProblem(lines);
      if (problem !== null) return fail({ kind: problem });
      const becomes = { ...unchanged(draft.value), lines, byUid: who.uid, now: now() };
      const changed = await changeDraftQuote(transaction, draft.value, becomes);
      if (changed.ok) about({ id, after: { [DISCOUNT]: -amountOre, reason } });
      return changed;
    });
  },
);

export const removeDiscount = command(
  { name: 'quote.remove-discount', access: 'staff', idempotent: 'always', audit: 'quote' },
  async (
    { now, log, change }: Needs,
    who,
    { id, version, line: index }: Versioned & { readonly line: number },
  ) =>
    change<Result<Changed, QuoteRefusal>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log });
      if (!draft.ok) return draft;
      const lines = draft.value.lines;
      const line = lines[index];
      if (line?.code !== DISCOUNT) return fail({ kind: 'not-found' });
      const changed = await changeDraftQuote(transaction, draft.value, {
        ...unchanged(draft.value),
        lines: lines.toSpliced(index, 1),
        byUid: who.uid,
        now: now(),
      });
      if (changed.ok) about({ id, before: { [DISCOUNT]: line.totalOre, reason: line.reason } });
      return changed;
    }),
);
