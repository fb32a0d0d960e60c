export type Row = {
  readonly label: string;
  readonly value: string;
  /** The figure the mail is about. */
  readonly isMain?: boolean;
};

export type Step = { readonly when: string; readonly what: string; readonly text: string };

/** A paragraph, a heading, an address to follow, the next steps in order, why it was sent, or labelled values. */
export type Part =
  | string
  | { readonly heading: string }
  | { readonly href: URL; readonly label: string }
  | { readonly steps: readonly Step[] }
  | { readonly foot: string }
  | readonly Row[];
