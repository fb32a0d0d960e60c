import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { LOCALES, type Locale } from '../../../words/locale.ts';
import { useLanguagePaths } from '../../i18n/use-language-paths.ts';

/** Each language under its own name: those who need it may not read any other. */
export const LANGUAGE_NAMES: Record<Locale, string> = { da: 'Dansk', en: 'English' };

type LanguageLink = {
  readonly locale: Locale;
  readonly name: string;
  readonly current: boolean;
  readonly href: string;
};

/** The same page and query in every language. */
export function useLanguageLinks(): readonly LanguageLink[] {
  const { search } = useLocation();
  const paths = useLanguagePaths();
  return LOCALES.map((locale) => ({
    locale,
    name: LANGUAGE_NAMES[locale],
    current: locale === getLocale(),
    href: paths[locale] + search,
  }));
}

/** Choosing the current language only closes the list. */
export function closeIfCurrent(link: LanguageLink, close: () => void) {
  return (event: MouseEvent) => {
    if (!link.current) return;
    event.preventDefault();
    close();
  };
}
