import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import type { Series } from './chart-patterns.tsx';

/** The name of a pattern, the same in every chart. */
export function seriesName(series: Series, locale: Locale): string {
  switch (series) {
    case 'direct':
      return m.charts_series_direct({}, { locale });
    case 'toBattery':
      return m.charts_series_to_battery({}, { locale });
    case 'fromBattery':
      return m.charts_series_from_battery({}, { locale });
    case 'sold':
      return m.charts_series_sold({}, { locale });
    case 'bought':
      return m.charts_series_bought({}, { locale });
  }
}
