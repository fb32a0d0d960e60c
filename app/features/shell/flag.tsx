import danishUrl from '../../ui/drawings/flag-da.svg';
import britishUrl from '../../ui/drawings/flag-en.svg';
import type { Locale } from '../../i18n/locale.ts';

const FLAGS: Record<Locale, string> = { da: danishUrl, en: britishUrl };

/** The flag stands beside the language's name, never alone. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return <img src={FLAGS[locale]} alt="" width="22" height="17" className="shrink-0" />;
}
