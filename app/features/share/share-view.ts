import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import type { MailRefusal } from './mail-form.ts';

export const SHARE_FIELDS = { intent: INTENT_FIELD, days: 'days' } as const;

/** What became of a mail that was asked for. */
export type MailAnswer = { readonly kind: 'mail-sent'; readonly email: string } | MailRefusal;

export type LinkAnswer =
  /** link: the whole address, told this once. */
  | { readonly kind: 'shared'; readonly link: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unanswered'; readonly why: 'unreachable' | 'failed' };

export type ShareAnswer = LinkAnswer | MailAnswer;

/** What the site does with mails. */
export type MailWay = 'sent' | 'waits' | 'outbox';

export type MailView = {
  readonly idempotencyKey: string;
  readonly way: MailWay;
};

export type ShareView = {
  readonly reportId: string;
  /** What its owner calls the report. */
  readonly title: string;
  /** ISO; null: no link is open. */
  readonly sharedUntil: string | null;
  readonly mailLinks: number;
  readonly mail: MailView;
};
