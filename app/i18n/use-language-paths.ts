import { useLocation, useMatches } from 'react-router';
import { pathInLocale, type Locale } from '../../words/locale.ts';

export type LanguagePaths = Readonly<Record<Locale, string>>;

/**
 * The current page in every language. A page whose addresses differ by more than the language
 * provides `languagePaths` with its data.
 */
export function useLanguagePaths(): LanguagePaths {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { languagePaths?: LanguagePaths } | undefined;
  return (
    data?.languagePaths ?? { da: pathInLocale(pathname, 'da'), en: pathInLocale(pathname, 'en') }
  );
}
