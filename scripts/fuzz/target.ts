/**
 * Who sends a request: nobody known, one of two who stay signed in, or one whose session a request
 * may end.
 */
export const SENDERS = ['visitor', 'anna', 'bo', 'leaving'] as const;
export type Sender = (typeof SENDERS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Something the site answers when asked correctly; a request is one of these, spoiled. */
export type Target = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: { readonly kind: 'json' | 'form'; readonly fields: Fields } | null;
  /** Takes a large part of a second, so it is sent less often. */
  readonly isDear: boolean;
};
