import { m } from '../../messages/compiled/messages.js';
import { decimal, kWh, percent } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { daySum } from './day-figures.ts';
import type { DayHour } from '../../engine/day-hour.ts';

/** The finding of the day chart in a sentence. */
export function dayTitle(hours: readonly DayHour[], locale: Locale): string {
  const stored = daySum(hours, 'toBatteryKw');
  if (stored >= 0.5) return m.charts_day_title_battery({ kwh: kWh(stored, locale, 1) }, { locale });
  const share = daySum(hours, 'directKw') / Math.max(daySum(hours, 'useKw'), 0.001);
  return m.charts_day_title_direct({ share: percent(share, locale) }, { locale });
}

/** Everything at one hour, for the crosshair. */
export function hourReading(
  hour: DayHour,
  from: number,
  hasBattery: boolean,
  locale: Locale,
): string {
  const reading = m.charts_day_reading(
    {
      from: String(from),
      to: String(from + 1),
      sun: decimal(hour.sunKw, locale, 1),
      use: decimal(hour.useKw, locale, 1),
      price: decimal(hour.priceDkkPerKwh, locale, 2),
    },
    { locale },
  );
  if (!hasBattery) return reading;
  const battery = kWh(hour.batteryKwh, locale, 1);
  return `${reading} · ${m.charts_day_reading_battery({ battery }, { locale })}`;
}
