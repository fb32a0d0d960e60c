import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { monthsAfterLoanDkk } from '../../../../domain/survey/months-after-loan.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { signedKr } from '../../../../words/format.ts';
import { LoanYearsChart } from '../../../charts/loan-years-chart.tsx';
import { LoanYearsTable } from '../../../charts/loan-years-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useSurveyForm } from '../form-context.ts';

/** What the loan leaves of a month's saving, year by year. */
export function LoanYears() {
  const { result } = useSurveyForm();
  const loan = result?.estimate.economy.loan ?? null;
  if (result === null || loan === null) return null;
  const { estimate, firstYear, loanRatePercent, state } = result;
  const locale = getLocale();
  const termYears = state.loanTermYears ?? CALCULATOR_DEFAULTS.loanTermYears;
  const leftDkk = monthsAfterLoanDkk(estimate.economy.cashFlow, {
    priceDkk: estimate.price.totalPrice,
    ratePercent: loanRatePercent,
    termYears,
  });
  const [first, after] = [leftDkk[0], leftDkk[termYears] ?? leftDkk.at(-1)];
  if (first === undefined || after === undefined) return null;
  const tens = (dkk: number) => signedKr(roundedTo(dkk, 10), locale);
  const words = { first: tens(first), year: String(firstYear), after: tens(after) };
  const label =
    termYears < leftDkk.length
      ? m.survey_left_label({ ...words, end: String(firstYear + termYears) })
      : m.survey_left_label_long({ ...words, end: String(firstYear + leftDkk.length - 1) });
  const figures = { leftDkk, termYears, firstYear, label, locale };
  return (
    <div className="[--chart-ground:var(--color-kalk-50)]">
      <h2 className="mb-1 font-semibold">{m.survey_left_title()}</h2>
      <LoanYearsChart {...figures} />
      <Disclosure showLabel={m.calculator_show_table()} hideLabel={m.calculator_hide_table()}>
        <LoanYearsTable {...figures} paymentDkk={loan.monthlyPaymentDkk} />
      </Disclosure>
    </div>
  );
}
