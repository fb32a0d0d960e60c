export type Row = {
  readonly label: string;
  readonly value: string;
  /** The figure the mail is about. */
  readonly isMain?: boolean;
};

export type Step = { readonly when: string; readonly what: string; readonly text: string };

export type MailLink = { readonly href: URL; readonly label: string };

/** A paragraph, a heading, an address to follow, addresses to keep, the next steps in order, why it was sent, or labelled values. */
export type Part =
  | string
  | { readonly heading: string }
  | MailLink
  | { readonly links: readonly MailLink[] }
  | { readonly steps: readonly Step[] }
  | { readonly foot: string }
  | readonly Row[];
