import { CONSENT_KEY } from '../../../domain/browser-keys.ts';

type Recaptcha = {
  readonly ready: (then: () => void) => void;
  readonly render: (
    container: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly size: 'invisible';
      readonly callback: (proof: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  readonly execute: (widget: number) => void;
};

/** The place the shell keeps for it on every page. */
const CONTAINER_ID = 'recaptcha-container';

/**
 * Asks Google whether a person sends the form; loaded only then. Empty if it does not answer, and
 * before the visitor has chosen about cookies: until then no third party is contacted.
 */
export async function recaptchaProof(siteKey: string, scriptUrl: string): Promise<string> {
  if (localStorage.getItem(CONSENT_KEY) === null) return '';
  const loaded = await load(scriptUrl);
  const container = document.getElementById(CONTAINER_ID);
  if (loaded === null || container === null) return '';
  return new Promise((resolve) => {
    loaded.ready(() => {
      // Each proof has its own place, because one that was used can't be asked again.
      const place = container.appendChild(document.createElement('div'));
      container.hidden = false;
      const widget = loaded.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => resolve(''),
      });
      loaded.execute(widget);
    });
  });
}

function load(scriptUrl: string): Promise<Recaptcha | null> {
  const present = () => (window as { readonly grecaptcha?: Recaptcha }).grecaptcha ?? null;
  if (present() !== null) return Promise.resolve(present());
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => resolve(present()));
    script.addEventListener('error', () => resolve(null));
    document.head.append(script);
  });
}
