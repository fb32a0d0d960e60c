import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { OwnSession, StaffPeople } from '../../../../domain/staff/people.ts';

/** What somebody is about to do to somebody, and has not yet said yes to. */
export const ACTS = ['grant', 'refuse', 'remove', 'sign-out', 'withdraw'] as const;
export type Act = (typeof ACTS)[number];

/** What became of the mail to somebody who was let in. already: they were invited, and got one then. */
export const MAIL_OUTCOMES = ['sent', 'too-many', 'already'] as const;

export type PeopleView = StaffPeople & {
  readonly asked: { readonly act: Act; readonly id: string } | null;
  /** Of the mail a moment ago. */
  readonly mail: (typeof MAIL_OUTCOMES)[number] | null;
  /** Whether the field for another's mail address is open. */
  readonly isAdding: boolean;
  /** Whether all that was decided is shown. */
  readonly isWhole: boolean;
  readonly invitationDays: number;
  /** How long a refused request is kept. */
  readonly refusedDays: number;
  /** Where one is signed in oneself. */
  readonly sessions: readonly OwnSession[];
  /** After how long staff are signed out. */
  readonly sessionLimits: { readonly unusedHours: number; readonly longestDays: number };
};

/** Of a refused form. */
export type PeopleAnswer = {
  readonly kind: 'not-an-address' | 'no-reason' | 'last-admin' | 'not-found' | 'not-proven';
  readonly typed: string;
};

export const ACT_QUERY = {
  act: 'act',
  id: 'id',
  add: 'add',
  mail: 'mail',
  decided: 'decided',
} as const;
export const PEOPLE_FIELDS = {
  intent: INTENT_FIELD,
  id: 'id',
  email: 'email',
  reason: 'reason',
} as const;
