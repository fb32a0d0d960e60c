import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '../messages/compiled/runtime.js';
import { DEFAULT_LOCALE, localeOfPath } from '../words/locale.ts';

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

const begin = () =>
  (window.requestIdleCallback ?? setTimeout)(() =>
    import('./after-load.ts').then(
      (later) => later.beginAfterLoad(),
      // The connection broke while the page was loading.
      () => addEventListener('online', begin, { once: true }),
    ),
  );
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
