import { m } from '../../messages/compiled/messages.js';
import { decimal, kr, monthName, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { calendarMonth, lastOf, paybackRange } from './economy-figures.ts';
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

/** "maj 2037 · spænd 9,2–12,1 år"; on the phone without the month. */
export function paybackNote(
  economy: ChartEconomy,
  firstYear: number,
  locale: Locale,
  isShort: boolean,
): string {
  const range = paybackRange(economy);
  if (!range || economy.paybackYears === null) return '';
  const span = `${decimal(range[0], locale, 1)}–${years(range[1], locale)}`;
  const spread = m.charts_economy_payback_range({ span }, { locale });
  if (isShort) return spread;
  const at = calendarMonth(firstYear, economy.paybackYears);
  return `${monthName(at.month, locale)} ${at.year} · ${spread}`;
}
