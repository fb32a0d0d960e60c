import * as z from 'zod/mini';
import type { CalculatorState } from '../calculator-state.ts';
import { emailOrEmpty, idempotencyKey } from '../contact-details.ts';

/** Changes with the words that a yes is said to (messages: share_mail_consent). */
export const MAIL_CONSENT_VERSION = '2026-11-20';

/** What the form «E-mail it to me» sends. */
export const reportMailSchema = z.strictObject({
  idempotencyKey,
  email: emailOrEmpty.check(z.minLength(1)),
  consent: z.boolean().check(z.refine((given) => given, { error: 'consent' })),
});

/** About 100 m: the sun is the same, and it is nobody's address. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The state as a mail may carry it in a link. */
export function stateForMail(state: CalculatorState): CalculatorState {
  const { address: _address, ...rest } = state;
  return { ...rest, lat: rounded(state.lat), lon: rounded(state.lon) };
}
