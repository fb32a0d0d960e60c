import type { ErrorTexts, FormValues } from '../../forms/form-definition.ts';
import type { NoAnswer } from '../../forms/unanswered.ts';
import type { ChannelField } from './channel-fields.tsx';

/** Changing how a sent request is answered. In the order of the page. */
export const reachForm = {
  id: 'reach',
  fields: ['preferredContactMethod', 'email', 'phone', 'preferredContactTime', 'consent'],
  kept: null,
} as const satisfies {
  readonly fields: readonly ChannelField[];
  readonly id: string;
  readonly kept: null;
};

export type ReachValues = FormValues<ChannelField>;

/** Why it was not changed. */
export type ReachProblem = 'fields' | 'too-many' | NoAnswer;

/** What did not happen, with what was typed, for a form that comes back without a script. */
export type ReachAnswer = {
  readonly kind: 'reach';
  readonly why: ReachProblem;
  /** Empty unless the fields are why. */
  readonly errors: ErrorTexts<ChannelField>;
  readonly values: ReachValues;
};
