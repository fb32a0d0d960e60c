export const SHARE_FIELDS = { intent: 'intent', days: 'days' } as const;
export const MAIL_FIELDS = { email: 'email', consent: 'consent' } as const;
export const SHARE_INTENTS = ['share', 'end', 'mail'] as const;

/** What is wrong with the form of a mail, by field, in words. */
export type MailErrors = Readonly<Partial<Record<keyof typeof MAIL_FIELDS, string>>>;

/** What became of a mail that was asked for. */
export type MailAnswer =
  | { readonly kind: 'mail-sent'; readonly email: string }
  | {
      readonly kind: 'mail-refused';
      readonly errors: MailErrors;
      /** Why, where no field is wrong. */
      readonly problem: string | null;
      readonly email: string;
    };

export type ShareAnswer =
  /** link: the whole address, told this once. */
  | { readonly kind: 'shared'; readonly link: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unanswered'; readonly why: 'unreachable' | 'failed' }
  | MailAnswer;

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
