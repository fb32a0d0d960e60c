import { m } from '../../../messages/compiled/messages.js';
import type { ReportAnswer, ReportDifference } from '../../../domain/report/report-difference.ts';
import {
  differenceBetween,
  shownPriceDkk,
  shownSavingDkk,
} from '../../../domain/report/report-difference.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { paybackText as paybackOf, priceFigure } from '../../../words/answer-words.ts';
import { kr, kWh, kWp, years } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';

/** A report's name: its owner's, or one after its content. */
export function titleOf({ title, batteryKwh }: Pick<ReportSummary, 'title' | 'batteryKwh'>) {
  if (title !== null) return title;
  return batteryKwh > 0 ? m.my_reports_untitled_battery() : m.my_reports_untitled();
}

/**
 * A report's name beside others: two with the same name are told apart by their street, then by
 * their power, then by their price.
 */
export function nameAmong(
  report: ReportSummary,
  others: readonly ReportSummary[],
  locale: Locale,
): string {
  const own = titleOf(report);
  const alike = others.filter((other) => other !== report && titleOf(other) === own);
  if (alike.length === 0) return own;
  const tells = [streetOf, powerOf].find((tell) =>
    alike.every((other) => tell(other, locale) !== tell(report, locale)),
  );
  return `${own}, ${tells === undefined ? answerTexts(report, locale).price : tells(report, locale)}`;
}

/** The place without its town: a list of one's own houses seldom needs that. */
const streetOf = (report: ReportSummary) => placeOf(report).split(',')[0] ?? '';

/** The place as far as it is known. */
export function placeOf({ address, postcode }: ReportSummary): string {
  if (address !== null) return address;
  return postcode === null ? m.my_reports_place_none() : m.my_reports_place_postcode({ postcode });
}

export function batteryOf({ batteryKwh }: ReportSummary, locale: Locale): string {
  return batteryKwh > 0
    ? m.my_reports_battery({ capacity: kWh(batteryKwh, locale) })
    : m.my_reports_no_battery();
}

export type AnswerTexts = {
  readonly price: string;
  readonly saving: string;
  readonly payback: string;
};

/** The three figures of an answer, as every page shows them. */
export function answerTexts(answer: ReportAnswer, locale: Locale): AnswerTexts {
  return {
    price: priceFigure(shownPriceDkk(answer), locale).text,
    saving: kr(shownSavingDkk(answer), locale),
    payback: paybackOf(answer.paybackYears, locale),
  };
}

/** How one answer differs from another, in words. */
export function differenceTexts(
  base: ReportAnswer,
  other: ReportAnswer,
  locale: Locale,
): AnswerTexts {
  const { priceDkk, savingDkk, payback } = differenceBetween(base, other);
  return {
    price: amountText(priceDkk, locale),
    saving: amountText(savingDkk, locale),
    payback: paybackText(payback, locale),
  };
}

function amountText(dkk: number, locale: Locale): string {
  if (dkk === 0) return m.my_reports_same();
  const amount = kr(Math.abs(dkk), locale);
  return dkk > 0 ? m.my_reports_more_kr({ amount }) : m.my_reports_less_kr({ amount });
}

function paybackText(payback: ReportDifference['payback'], locale: Locale): string {
  switch (payback.kind) {
    case 'no-longer':
      return m.my_reports_payback_no_longer();
    case 'now':
      return m.my_reports_payback_now();
    case 'neither':
      return m.my_reports_payback_neither();
    case 'years': {
      if (payback.years === 0) return m.my_reports_same();
      const text = years(Math.abs(payback.years), locale);
      return payback.years > 0
        ? m.my_reports_later({ years: text })
        : m.my_reports_sooner({ years: text });
    }
  }
}

/** «6,0 kWp». */
export const powerOf = ({ peakPower }: ReportSummary, locale: Locale) => kWp(peakPower, locale);
