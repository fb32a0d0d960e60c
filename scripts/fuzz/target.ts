/** Who sends a request: nobody known, one of two who stay signed in, or one whose session a request may end. */
export const SENDERS = ['visitor', 'anna', 'bo', 'leaving'] as const;
export type Sender = (typeof SENDERS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Something that the site answers to when it is asked well; a request is one of these, spoiled. */
export type Target = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: { readonly kind: 'json' | 'form'; readonly fields: Fields } | null;
  /** Its work is a large part of a second: asked less often. */
  readonly isDear: boolean;
};
