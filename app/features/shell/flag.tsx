import type { Locale } from '../../i18n/locale.ts';
import { BritishFlag, DanishFlag } from '../../ui/icons.tsx';

/** The flag stands beside the language's name, never alone. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return locale === 'da' ? (
    <DanishFlag className="shrink-0" />
  ) : (
    <BritishFlag className="shrink-0" />
  );
}
