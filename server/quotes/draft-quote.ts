import type { Transaction } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { readState } from '../../domain/stored-state.ts';
import { priceOf } from '../../domain/report/report-figures.ts';
import {
  designProblem,
  DISCOUNT,
  linesProblem,
  type LinesProblem,
} from '../../domain/staff/quoted-lines.ts';
import type { ManualPrice, QuotedLine } from '../../domain/staff/quotes.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { keepCalculation, type CalculationToKeep } from '../calculations/keep-calculation.ts';
import { readOrLog } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { isRefusal, type WorkRefusal } from '../work/work-refusal.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { withLines, type ReadQuote } from './quote-figures.ts';
import {
  calculationOf,
  changeDraftQuote,
  figuresOf,
  readDraftQuote,
  tellOfQuote,
  type QuoteRefusal,
} from './stored-quote.ts';

type Needs = Pick<Services, 'now' | 'log'> & { readonly change: Change };
type Versioned = { readonly id: string; readonly version: number };
type Changed = { readonly id: string };

/**
 * Begins a quote: from the latest one, or from the price that was frozen with the request, if there is none that can be
 * read. One draft at a time.
 */
export const draftQuote = command(
  { name: 'quote.draft', access: 'staff', idempotent: 'always', audit: 'quote' },
  async ({ now, log, change }: Needs, who, { leadId }: { readonly leadId: string }) =>
    change<Result<Changed, { readonly kind: 'not-found' | 'withdrawn' | 'no-lines' }>>(
      async (transaction, about) => {
        const offer = await transaction
          .selectFrom('offer_requests')
          .select(['id', 'status', 'calculation_id'])
          .where('id', '=', leadId)
          .executeTakeFirst();
        if (offer === undefined) return fail({ kind: 'not-found' });
        if (offer.status === 'withdrawn') return fail({ kind: 'withdrawn' });
        const earlier = await transaction
          .selectFrom('quotes')
          .selectAll()
          .where('offer_id', '=', leadId)
          .orderBy('number', 'desc')
          .execute();
        const open = earlier.find(({ status }) => status === 'draft');
        if (open !== undefined) return ok({ id: open.id });
        const latest = earlier[0] === undefined ? null : withLines(earlier[0], log);
        const basis = await basisOf(transaction, latest, offer.calculation_id);
        if (basis === null) return fail({ kind: 'no-lines' });
        const at = now();
        const id = newId(at);
        const number = (earlier[0]?.number ?? 0) + 1;
        await transaction
          .insertInto('quotes')
          .values({
            ...(await figuresOf(transaction, { ...basis, byUid: who.uid, now: at })),
            id,
            offer_id: leadId,
            number,
            created_at: at.toISOString(),
            version: 1,
            status: 'draft',
            opened_count: 0,
            answer_note: '',
          })
          .execute();
        await tellOfQuote(
          transaction,
          { offer_id: leadId, number },
          { kind: 'quoted', actorUid: who.uid, now: at },
        );
        about({ id, after: { number } });
        return ok({ id });
      },
    ),
);

async function basisOf(
  transaction: Transaction<Tables>,
  latest: ReadQuote | null,
  calculationId: string,
) {
  if (latest !== null) {
    return {
      lines: latest.lines,
      calculationId: latest.calculation_id,
      priceBookVersion: latest.price_book_version,
      isExample: latest.is_example === 1,
      vatPercent: latest.vat_percent,
    };
  }
  const { quote, priceBookVersion } = await calculationOf(transaction, calculationId);
  if (quote === null || quote.lines.length === 0) return null;
  const { isExample, vatPercent } = quote.priceList;
  const lines = quote.lines.map((line): QuotedLine => ({ ...line, manual: null }));
  return { lines, calculationId, priceBookVersion, isExample, vatPercent };
}

/** What a draft is calculated for, where it is another system than it was. */
export type QuoteDesign = { readonly numberOfPanels: number; readonly batteryKwh: number };

type RepriceNeeds = Needs & Pick<Services, 'db' | 'estimate' | 'priceBook'>;
type NotPriced =
  WorkRefusal | { readonly kind: LinesProblem | 'not-calculated' | 'bad-panels' | 'bad-battery' };

/**
 * Calculates a draft anew, at the prices of today. A price set by hand stays on its line, and is old from then on
 * until somebody says that it still holds.
 */
export const repriceQuote = command(
  { name: 'quote.reprice', access: 'staff', idempotent: 'always', audit: 'quote' },
  async (
    { now, change, ...services }: RepriceNeeds,
    who,
    { id, version, design }: Versioned & { readonly design: QuoteDesign },
  ): Promise<Result<Changed, QuoteRefusal | NotPriced>> => {
    const wrong = designProblem(design);
    if (wrong !== null) return fail({ kind: wrong });
    const asked = await services.db
      .selectFrom('quotes')
      .innerJoin('offer_requests as offer', 'offer.id', 'quotes.offer_id')
      .select(['offer.id', 'offer.calculator_state'])
      .where('quotes.id', '=', id)
      .executeTakeFirst();
    if (asked === undefined) return fail({ kind: 'not-found' });
    const place = { log: services.log, table: 'offer_requests', id: asked.id };
    const state = readOrLog(asked.calculator_state, readState, place);
    if (state === null) return fail({ kind: 'not-calculated' });
    const calculated = await services.estimate(who, designed(state, design), 'live');
    if (!calculated.ok) {
      return isRefusal(calculated.error)
        ? fail(calculated.error)
        : fail({ kind: 'not-calculated' as const });
    }
    const { input, estimate, pvgisResponse } = calculated.value;
    const quote = priceOf(calculated.value);
    if (quote.lines.length === 0) return fail({ kind: 'not-calculated' as const });
    const kept: CalculationToKeep = { input, quote, estimate, figures: null, pvgisResponse };
    return change<Result<Changed, QuoteRefusal | NotPriced>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log: services.log });
      if (!draft.ok) return draft;
      const at = now();
      const before = draft.value.lines;
      const manual = new Map(before.map((line) => [line.code, line.manual]));
      const lines = [
        ...quote.lines.map((line) => withManual(line, manual.get(line.code) ?? null)),
        ...before.filter(({ code }) => code === DISCOUNT),
      ];
      const problem = linesProblem(lines);
      if (problem !== null) return fail({ kind: problem });
      const calculationId = await keepCalculation(transaction, kept, at);
      const changed = await changeDraftQuote(transaction, draft.value, {
        lines,
        calculationId,
        priceBookVersion: estimate.priceBookVersion,
        isExample: quote.priceList.isExample,
        vatPercent: quote.priceList.vatPercent,
        byUid: who.uid,
        now: at,
      });
      if (changed.ok) {
        const was = { totalOre: draft.value.total_ore };
        about({ id, before: was, after: { ...design, priceBook: estimate.priceBookVersion } });
      }
      return changed;
    });
  },
);

function designed(state: CalculatorState, design: QuoteDesign): CalculatorState {
  return {
    ...state,
    sizing: 'peak-power',
    calculatedNumberOfPanels: design.numberOfPanels,
    interestedInBattery: design.batteryKwh > 0,
    batteryCapacityKwh: design.batteryKwh,
    batteryUnitCounts: null,
  };
}

function withManual(line: Omit<QuotedLine, 'manual'>, manual: ManualPrice | null): QuotedLine {
  if (manual === null) return { ...line, manual };
  // The price by hand holds; what it stands instead of is what was calculated now.
  return {
    ...line,
    totalOre: manual.priceOre,
    manual: { ...manual, calculatedOre: line.totalOre },
  };
}
