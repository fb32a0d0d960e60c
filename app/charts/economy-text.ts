import { m } from '../../messages/compiled/messages.js';
import { kr, monthName, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { yearsRange } from '../../words/answer-words.ts';
import { calendarMonth, lastOf, paybackEnds } from './economy-figures.ts';
import type { ChartEconomy } from './economy-figures.ts';

const thousands = (dkk: number) => Math.round(dkk / 1000) * 1000;

/** The finding of the economy chart in a sentence. */
export function economyTitle(economy: ChartEconomy, locale: Locale): string {
  const last = lastOf(economy);
  const amount = kr(Math.abs(thousands(last.cumulativeDkk)), locale);
  const span = years(last.year, locale, 0);
  if (economy.paybackYears === null) {
    return m.charts_economy_title_unpaid({ span, amount }, { locale });
  }
  const payback = years(economy.paybackYears, locale);
  return last.cumulativeDkk >= 0
    ? m.charts_economy_title_paid({ payback, span, amount }, { locale })
    : m.charts_economy_title_paid_then_short({ payback, span, amount }, { locale });
}

/** What the band holds, under the chart's title. */
export const bandWords = ({ isBandOfWeather }: ChartEconomy, locale: Locale): string =>
  isBandOfWeather
    ? m.charts_economy_subtitle_weather({}, { locale })
    : m.charts_economy_subtitle({}, { locale });

/** What lies beyond the band's edges. */
export const edgeWords = ({ isBandOfWeather }: ChartEconomy, locale: Locale) =>
  isBandOfWeather
    ? {
        above: m.charts_economy_good_years({}, { locale }),
        below: m.charts_economy_bad_years({}, { locale }),
      }
    : {
        above: m.charts_economy_above({}, { locale }),
        below: m.charts_economy_below({}, { locale }),
      };

/** "maj 2037 · otte ud af ti: 9,2–12,1 år"; on the phone without the month. */
export function paybackNote(
  economy: ChartEconomy,
  firstYear: number,
  locale: Locale,
  isShort: boolean,
): string {
  const { paybackYears } = economy;
  if (paybackYears === null) return '';
  const span = yearsRange(paybackEnds(economy), locale);
  const spread = economy.isBandOfWeather
    ? m.range_sun_only({ span }, { locale })
    : m.charts_economy_payback_range({ span }, { locale });
  if (isShort) return spread;
  const at = calendarMonth(firstYear, paybackYears);
  return `${monthName(at.month, locale)} ${at.year} · ${spread}`;
}
