import { googleOutcome, type GoogleOutcome } from '../../../domain/staff/google-outcome.ts';
import { openSealed, sealFor } from './sealed-for.ts';

const LIFE_MS = 5 * 60 * 1000;

/**
 * What the sign-in page reads in its address. Nobody else can write it, and it is valid only
 * briefly.
 */
export function sealOutcome(ended: GoogleOutcome, secret: string, now: Date): string {
  return sealFor(LIFE_MS, ended, secret, now);
}

/** @returns null: missing, from another server, or expired */
export function openOutcome(
  written: string | null,
  secret: string,
  now: Date,
): GoogleOutcome | null {
  return openSealed(googleOutcome, written, secret, now);
}
