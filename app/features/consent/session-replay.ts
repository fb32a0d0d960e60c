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
 * Records the document from a page that is the same for everybody, or not at all; the mark on the
 * page's body masks its content. The first step to any other page ends the recording.
 */
export function startReplay(url: string, consent: Consent): void {
  if (isDecided) {
    // Its script failed to load at the first try.
    if (window.clarity !== undefined) addScript(url);
    return;
  }
  isDecided = true;
  // A browser that does not announce navigations could not be stopped in time.
  if (globalThis.navigation === undefined || !isRecorded(location)) return;
  globalThis.navigation.addEventListener('navigate', endBeforeOthersPages);
  // Until its script has loaded, its commands are queued.
  const clarity: Clarity = (...command) => void (clarity.q ??= []).push(command);
  window.clarity = clarity;
  const { ad_storage, analytics_storage } = consentState(consent);
  clarity('consentv2', { ad_Storage: ad_storage, analytics_Storage: analytics_storage });
  addScript(url);
}

/**
 * Before the page's address changes, and so before anything of the next page is drawn. A pause
 * would not do: it delays the uploading but not the recording, and Clarity restarts at each address
 * change unless it was stopped. The document is then reloaded without the script, which may still
 * be loading.
 */
function endBeforeOthersPages({ destination }: NavigateEvent): void {
  if (!destination.sameDocument || isRecorded(new URL(destination.url))) return;
  globalThis.navigation.removeEventListener('navigate', endBeforeOthersPages);
  window.clarity?.('stop');
  delete window.clarity;
  const readAnew = () => location.reload();
  globalThis.navigation.addEventListener('currententrychange', readAnew, { once: true });
}
