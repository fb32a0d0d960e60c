import type { Result } from '../../../domain/result.ts';

export type Sms = {
  /** In the one normal form, as +4520304050. */
  readonly to: string;
  readonly text: string;
  /** Stays the same over retries. */
  readonly messageId: string;
};

/** permanent: the same message would be refused again. */
export type SmsError = { readonly kind: 'temporary' | 'permanent'; readonly code: string };

/** Adapters never throw for the network. */
export type SmsSender = { readonly send: (sms: Sms) => Promise<Result<null, SmsError>> };
