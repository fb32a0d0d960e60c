import { m } from '../../messages/compiled/messages.js';
import { decimal, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';

/** The finding of the climate chart in a sentence. */
export function climateTitle(yearlyKg: readonly number[], locale: Locale): string {
  const total = yearlyKg.reduce((sum, kg) => sum + kg, 0);
  return m.charts_climate_title(
    {
      firstKg: decimal(Math.round((yearlyKg[0] ?? 0) / 10) * 10, locale),
      tonnes: decimal(total / 1000, locale, 1),
      span: years(yearlyKg.length, locale, 0),
    },
    { locale },
  );
}
