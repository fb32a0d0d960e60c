/** The same shape as what the server seals into the page's address. */
type Outcome = {
  readonly kind:
    | 'not-admin'
    | 'asked'
    | 'not-stored'
    | 'no-email'
    | 'no-user'
    | 'cancelled'
    | 'unreachable'
    | 'off';
  readonly email: string | null;
  readonly requestedAt: string | null;
};

export type LoginView = {
  /** How the last way through Google ended; null: nobody went it a moment ago. */
  readonly outcome: Outcome | null;
  /** Whether one wants to ask for access. */
  readonly isAsking: boolean;
  /** Of a link that makes its first user staff; empty: none. */
  readonly invitation: string;
  /** How long a refused request is kept [days]. */
  readonly refusedDays: number;
};
