import type { Delivery } from './overview.ts';

/** Which messages: all, the undeliverable ones, or those that wait. */
export const MESSAGE_STATES = ['dead', 'pending', 'sent'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type MessageRow = {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly purpose: string;
  /** Enough of an address or number to recognise it. */
  readonly recipient: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly status: MessageState;
  readonly tries: number;
  readonly nextAttemptAt: string;
  readonly lastError: string | null;
  /** It is of no use any more, and not sent again. */
  readonly isExpired: boolean;
};

export type MessagePage = {
  readonly rows: readonly MessageRow[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
  /** How sending goes, whichever messages are shown. */
  readonly deliveries: readonly Delivery[];
};
