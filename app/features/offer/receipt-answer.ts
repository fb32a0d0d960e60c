import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import type { ReachAnswer } from './reach-form.ts';
import type { NoAnswer } from '../../forms/unanswered.ts';

/** Names of the receipt's fields. */
export const RECEIPT_FORM = { intent: INTENT_FIELD, text: 'text' } as const;
/** What its forms do; without a word it is withdrawn, as from a page of an older program. */
export const ADD = 'add';
export const REACH = 'reach';

/** Why what was written was not taken. */
export type AdditionProblem = 'empty' | 'too-long' | 'too-many' | NoAnswer;

/** What did not happen: the page says so beside its form. */
export type ReceiptAnswer =
  | { readonly kind: 'withdraw'; readonly failed: NoAnswer }
  | ReachAnswer
  /** Whatever it was: it is the customer's, and in this browser somebody is signed in as staff. */
  | { readonly kind: 'is-staff' }
  /** With what was typed, for a form that comes back without a script. */
  | { readonly kind: 'add'; readonly why: AdditionProblem; readonly text: string };
