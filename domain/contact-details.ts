import * as z from 'zod/mini';
import { oneLine, severalLines, withoutUnseen } from './plain-text.ts';
import { isDay } from './calendar-days.ts';

// Fields that several forms ask for. Line breaks become spaces: names and addresses reach mail headers.

const keyRule = { error: 'idempotency-key' } as const;
export const idempotencyKey = z
  .string()
  .check(z.minLength(16, keyRule), z.maxLength(64, keyRule), z.regex(/^[\w-]+$/, keyRule));

export const personName = z
  .string()
  .check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(120));

// The mail that arrives proves the address; here only impossible ones are refused.
export const emailOrEmpty = z.string().check(
  z.overwrite(withoutUnseen),
  z.trim(),
  z.maxLength(254),
  z.refine(
    (value) =>
      value === '' ||
      /^[^\s\p{Cc}\p{Cs}@<>,;:"]+@[^\s\p{Cc}\p{Cs}@.]+(\.[^\s\p{Cc}\p{Cs}@.]+)+$/u.test(value),
    { error: 'email' },
  ),
);

/** As typed; domain/danish-phone.ts decides whether it is a number. */
export const phoneText = z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(30));

export function freeText(maxLength: number) {
  return z.string().check(z.overwrite(severalLines), z.trim(), z.maxLength(maxLength));
}

/** The version of the words consented to, as the ticked box sends it; empty if not ticked. */
export const consentVersion = z.string().check(z.refine(isDay, { error: 'consent' }));
