import { addScript } from './add-script.ts';
import { startAnalytics } from './analytics.ts';
import { consentState, dataLayer } from './consent-signal.ts';
import { onPagesWithoutQuery, tellMeasuredAddress } from './measured-address.ts';
import { siteSettings } from './site-settings.ts';
import { storedConsent, type Consent } from './stored-consent.ts';

type Clarity = ((...command: readonly unknown[]) => void) & { q?: unknown[] };
declare global {
  interface Window {
    clarity?: Clarity;
  }
}

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

/** What did not come at the start, because the line was down or busy, is tried again at the first touch. */
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
  if (settings.clarity !== null) startClarity(settings.clarity.url, consent);
  await startAnalytics(settings);
}

function startTagManager(url: string): void {
  const isBegun = dataLayer().some((entry) => (entry as { event?: unknown }).event === 'gtm.js');
  if (!isBegun) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(url);
}

let isRecordingSetUp = false;

function startClarity(url: string, consent: Consent): void {
  if (isRecordingSetUp) {
    if (window.clarity !== undefined) addScript(url);
    return;
  }
  isRecordingSetUp = true;
  onPagesWithoutQuery(
    () => {
      if (window.clarity === undefined) loadClarity(url, consent);
      else window.clarity('resume');
    },
    () => window.clarity?.('pause'),
  );
}

function loadClarity(url: string, consent: Consent): void {
  // Until its script is there, its commands wait in line.
  const clarity: Clarity = (...command) => void (clarity.q ??= []).push(command);
  window.clarity = clarity;
  const { ad_storage, analytics_storage } = consentState(consent);
  clarity('consentv2', { ad_Storage: ad_storage, analytics_Storage: analytics_storage });
  addScript(url);
}
