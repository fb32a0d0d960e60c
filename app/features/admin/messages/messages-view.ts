import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { MessagePage, MessageSearch, OpenMessage } from '../../../../domain/staff/messages.ts';

export type MessagesView = MessagePage & {
  readonly search: MessageSearch;
  /** null: none is opened. */
  readonly open: OpenMessage | null;
  /** The Danish day that it is. */
  readonly today: string;
  /** Whether somebody is about to keep everything back. */
  readonly isPausing: boolean;
  /** How long messages are kept. */
  readonly keptDays: { readonly sent: number; readonly dead: number };
};

export const MESSAGES_FORM = { intent: INTENT_FIELD, id: 'id', chosen: 'chosen' } as const;
export const MESSAGES_QUERY = {
  state: 'state',
  q: 'q',
  before: 'before',
  open: 'open',
  pause: 'pause',
} as const;

/** Of messages to which it was not done. */
export type MessagesAnswer =
  | { readonly kind: 'not-found' | 'not-waiting' | 'expired' | 'none-chosen' }
  | { readonly kind: 'partly'; readonly done: number; readonly all: number };

/** The list as it is, with another state, page or opened message. */
export function messagesQuery(
  search: MessageSearch,
  more: { readonly open?: string; readonly before?: string } = {},
): string {
  const before = more.before ?? search.before;
  return `?${new URLSearchParams({
    ...(search.state !== 'needs' && { [MESSAGES_QUERY.state]: search.state }),
    ...(search.q !== '' && { [MESSAGES_QUERY.q]: search.q }),
    ...(before !== null && { [MESSAGES_QUERY.before]: before }),
    ...(more.open !== undefined && { [MESSAGES_QUERY.open]: more.open }),
  })}`;
}
