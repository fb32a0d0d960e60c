import { m } from '../messages/compiled/messages.js';
import type { EconomyResult, PriceResult, SavingsResult } from '../engine/estimate-figures.ts';
import { SHOWN_STEP_DKK } from '../domain/report/report-difference.ts';
import { roundedTo } from './estimate-words.ts';
import { decimal, kr, krParts, years, yearsUnit, type FigureParts } from './format.ts';
import type { Locale } from './locale.ts';
import { krRange } from './report/money-text.ts';

export type Answer = {
  readonly price: Pick<PriceResult, 'totalPrice'>;
  readonly savings: Pick<
    SavingsResult,
    'tenYearMeanDkk' | 'tenYearMeanP10Dkk' | 'tenYearMeanP90Dkk'
  >;
  readonly economy: Pick<EconomyResult, 'paybackYears' | 'paybackP10Years' | 'paybackP90Years'>;
};

/** A figure in a row of text, and in parts where its unit is set smaller. */
export type SaidFigure = { readonly text: string; readonly parts: FigureParts };
/** `range`: between which ends 8 of 10 courses lie. */
export type RangedFigure = SaidFigure & { readonly range: string };

/** The three figures of an answer as every page, paper and mail says them, two of them with their one range. */
export function answerWords({ price, savings, economy }: Answer, locale: Locale) {
  return {
    price: priceFigure(price.totalPrice, locale),
    saving: savingFigure(savings, locale),
    payback: paybackFigure(economy, locale),
  };
}

/** The same without ranges, as a reader hears or reads them in a row. */
export function spokenAnswer(answer: Answer, locale: Locale) {
  const { price, saving, payback } = answerWords(answer, locale);
  return { price: price.text, saving: saving.text, payback: payback.text };
}

/**
 * A price that is no quote, to the nearest hundred: «ca. 81.100 kr.». Where the parts are set apart, «cirka» stands in
 * the words beside them.
 * @param dkk incl. VAT
 */
export function priceFigure(dkk: number, locale: Locale): SaidFigure {
  const shown = roundedTo(dkk, SHOWN_STEP_DKK);
  return {
    text: m.calculator_about_price({ amount: kr(shown, locale) }, { locale }),
    parts: krParts(shown, locale),
  };
}

/** How much dearer the second of two such prices is, as they are shown [DKK]. */
export const shownPriceChange = (before: number, after: number): number =>
  roundedTo(after, SHOWN_STEP_DKK) - roundedTo(before, SHOWN_STEP_DKK);

/** A yearly saving without its range: in whole hundreds, as every saving is said. */
export const savingText = (dkk: number, locale: Locale): string =>
  kr(roundedTo(dkk, SHOWN_STEP_DKK), locale);

function savingFigure(savings: Answer['savings'], locale: Locale): RangedFigure {
  const [low, middle, high] = [
    savings.tenYearMeanP10Dkk,
    savings.tenYearMeanDkk,
    savings.tenYearMeanP90Dkk,
  ].map((dkk) => roundedTo(dkk, SHOWN_STEP_DKK)) as [number, number, number];
  return {
    text: kr(middle, locale),
    parts: krParts(middle, locale),
    range: krRange(low, high, locale),
  };
}

/** «12,4 år», «over 25 år». */
export const paybackText = (paybackYears: number | null, locale: Locale): string =>
  paybackYears === null ? m.calculator_payback_never({}, { locale }) : years(paybackYears, locale);

export function paybackFigure(economy: Answer['economy'], locale: Locale): RangedFigure {
  const { paybackYears, paybackP90Years: low, paybackP10Years: high } = economy;
  return {
    text: paybackText(paybackYears, locale),
    parts: {
      value:
        paybackYears === null
          ? m.report_payback_over({}, { locale })
          : decimal(paybackYears, locale, 1),
      unit: yearsUnit(locale),
      unitFirst: false,
    },
    range: yearsRange({ low, high }, locale),
  };
}

/** «12,3–24,6 år», «12,3 – over 25 år», «ikke inden for 25 år». */
export function yearsRange(
  { low, high }: { readonly low: number | null; readonly high: number | null },
  locale: Locale,
): string {
  if (low === null) return m.range_never({}, { locale });
  const from = decimal(low, locale, 1);
  return high === null
    ? `${from} – ${m.calculator_payback_never({}, { locale })}`
    : `${from}–${years(high, locale)}`;
}
