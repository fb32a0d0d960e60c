import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import { kr, years, yearsUnit } from './format.ts';

/** The verdict's two or three words. */
export function verdictWords(estimate: EstimateFigures, locale: Locale): string {
  return verdictMessage(estimate)({}, { locale });
}

function verdictMessage({ economy, verdict, system }: EstimateFigures) {
  if (system.limitedBy === 'thatch') return m.calculator_verdict_thatch;
  if (system.numberOfPanels === 0) return m.calculator_verdict_no_room;
  // Waiting does not help what is never paid back.
  if (economy.paybackYears === null) return m.calculator_verdict_never;
  switch (verdict.kind) {
    case 'good':
      return m.calculator_verdict_good;
    case 'fair':
      return m.calculator_verdict_fair;
    case 'wait':
      return m.calculator_verdict_wait;
  }
}

/** The answer in a sentence or two: payback, and what the battery is worth. */
export function verdictSentence(estimate: EstimateFigures, locale: Locale): string {
  const { economy, system, verdict } = estimate;
  const options = { locale };
  if (system.limitedBy === 'thatch') return m.calculator_sentence_thatch({}, options);
  if (system.numberOfPanels === 0) return m.calculator_sentence_no_room({}, options);
  const paid =
    economy.paybackYears === null
      ? m.calculator_sentence_never({}, options)
      : m.calculator_sentence_paid(
          { payback: paybackWords(economy.paybackYears, locale) },
          options,
        );
  const battery = batteryMessage(verdict.battery.kind, system.batteryUsableKwh > 0);
  return [paid, valueSentence(estimate, locale), battery({}, options)].filter(Boolean).join(' ');
}

/** Said where payback and present value disagree; those frozen before have no such reason. */
function valueSentence({ economy, verdict }: EstimateFigures, locale: Locale): string {
  const dkk = Math.abs(roundedTo(economy.npvDkk, 1000));
  // A gain of nothing is none.
  if (!dkk) return '';
  const value = { value: kr(dkk, locale) };
  if (verdict.reasons.includes('value-negative')) {
    return m.calculator_sentence_value_negative(value, { locale });
  }
  return verdict.reasons.includes('value-positive')
    ? m.calculator_sentence_value_positive(value, { locale })
    : '';
}

function batteryMessage(kind: EstimateFigures['verdict']['battery']['kind'], isChosen: boolean) {
  switch (kind) {
    case 'pays':
      return isChosen ? m.calculator_sentence_battery_pays : m.calculator_sentence_battery_would;
    case 'neutral':
      return isChosen
        ? m.calculator_sentence_battery_neutral
        : m.calculator_sentence_battery_neutral_option;
    case 'can-wait':
      return isChosen ? m.calculator_sentence_battery_dear : m.calculator_sentence_battery_wait;
  }
}

/** A payback as people say it: «cirka 12 år», «godt 12 år», «cirka 12½ år», «knap 13 år». */
export function paybackWords(paybackYears: number, locale: Locale): string {
  const whole = Math.floor(paybackYears);
  const part = paybackYears - whole;
  // Nobody calls twelve and a half «godt 12».
  if (whole && Math.abs(part - 0.55) < 0.1) {
    return m.calculator_about({ years: `${whole}½\u00a0${yearsUnit(locale)}` }, { locale });
  }
  const near = { years: years(Math.round(paybackYears), locale, 0) };
  if (part < 0.15 || part >= 0.9) return m.calculator_about(near, { locale });
  return (part < 0.5 ? m.calculator_just_over : m.calculator_just_under)(near, { locale });
}

/** The three headline figures as a reader hears or reads them in a row. */
export function headlineFigures(estimate: EstimateFigures, locale: Locale) {
  const { economy, price, savings } = estimate;
  return {
    price: kr(price.totalPrice, locale),
    saving: kr(roundedTo(savings.tenYearMeanDkk, 100), locale),
    payback:
      economy.paybackYears === null
        ? m.calculator_payback_never({}, { locale })
        : years(economy.paybackYears, locale),
  };
}

/** Figures based on a forecast are shown no more precisely than they are known. */
export function roundedTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
