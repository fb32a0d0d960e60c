import type { Consent } from './stored-consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const WAIT_FOR_UPDATE_MS = 500;

/** What the tag manager calls the two categories that concern it (specification 4). */
export function consentState({ analytics, marketing }: Pick<Consent, 'analytics' | 'marketing'>) {
  const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  };
}

/** Whether a measuring script was loaded; each carries this mark. */
export function isMeasuring(): boolean {
  return document.querySelector('script[data-tracker]') !== null;
}

/** The tag manager accepts commands only as a function's arguments object. */
export function tag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be read as an event, not as a command
  dataLayer().push(arguments);
}

/** Starts with everything denied: nothing can come before it, and no tag runs before a choice. */
export function dataLayer(): unknown[] {
  if (window.dataLayer === undefined) {
    window.dataLayer = [];
    tag('consent', 'default', {
      ...consentState({ analytics: false, marketing: false }),
      wait_for_update: WAIT_FOR_UPDATE_MS,
    });
  }
  return window.dataLayer;
}
