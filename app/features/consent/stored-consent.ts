import { CONSENT_KEY } from '../../../domain/browser-keys.ts';

/** What may be stored and measured (specification 3). */
export type Consent = {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly preferences: boolean;
};

export const NECESSARY_ONLY: Consent = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

/**
 * null: nobody has chosen, or what is stored is not a valid choice. Checked by hand: every page
 * loads this, few need Zod.
 */
export function readConsent(stored: string | null): Consent | null {
  try {
    const found: unknown = JSON.parse(stored ?? '');
    const isChoice = Object.entries(NECESSARY_ONLY).every(([category, necessary]) => {
      const value = (found as Record<string, unknown>)[category];
      return necessary ? value === true : typeof value === 'boolean';
    });
    return isChoice ? (found as Consent) : null;
  } catch {
    return null;
  }
}

export function storedConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    // A browser may block the storage; then every page asks again.
    return null;
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // The choice holds until the visitor leaves the page.
  }
}
