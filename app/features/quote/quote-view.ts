import type { ShownContract } from '../../../domain/contract/contract.ts';
import type { ShownQuote } from '../../../domain/staff/quotes.ts';

export type QuoteView =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'quote';
      readonly quote: ShownQuote;
      readonly pdf: string;
      /** What was ordered with it, and where that is withdrawn; null: nothing, or before contracts were kept. */
      readonly contract: { readonly shown: ShownContract; readonly withdrawAt: string } | null;
      /** Staff look at it, which counts for nothing. */
      readonly isStaff: boolean;
    };

/** Why an answer was not taken, with what was typed. */
export type QuoteAnswered = {
  readonly problem:
    'no-name' | 'not-agreed' | 'closed' | 'not-online' | 'is-staff' | 'failed' | 'unreachable';
  readonly name: string;
  readonly hasAgreed: boolean;
  readonly note: string;
};

export const QUOTE_FIELDS = {
  answer: 'answer',
  name: 'name',
  agreed: 'agreed',
  note: 'note',
} as const;
