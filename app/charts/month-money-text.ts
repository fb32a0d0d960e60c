import { m } from '../../messages/compiled/messages.js';
import { kr, monthName } from '../../words/format.ts';
import { roundedTo } from '../../words/estimate-words.ts';
import type { Locale } from '../../words/locale.ts';

export type MonthMoneyProps = {
  /** January to December [DKK]. */
  readonly savingsDkk: readonly number[];
  /** What the loan takes each month [DKK]; null: paid in cash. */
  readonly paymentDkk: number | null;
  readonly locale: Locale;
};

/** The finding in a sentence: what is left after the loan, or the best and the weakest month. */
export function monthMoneyTitle({ savingsDkk, paymentDkk, locale }: MonthMoneyProps): string {
  const mean = savingsDkk.reduce((sum, dkk) => sum + dkk, 0) / savingsDkk.length;
  const tens = (dkk: number) => kr(roundedTo(dkk, 10), locale);
  if (paymentDkk === null) {
    const most = Math.max(...savingsDkk);
    const least = Math.min(...savingsDkk);
    const nameOf = (dkk: number) => monthName(savingsDkk.indexOf(dkk) + 1, locale);
    return m.finance_cash(
      { best: nameOf(most), most: tens(most), worst: nameOf(least), least: tens(least) },
      { locale },
    );
  }
  const words = {
    payment: kr(paymentDkk, locale),
    saving: tens(mean),
    difference: tens(Math.abs(mean - paymentDkk)),
  };
  return mean >= paymentDkk
    ? m.finance_loan_over(words, { locale })
    : m.finance_loan_short(words, { locale });
}
