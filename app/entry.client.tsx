import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '../messages/compiled/runtime.js';
import { startConsent } from './features/consent/start-consent.ts';
import { DEFAULT_LOCALE, localeOfPath } from './i18n/locale.ts';

// Choosing another language loads a new document, so a document has one language for its whole life.
const locale = localeOfPath(window.location.pathname) ?? DEFAULT_LOCALE;
overwriteGetLocale(() => locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
startConsent();
