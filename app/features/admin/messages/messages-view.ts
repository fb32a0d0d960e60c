export type MessageState = 'dead' | 'pending' | 'sent';

/** The same shape as in server/admin/messages.ts. */
export type MessageRow = {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly purpose: string;
  readonly recipient: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly status: MessageState;
  readonly tries: number;
  readonly nextAttemptAt: string;
  readonly lastError: string | null;
  readonly isExpired: boolean;
};

export type MessagesView = {
  readonly state: MessageState | null;
  readonly rows: readonly MessageRow[];
  readonly next: string | null;
};

export type MessagesAnswer = { readonly kind: 'not-found' | 'not-waiting' | 'expired' };
