import { addScript } from './add-script.ts';
import { startAnalytics } from './analytics.ts';
import { dataLayer } from './consent-signal.ts';
import { tellMeasuredAddress } from './measured-address.ts';
import { startReplay } from './session-replay.ts';
import { siteSettings } from './site-settings.ts';
import { storedConsent, type Consent } from './stored-consent.ts';

const TOUCHES = ['scroll', 'mousemove', 'touchstart'] as const;
let awaitsTouch = false;

/** Loads what the visitor has agreed to and the site is set up with. */
export async function startTrackers(consent: Consent): Promise<void> {
  if (!awaitsTouch) {
    awaitsTouch = true;
    for (const touch of TOUCHES) addEventListener(touch, startAgain, { passive: true });
  }
  await start(consent);
}

/**
 * What failed to load at the start, because the connection was down or busy, is retried at the
 * first touch.
 */
function startAgain(): void {
  for (const touch of TOUCHES) removeEventListener(touch, startAgain);
  const consent = storedConsent();
  if (consent?.analytics === true || consent?.marketing === true) void start(consent);
}

async function start(consent: Consent): Promise<void> {
  const settings = await siteSettings().catch(() => null);
  if (settings === null) return;
  tellMeasuredAddress();
  if (settings.tagManager !== null) startTagManager(settings.tagManager.url);
  if (!consent.analytics) return;
  if (settings.clarity !== null) startReplay(settings.clarity.url, consent);
  await startAnalytics(settings);
}

function startTagManager(url: string): void {
  const isBegun = dataLayer().some((entry) => (entry as { event?: unknown }).event === 'gtm.js');
  if (!isBegun) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(url);
}
