import { m } from '../../messages/compiled/messages.js';
import type { EnergyMonth } from '../../engine/estimate-figures.ts';
import { monthName, monthShort } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { surplusMonths } from './month-figures.ts';

/** The finding of the month chart in a sentence. */
export function monthsTitle(months: readonly EnergyMonth[], locale: Locale): string {
  const found = surplusMonths(months);
  switch (found.kind) {
    case 'none':
      return m.charts_months_title_none({}, { locale });
    case 'all':
      return m.charts_months_title_all({}, { locale });
    case 'one':
      return m.charts_months_title_one({ month: monthName(found.month, locale) }, { locale });
    case 'run':
      return m.charts_months_title_run(
        { from: monthName(found.from, locale), to: monthName(found.to, locale) },
        { locale },
      );
    case 'scattered':
      return m.charts_months_title_scattered({ count: found.count }, { locale });
  }
}

/** Under a month: its name, on a phone its first letter. */
export function monthTick(month: number, isWide: boolean, locale: Locale): string {
  const name = monthShort(month, locale);
  return isWide ? name : name.slice(0, 1).toUpperCase();
}
