import { useLocation, useMatches } from 'react-router';
import { pathInLocale, type Locale } from '../../words/locale.ts';

export type LanguagePaths = Readonly<Record<Locale, string>>;

/**
 * The page one reads, in every language. A page whose address differs by more than the language gives
 * `languagePaths` with its data.
 */
export function useLanguagePaths(): LanguagePaths {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { languagePaths?: LanguagePaths } | undefined;
  return (
    data?.languagePaths ?? { da: pathInLocale(pathname, 'da'), en: pathInLocale(pathname, 'en') }
  );
}
