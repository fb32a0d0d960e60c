import {
  CALCULATOR_KEY,
  CONTACT_FORM_KEY,
  LOADED_FOR_KEY,
  OFFER_FORM_KEY,
  PROGRESS_KEY,
} from '../domain/browser-keys.ts';

const OF_A_PERSON = [
  CALCULATOR_KEY,
  LOADED_FOR_KEY,
  PROGRESS_KEY,
  OFFER_FORM_KEY,
  CONTACT_FORM_KEY,
];

/** Lets this browser forget calculations and half-written forms: the next one at it may be somebody else. */
export function forgetCalculations(): void {
  try {
    for (const kept of [localStorage, sessionStorage]) {
      for (const key of OF_A_PERSON) kept.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing was kept.
  }
}
