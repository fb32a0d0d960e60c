import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import type { QuoteRow } from '../../../../domain/staff/quotes.ts';
import type { ComparedQuote } from '../quotes/compared-quotes.tsx';
import type { DoneChange, LeadOwner, LeadPlace } from '../../../../domain/staff/leads.ts';
import type { OpenedFrom } from './lead-path.ts';

export type LeadView = OpenedFrom & {
  /** Where it stands in the list that it was opened from; null: not known. */
  readonly place: LeadPlace | null;
  readonly facts: LeadFacts;
  readonly quotes: readonly QuoteRow[];
  /** Its last two; null: there are not as many. */
  readonly compared: { readonly older: ComparedQuote; readonly newer: ComparedQuote } | null;
  readonly owners: readonly LeadOwner[];
  readonly today: string;
  readonly me: string;
  readonly done: DoneChange | null;
};

/** The answer to a form on the lead's page, with what was typed if it was refused. */
export type LeadAnswer =
  | {
      readonly kind: 'shown';
      /** Whose: of the lead, or of one that was merged into it. */
      readonly of: string;
      readonly contact: { readonly email: string | null; readonly phone: string | null };
      /** Asked for in order to write to them at once. */
      readonly isReply: boolean;
    }
  | { readonly kind: 'noted-after-withdrawal' }
  | {
      readonly kind:
        | 'changed'
        | 'withdrawn'
        | 'not-undone'
        | 'no-such-day'
        | 'no-such-owner'
        | 'no-reason'
        | 'no-note'
        | 'no-lines';
      readonly typed?: Readonly<Record<'step' | 'day' | 'time' | 'owner', string>>;
      readonly reason?: string;
      readonly note?: string;
    };

export const LEAD_FIELDS = {
  intent: INTENT_FIELD,
  version: 'version',
  stage: 'stage',
  step: 'step',
  day: 'day',
  time: 'time',
  owner: 'owner',
  take: 'take',
  note: 'note',
  reason: 'reason',
  event: 'event',
  other: 'other',
} as const;

export const LEAD_QUERY = {
  done: 'done',
  /** What of the timeline is shown. */
  part: 'part',
} as const;
