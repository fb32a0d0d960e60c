import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { QuoteNumber } from '../../../../domain/staff/quote-numbers.ts';
import type { ShownContract } from '../../../../domain/contract/contract.ts';
import type { QuoteFacts } from '../../../../domain/staff/quotes.ts';

export type StaffQuoteView = {
  readonly quote: QuoteFacts;
  /** What was ordered with it; null: nothing, or before contracts were kept. */
  readonly contract: ShownContract | null;
  /** The customer's page and paper; null: a draft. */
  readonly page: string | null;
  readonly pdf: string | null;
  /** It is asked whether to send it. */
  readonly isSending: boolean;
};

/** Why a form was not taken, with what was typed. */
export type StaffQuoteAnswer = {
  readonly kind:
    | 'changed'
    | 'withdrawn'
    | 'sent'
    | 'answered'
    | 'stale'
    | 'no-email'
    | 'company-gaps'
    | 'too-many'
    | 'no-reason'
    | 'no-price'
    | 'below-zero'
    | 'too-much'
    | 'bad-panels'
    | 'bad-battery'
    /** A field that is to be a number; errors say which. */
    | 'fields'
    /** A withdrawal was not entered; entered says why. */
    | 'withdrawal'
    | 'not-calculated'
    | 'busy';
  /** What was pressed. */
  readonly intent: string;
  /** The line that it is about. */
  readonly line: number | null;
  readonly price: string;
  readonly reason: string;
  readonly panels: string;
  readonly battery: string;
  /** What is wrong with a figure, in words. */
  readonly errors: Readonly<Partial<Record<QuoteNumber, string>>>;
  /** A withdrawal as it was typed; left out: another form was sent. */
  readonly entered?: EnteredAnswer;
};

export type EnteredAnswer = {
  readonly problem: 'no-name' | 'no-email' | 'no-such-day';
  readonly how: string;
  readonly receivedOn: string;
  readonly sentOn: string;
  readonly name: string;
  readonly email: string;
};

export const STAFF_QUOTE_FIELDS = {
  intent: INTENT_FIELD,
  version: 'version',
  line: 'line',
  price: 'price',
  reason: 'reason',
  panels: 'panels',
  battery: 'battery',
  how: 'how',
  receivedOn: 'receivedOn',
  sentOn: 'sentOn',
  name: 'name',
  email: 'email',
} as const;

export const STAFF_QUOTE_QUERY = { send: 'send' } as const;
