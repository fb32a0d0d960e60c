import * as z from 'zod/mini';
import { isSealed, openText, sealText } from '../../sealed-text.ts';

// What a browser carries between this server and Google, in a cookie or an address: sealed, and
// valid for a limited time.

const PURPOSE = 'google-sign-in';

const lasting = z.object({ until: z.number(), carried: z.unknown() });

/** A text for a cookie or an address that only this server can read, and only for this long. */
export function sealFor(lifeMs: number, carried: object, secret: string, now: Date): string {
  const text = JSON.stringify({ until: now.getTime() + lifeMs, carried });
  return Buffer.from(sealText(text, secret, PURPOSE)).toString('base64url');
}

/** @returns null: missing, from another server, expired, or of another shape */
export function openSealed<Schema extends z.ZodMiniType>(
  shape: Schema,
  sealed: string | null,
  secret: string,
  now: Date,
): z.infer<Schema> | null {
  const stored = Buffer.from(sealed ?? '', 'base64url').toString();
  const text = isSealed(stored) ? openText(stored, secret, PURPOSE) : null;
  if (text === null) return null;
  const opened = z.safeParse(lasting, JSON.parse(text));
  if (!opened.success || opened.data.until <= now.getTime()) return null;
  const carried = z.safeParse(shape, opened.data.carried);
  return carried.success ? carried.data : null;
}
