import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '../../messages/compiled/runtime.js';
import { DEFAULT_LOCALE, type Locale } from '../../words/locale.ts';

const currentLocale = new AsyncLocalStorage<Locale>();

// One process serves both languages at once, so the language belongs to the request, not the
// module.
overwriteGetLocale(() => currentLocale.getStore() ?? DEFAULT_LOCALE);

export function withLocale<T>(locale: Locale, run: () => T): T {
  return currentLocale.run(locale, run);
}
