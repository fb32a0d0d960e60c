import type { QuoteState } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, percent } from '../../../../words/format.ts';
import type { StaffQuoteAnswer } from './quote-view.ts';

const STATES: Readonly<Record<QuoteState, () => string>> = {
  draft: m.quotes_draft,
  sent: m.quotes_sent,
  accepted: m.quotes_accepted,
  declined: m.quotes_declined,
  withdrawn: m.quotes_withdrawn,
  expired: m.quotes_expired,
};

export const quoteStateName = (state: QuoteState): string => STATES[state]();

/** Why nothing was done, where no field is to blame; null: a field says it. */
export function quoteRefusal(answer: StaffQuoteAnswer | undefined): string | null {
  switch (answer?.kind) {
    case 'changed':
      return m.quotes_refused_changed();
    case 'withdrawn':
      return m.quotes_refused_withdrawn();
    case 'sent':
      return m.quotes_refused_sent();
    case 'answered':
      return m.quotes_refused_answered();
    case 'stale':
      return m.quotes_stale_bar();
    case 'no-email':
      return m.quotes_no_email();
    case 'company-gaps':
      return m.company_quote_refused();
    case 'too-many':
      return m.quotes_too_many();
    case 'below-zero':
    case 'too-much':
      // Where a field was pressed with it, the field says it.
      return answer.intent === 'price' || answer.intent === 'discount'
        ? null
        : (amountProblem(answer) ?? null);
    case 'not-calculated':
      return m.quotes_not_calculated();
    case 'busy':
      return m.quotes_refused_busy();
    default:
      return null;
  }
}

/** What is wrong with an amount, at its field; undefined: nothing. */
export function amountProblem(answer: StaffQuoteAnswer | undefined): string | undefined {
  switch (answer?.kind) {
    case 'no-price':
      return m.quotes_no_price();
    case 'below-zero':
      return m.quotes_below_zero();
    case 'too-much':
      return m.quotes_too_much();
    default:
      return answer?.errors.price;
  }
}

/** Øre as kroner, without their sign: for columns that say it. */
export const inKr = (ore: number): string => decimal(ore / 100, getLocale());

/** How much of a price is left. */
export function shareWords(profitOre: number | null, ofOre: number): string {
  return profitOre === null || ofOre === 0 ? '–' : percent(profitOre / ofOre, getLocale(), 1);
}
