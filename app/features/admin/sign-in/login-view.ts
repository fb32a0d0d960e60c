import type { GoogleOutcome } from '../../../../domain/staff/google-outcome.ts';

export type LoginView = {
  /** Whether this server signs staff in with Google: with GOOGLE=off it doesn't. */
  readonly hasGoogle: boolean;
  /** How the last way through Google ended; null: nobody just came from there. */
  readonly outcome: GoogleOutcome | null;
  /** Whether one wants to ask for access. */
  readonly isAsking: boolean;
  /** Of a link that makes its first user staff; empty: none. */
  readonly invitation: string;
  /** How long a refused request is kept [days]. */
  readonly refusedDays: number;
  /** Was staff in this browser, and is no longer. */
  readonly isRemoved: boolean;
};
