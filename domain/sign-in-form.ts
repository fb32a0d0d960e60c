import { INTENT_FIELD } from './posted-form.ts';

/** The fields of the two forms, as page and server name them. */
export const SIGN_IN_FIELDS = {
  intent: INTENT_FIELD,
  number: 'number',
  code: 'code',
  token: 'token',
  proof: 'proof',
} as const;

export const SIGN_IN_INTENTS = ['send', 'resend', 'enter'] as const;

/** This field ends all of a user's sessions. */
export const EVERYWHERE_FIELD = 'everywhere';

/** The step named in the address, and where to go afterwards. */
export const STEP_PARAM = 'step';
export const NEXT_PARAM = 'next';

/** Two digits at a time, as Danes read a number aloud: "20 30 40 50". */
export function groupedNumber(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^(?:00)?45(?=\d{8})/, '');
  return digits.replace(/(\d{2})(?=\d)/g, '$1 ');
}
