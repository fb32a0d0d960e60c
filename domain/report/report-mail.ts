import * as z from 'zod/mini';
import type { CalculatorState } from '../calculator-state.ts';
import { consentVersion, emailOrEmpty, idempotencyKey } from '../contact-details.ts';

/** What a person fills in to have a report mailed. */
export const mailFieldsSchema = z.strictObject({
  email: emailOrEmpty.check(z.minLength(1)),
  consent: consentVersion,
});

/** What the form "E-mail it to me" sends. */
export const reportMailSchema = z.extend(mailFieldsSchema, { idempotencyKey });

/** About 100 m: the sun is the same, and it identifies no address. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The state as a link in a mail may carry it. */
export function stateForMail(state: CalculatorState): CalculatorState {
  const { address: _address, ...rest } = state;
  return { ...rest, lat: rounded(state.lat), lon: rounded(state.lon) };
}
