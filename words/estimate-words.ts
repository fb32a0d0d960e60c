import { m } from '../messages/compiled/messages.js';
import { isAnythingBought } from '../domain/bought-parts.ts';
import type { Locale } from './locale.ts';
import { gradeOf } from '../domain/verdict-grade.ts';
import { BATTERY_LONG_PAYBACK_YEARS } from '../engine/economy/verdict.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import { kr, years, yearsUnit } from './format.ts';
import { boughtWords } from './standing-words.ts';

/** The verdict's two to five words. */
export function verdictWords(estimate: EstimateFigures, locale: Locale): string {
  return pillMessage(estimate)({}, { locale });
}

function pillMessage(estimate: EstimateFigures) {
  switch (gradeOf(estimate)) {
    case 'quick':
      return m.calculator_verdict_quick;
    case 'good':
      return m.calculator_verdict_good;
    case 'slow':
      return m.calculator_verdict_slow;
    case 'late':
      return m.calculator_verdict_late;
    case 'barely':
      return m.calculator_verdict_barely;
    case 'never':
      return m.calculator_verdict_never;
    case 'impossible':
      if (estimate.today) return m.standing_nothing_pill;
      return estimate.system.limitedBy === 'thatch'
        ? m.calculator_verdict_thatch
        : m.calculator_verdict_no_room;
  }
}

/** The answer in two or three sentences: how soon it is paid for, a loss where there is one, and what the battery adds. */
export function verdictSentence(estimate: EstimateFigures, locale: Locale): string {
  const { system } = estimate;
  const graded = estimate.today
    ? besideSentence(estimate, locale)
    : gradedSentence(estimate, locale);
  if (!isAnythingBought(system)) return graded;
  // A battery that is all that is bought adds to nothing.
  const isBatteryAlone = system.batteryUsableKwh > 0 && system.numberOfPanels === 0;
  const battery = isBatteryAlone ? '' : batterySentence(estimate, locale);
  return [graded, lossSentence(estimate, locale), battery].filter(Boolean).join(' ');
}

function gradedSentence(estimate: EstimateFigures, locale: Locale): string {
  const options = { locale };
  const what =
    estimate.system.batteryUsableKwh > 0
      ? m.calculator_sentence_system({}, options)
      : m.calculator_sentence_panels({}, options);
  return gradeMessage(estimate)({ what }, options);
}

/** Beside standing panels: what is bought, by its own name, in years and not by the life of panels. */
function besideSentence(estimate: EstimateFigures, locale: Locale): string {
  const { paybackYears } = estimate.economy;
  const what = boughtWords(estimate, locale);
  if (paybackYears === null || !isAnythingBought(estimate.system)) {
    return gradeMessage(estimate)({ what }, { locale });
  }
  const payback = paybackWords(paybackYears, locale);
  return m.standing_sentence_paid({ what, payback }, { locale });
}

function gradeMessage(estimate: EstimateFigures) {
  switch (gradeOf(estimate)) {
    case 'quick':
      return m.calculator_sentence_quick;
    case 'good':
      return m.calculator_sentence_good;
    case 'slow':
      return m.calculator_sentence_slow;
    case 'late':
      return m.calculator_sentence_late;
    case 'barely':
      return m.calculator_sentence_barely;
    case 'never':
      return m.calculator_sentence_never;
    case 'impossible':
      if (estimate.today) return m.standing_nothing;
      return estimate.system.limitedBy === 'thatch'
        ? m.calculator_sentence_thatch
        : m.calculator_sentence_no_room;
  }
}

/** Said where the present value of all years is negative. */
function lossSentence({ economy }: EstimateFigures, locale: Locale): string {
  const lossDkk = -roundedTo(economy.npvDkk, 1000);
  if (lossDkk <= 0) return '';
  return m.calculator_sentence_loss({ value: kr(lossDkk, locale) }, { locale });
}

/** What the battery costs more and saves more; with it, how it moves the payback. */
function batterySentence({ economy, system, verdict }: EstimateFigures, locale: Locale): string {
  const { addedPriceDkk, addedTenYearMeanDkk, addedPaybackYears } = verdict.battery;
  // Frozen before there was one, or a home without a battery to speak of.
  if (addedPriceDkk <= 0) return '';
  const options = { locale };
  const price = kr(roundedTo(addedPriceDkk, 100), locale);
  const savingDkk = roundedTo(addedTenYearMeanDkk, 100);
  const isEarnedBack = savingDkk > 0 && addedPriceDkk / savingDkk <= BATTERY_LONG_PAYBACK_YEARS;
  if (system.batteryUsableKwh === 0) {
    if (savingDkk <= 0) return m.calculator_sentence_battery_nothing({ price }, options);
    const saving = kr(savingDkk, locale);
    return isEarnedBack
      ? m.calculator_sentence_battery_option({ price, saving }, options)
      : m.calculator_sentence_battery_option_dear({ price, saving }, options);
  }
  if (addedPaybackYears === null || economy.paybackYears === null) {
    if (savingDkk <= 0) return m.calculator_sentence_battery_nothing({ price }, options);
    return m.calculator_sentence_battery_saves({ price, saving: kr(savingDkk, locale) }, options);
  }
  const later = Math.round(addedPaybackYears);
  const by = years(Math.abs(later), locale, 0);
  if (later === 0) return m.calculator_sentence_battery_as_soon({ price }, options);
  return later < 0
    ? m.calculator_sentence_battery_sooner({ price, years: by }, options)
    : m.calculator_sentence_battery_later({ price, years: by }, options);
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

/** Figures based on a forecast are shown no more precisely than they are known. */
export function roundedTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
