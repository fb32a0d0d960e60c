import type { CodePurpose } from './code-message.ts';
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A code of this many digits, all equally likely. */
export function newCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('');
}

/** 256 random bits that identify a browser while it signs in. */
export function newBrowserToken(): string {
  return randomBytes(32).toString('base64url');
}

export function browserHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Who may use a code, and for what. */
export type CodeOwner = {
  readonly browserHash: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
};

/** What is stored for a code: without the server's secret, trying a million codes finds nothing. */
export function codeMac(
  code: string,
  { browserHash, phone, purpose }: CodeOwner,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`phone-code:${purpose}:${browserHash}:${phone}:${code}`)
    .digest('hex');
}

export function isSameMac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
