import * as z from 'zod/mini';
import { isSealed, openText, sealText } from '../../sealed-text.ts';

const LIFE_MS = 5 * 60 * 1000;

const outcome = z.object({
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

/** How a way through Google ended for whoever is not signed in now. */
export type GoogleOutcome = z.infer<typeof outcome>;

const sealed = z.extend(outcome, { until: z.number() });

/** What the sign-in page is told in its address; nobody else can write one, and none holds for long. */
export function sealOutcome(ended: GoogleOutcome, secret: string, now: Date): string {
  const text = JSON.stringify({ ...ended, until: now.getTime() + LIFE_MS });
  return Buffer.from(sealText(text, secret, 'google-sign-in')).toString('base64url');
}

/** @returns null: none, of another server, or too old */
export function openOutcome(
  written: string | null,
  secret: string,
  now: Date,
): GoogleOutcome | null {
  const stored = Buffer.from(written ?? '', 'base64url').toString();
  const text = isSealed(stored) ? openText(stored, secret, 'google-sign-in') : null;
  if (text === null) return null;
  const opened = z.safeParse(sealed, JSON.parse(text));
  if (!opened.success || opened.data.until <= now.getTime()) return null;
  const { kind, email, requestedAt } = opened.data;
  return { kind, email, requestedAt };
}
