import type { MessagePage, MessageState } from '../../../../domain/staff/messages.ts';

export type MessagesView = MessagePage & { readonly state: MessageState | null };

/** Of a message that was not sent again. */
export type MessagesAnswer = { readonly kind: 'not-found' | 'not-waiting' | 'expired' };
