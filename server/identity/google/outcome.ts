import { googleOutcome, type GoogleOutcome } from '../../../domain/staff/google-outcome.ts';
import { openSealed, sealFor } from './sealed-for.ts';

const LIFE_MS = 5 * 60 * 1000;

/** What the sign-in page is told in its address; nobody else can write one, and none holds for long. */
export function sealOutcome(ended: GoogleOutcome, secret: string, now: Date): string {
  return sealFor(LIFE_MS, ended, secret, now);
}

/** @returns null: none, of another server, or too old */
export function openOutcome(
  written: string | null,
  secret: string,
  now: Date,
): GoogleOutcome | null {
  return openSealed(googleOutcome, written, secret, now);
}
