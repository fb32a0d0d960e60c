/** How staff refer to a person in the next step: a user, or the address that somebody without an account wrote from. */
export type PersonKey =
  | { readonly kind: 'user'; readonly uid: string }
  | { readonly kind: 'contact'; readonly contact: string };

export type FoundPerson = {
  /** null: no user; known only by what they wrote to us. */
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
  /** What they say on our pages, of whoever is known by that alone. */
  readonly quote: { readonly da: string; readonly en: string } | null;
};

/**
 * What somebody's rows are kept for. once: so that what is sent twice is kept once. proof: of what they agreed to.
 * bookkeeping: the law has it kept.
 */
export type KeptFor =
  | 'offer'
  | 'answer'
  | 'delivery'
  | 'once'
  | 'reports'
  | 'sign-in'
  | 'staff'
  | 'proof'
  | 'bookkeeping';

/** What of a table belongs to a person. */
export type KeptRow = {
  readonly table: string;
  /** How many rows. */
  readonly count: number;
  readonly why: KeptFor | null;
  /** When the last of them goes by itself, if nothing happens until then; null: they stay until somebody erases them. */
  readonly until: string | null;
};

/** All that is kept of one person. */
export type KeptOf = {
  readonly person: FoundPerson;
  readonly rows: readonly KeptRow[];
  /** Tables that may hold something of a person, and hold nothing of this one. */
  readonly empty: readonly string[];
  /** Rows of the audit log that tell of what is theirs. They stay, and name nobody. */
  readonly logged: number;
};

/** How long rows of a table are kept. */
export type RetentionLine = {
  readonly table: string;
  /** Its name in the daily log line. */
  readonly what: string;
  /** null: each row has its own expiry date. */
  readonly days: number | null;
  readonly rows: number;
  /** Rows that were deleted by it since yesterday's beginning. */
  readonly deleted: number;
};
