import type { Delivery, SendingPause } from './overview.ts';

/** Which messages: those that may need somebody, one kind of them, those that arrived, or all. */
export const MESSAGE_STATES = ['needs', 'held', 'dead', 'pending', 'sent', 'all'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** After so many in vain a message is given up. */
export const MOST_TRIES = 8;

export type MessageRow = {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly purpose: string;
  /** Enough of an address or number to recognise it. */
  readonly recipient: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly status: 'dead' | 'pending' | 'sent' | 'held';
  readonly tries: number;
  readonly nextAttemptAt: string;
  readonly lastError: string | null;
  /** It is of no use any more, and not sent again. */
  readonly isExpired: boolean;
  /** Staff have seen that it was given up. */
  readonly isSeen: boolean;
};

/** One try. code: what was answered; null: it was taken. */
export type MessageTry = { readonly at: string; readonly code: string | null };

export type OpenMessage = MessageRow & {
  /** May lack those of before they were written down. */
  readonly log: readonly MessageTry[];
  readonly expiresAt: string | null;
  /** The request that it is about, and its number; null: about none. */
  readonly lead: { readonly id: string; readonly reference: string } | null;
};

export type MessageSearch = {
  readonly state: MessageState;
  /** A part of a recipient, or a request's number; empty: all. */
  readonly q: string;
  readonly before: string | null;
};

export type MessagePage = {
  readonly rows: readonly MessageRow[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
  /** Below those that need somebody: the last that arrived. */
  readonly delivered: readonly MessageRow[];
  readonly counts: Readonly<Record<MessageState, number>>;
  /** How sending goes, whichever messages are shown. */
  readonly deliveries: readonly Delivery[];
  /** null: messages go out. */
  readonly pause: SendingPause | null;
};
