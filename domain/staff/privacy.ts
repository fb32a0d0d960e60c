/** How staff name a person to the next step: a user, or what somebody who is none wrote from. */
export type PersonKey =
  | { readonly kind: 'user'; readonly uid: string }
  | { readonly kind: 'contact'; readonly contact: string };

export type FoundPerson = {
  /** null: no user; known by what they wrote to us alone. */
  readonly uid: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact: string;
  /** Ids of requests and messages that were sent without signing in. */
  readonly cases: readonly string[];
  /** Typed to erase them. */
  readonly reference: string;
  readonly lastAt: string;
  readonly isStaff: boolean;
};

/** How many rows of a table are a person's. */
export type KeptRow = { readonly table: string; readonly count: number };

/** How long rows of a table are kept. */
export type RetentionLine = {
  readonly table: string;
  /** As the daily line of the log calls it. */
  readonly what: string;
  /** null: each row says its own end. */
  readonly days: number | null;
  readonly rows: number;
};
