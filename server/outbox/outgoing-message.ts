import type { Locale } from '../../words/locale.ts';

export type MessagePurpose =
  | 'offer-receipt'
  | 'offer-notice'
  | 'offer-addition'
  | 'offer-withdrawal'
  | 'offer-withdrawn'
  | 'quote'
  | 'quote-answer'
  | 'quote-signed'
  | 'withdrawal-receipt'
  | 'withdrawal-notice'
  | 'contact-receipt'
  | 'contact-notice'
  | 'sign-in-code'
  | 'report-link'
  | 'staff-invitation'
  | 'staff-access';

export type OutgoingMessage = {
  readonly kind: 'mail' | 'sms';
  readonly purpose: MessagePurpose;
  readonly locale: Locale;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Empty for an SMS. */
  readonly html: string;
};
