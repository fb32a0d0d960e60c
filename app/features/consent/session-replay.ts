import { addScript } from './add-script.ts';
import { consentState } from './consent-signal.ts';
import { isRecorded } from './recorded-pages.ts';
import type { Consent } from './stored-consent.ts';

type Clarity = ((...command: readonly unknown[]) => void) & { q?: unknown[] };
declare global {
  interface Window {
    clarity?: Clarity;
  }
}

let isDecided = false;

/**
 * Records the document from a page that is the same for everybody, or not at all; what it shows is masked by the
 * mark on its body. The first step to any other page ends it.
 */
export function startReplay(url: string, consent: Consent): void {
  if (isDecided) {
    // Its script did not come at the first try.
    if (window.clarity !== undefined) addScript(url);
    return;
  }
  isDecided = true;
  // A browser that does not say beforehand where it goes could not be stopped in time.
  if (globalThis.navigation === undefined || !isRecorded(location)) return;
  globalThis.navigation.addEventListener('navigate', endBeforeOthersPages);
  // Until its script is there, its commands wait in line.
  const clarity: Clarity = (...command) => void (clarity.q ??= []).push(command);
  window.clarity = clarity;
  const { ad_storage, analytics_storage } = consentState(consent);
  clarity('consentv2', { ad_Storage: ad_storage, analytics_Storage: analytics_storage });
  addScript(url);
}

/**
 * Before the page's address changes, and so before anything of the next page is drawn. A pause would not do: it
 * holds back the work and not the watching, and Clarity itself begins again at each change of address unless it
 * has been stopped. The document is then read anew, without the script, which may still be on its way.
 */
function endBeforeOthersPages({ destination }: NavigateEvent): void {
  if (!destination.sameDocument || isRecorded(new URL(destination.url))) return;
  globalThis.navigation.removeEventListener('navigate', endBeforeOthersPages);
  window.clarity?.('stop');
  delete window.clarity;
  const readAnew = () => location.reload();
  globalThis.navigation.addEventListener('currententrychange', readAnew, { once: true });
}
