import {
  CALCULATOR_KEY,
  CONTACT_FORM_KEY,
  LOADED_FOR_KEY,
  OFFER_FORM_KEY,
  PROGRESS_KEY,
  SCENARIOS_KEY,
} from '../domain/browser-keys.ts';

const OF_A_PERSON = [
  CALCULATOR_KEY,
  LOADED_FOR_KEY,
  PROGRESS_KEY,
  OFFER_FORM_KEY,
  CONTACT_FORM_KEY,
  SCENARIOS_KEY,
];

/**
 * Makes this browser forget calculations and half-written forms: its next user may be somebody
 * else.
 */
export function forgetCalculations(): void {
  try {
    for (const kept of [localStorage, sessionStorage]) {
      for (const key of OF_A_PERSON) kept.removeItem(key);
    }
  } catch {
    // If storage is blocked, nothing was kept.
  }
}
