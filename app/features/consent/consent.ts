import { consentState, dataLayer, isMeasuring, tag } from './consent-signal.ts';
import { storeConsent, storedConsent, type Consent } from './stored-consent.ts';

/** What trackers leave behind; without consent to them none of it stays. */
const LEFT_BEHIND = /(^|; )(_g(a|id|cl)|_cl|CLID)/;

/** Marks a link that opens the settings; until this script runs, it leads to the cookie policy. */
const SETTINGS_LINK = '[data-cookie-settings]';

/**
 * When the page has loaded: applies the stored choice, or asks for one.
 * @param asks not staff at work: without an answer they are not measured, and on the site itself they are visitors
 */
export function beginConsent(asks: boolean): void {
  dataLayer();
  // Registered before React, which holds back clicks on a part that is still loading.
  addEventListener('click', openSettings, true);
  const consent = storedConsent();
  if (consent !== null) void apply(consent);
  else if (asks) void ask('banner');
}

/** From the footer of every page: the choice is as easy to change as it was to make. */
function openSettings(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(SETTINGS_LINK);
  if (link === null) return;
  event.preventDefault();
  ask('settings').catch(() => location.assign(link.href));
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
  const isMeasured = LEFT_BEHIND.test(document.cookie) || isMeasuring();
  if (isMeasured && !(analytics && marketing)) {
    const { withdraw } = await import('./withdraw.ts');
    withdraw(consent);
  }
  if (analytics || marketing) {
    const { startTrackers } = await import('./trackers.ts');
    await startTrackers(consent);
  }
}
