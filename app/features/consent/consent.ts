import { TRACKER } from './add-script.ts';
import { tag, consentState, dataLayer } from './consent-signal.ts';
import { storeConsent, storedConsent, type Consent } from './stored-consent.ts';

/** What trackers leave behind; without a consent to them none of it stays. */
const LEFT_BEHIND = /(^|; )(_ga|_gid|_gat|_gcl|_cl|CLID)/;

/** When the page has loaded: applies the stored choice, or asks for one. */
export function beginConsent(): void {
  dataLayer();
  const consent = storedConsent();
  if (consent === null) void ask('banner');
  else void apply(consent);
}

/** From the footer of every page: the choice can be changed as easily as it was made. */
export function openSettings(): Promise<void> {
  return ask('settings');
}

async function ask(view: 'banner' | 'settings'): Promise<void> {
  const { showConsentBox } = await import('./consent-box.tsx');
  showConsentBox({ view, stored: storedConsent(), choose });
}

function choose(consent: Consent): void {
  storeConsent(consent);
  void apply(consent);
}

async function apply(consent: Consent): Promise<void> {
  tag('consent', 'update', consentState(consent));
  const { analytics, marketing } = consent;
  const isMeasured = LEFT_BEHIND.test(document.cookie) || document.querySelector(TRACKER) !== null;
  if (isMeasured && !(analytics && marketing)) {
    const { withdraw } = await import('./withdraw.ts');
    withdraw(consent);
  }
  if (analytics || marketing) {
    const { startTrackers } = await import('./trackers.ts');
    await startTrackers(consent);
  }
}
