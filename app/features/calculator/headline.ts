import { m } from '../../../messages/compiled/messages.js';
import type { Locale } from '../../i18n/locale.ts';
import type { Estimate } from '../../../engine/estimate-types.ts';
import { kr, years } from '../../i18n/format.ts';

/** The verdict's two or three words. */
export function verdictWords({ verdict, system }: Estimate): string {
  if (system.limitedBy === 'thatch') return m.calculator_verdict_thatch();
  switch (verdict.kind) {
    case 'good':
      return m.calculator_verdict_good();
    case 'fair':
      return m.calculator_verdict_fair();
    case 'wait':
      return m.calculator_verdict_wait();
  }
}

/** The answer in a sentence or two: payback, and what the battery is worth. */
export function verdictSentence(estimate: Estimate, locale: Locale): string {
  const { economy, system, verdict } = estimate;
  if (system.limitedBy === 'thatch') return m.calculator_sentence_thatch();
  const paid =
    economy.paybackYears === null
      ? m.calculator_sentence_never()
      : m.calculator_sentence_paid({ years: years(Math.round(economy.paybackYears), locale, 0) });
  return `${paid} ${batterySentence(verdict.battery.kind)}`;
}

function batterySentence(kind: Estimate['verdict']['battery']['kind']): string {
  switch (kind) {
    case 'pays':
      return m.calculator_sentence_battery_pays();
    case 'neutral':
      return m.calculator_sentence_battery_neutral();
    case 'can-wait':
      return m.calculator_sentence_battery_wait();
  }
}

/** The three headline figures as a reader hears or reads them in a row. */
export function headlineFigures(estimate: Estimate, locale: Locale) {
  const { economy, price, savings } = estimate;
  return {
    price: kr(price.totalPrice, locale),
    saving: kr(roundedTo(savings.tenYearMeanDkk, 100), locale),
    payback:
      economy.paybackYears === null
        ? m.calculator_payback_never()
        : years(economy.paybackYears, locale),
  };
}

/** Figures that rest on a forecast are shown no finer than they are known. */
export function roundedTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
