import type { Result } from '../../../domain/result.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stays the same over retries, so that a receiver can tell a repeated mail. */
  readonly messageId: string;
};

/** permanent: the same mail would be refused again. */
export type MailError = { readonly kind: 'temporary' | 'permanent'; readonly code: string };

/** Adapters never throw for the network. */
export type MailSender = {
  readonly send: (mail: Mail) => Promise<Result<null, MailError>>;
};
