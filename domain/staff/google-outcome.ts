import * as z from 'zod/mini';

export const googleOutcome = z.object({
  kind: z.enum([
    'not-admin',
    'asked',
    'not-stored',
    'no-email',
    'no-user',
    'cancelled',
    'unreachable',
    'off',
  ]),
  /** The account that was chosen; null: none was. */
  email: z.nullable(z.string()),
  /** When the request was stored; null: none was. */
  requestedAt: z.nullable(z.string()),
});

/** How signing in with Google ended for somebody who is not signed in now. */
export type GoogleOutcome = z.infer<typeof googleOutcome>;
