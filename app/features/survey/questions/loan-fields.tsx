import type { CSSProperties } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { LOAN_YEARS, monthlyPaymentDkk } from '../../../../domain/survey/loan-choices.ts';
import { kr, percent, years } from '../../../../words/format.ts';
import { LoanYears } from '../consequences/loan-years.tsx';
import { LoanNote, WillingnessNote } from '../consequences/money-notes.tsx';
import { useSurveyForm } from '../form-context.ts';
import { NumberAnswer } from '../number-answer.tsx';

export function LoanFields() {
  const { answers, result, answer } = useSurveyForm();
  const { loanPeriod } = answers.financing;
  const locale = getLocale();
  const term = loanPeriod ?? CALCULATOR_DEFAULTS.loanTermYears;
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-100">
        <NumberAnswer
          group="financing"
          field="loanPeriod"
          label={m.survey_loan_period()}
          help={
            loanPeriod === null && result !== null
              ? m.survey_loan_guess({
                  years: years(CALCULATOR_DEFAULTS.loanTermYears, locale, 0),
                  rate: percent(result.loanRatePercent / 100, locale),
                })
              : undefined
          }
          unit={m.survey_years()}
          placeholder={String(CALCULATOR_DEFAULTS.loanTermYears)}
          slider={
            <YearsSlider
              term={term}
              onTerm={(chosen) => answer('financing', { loanPeriod: chosen })}
            />
          }
        />
      </div>
      {result === null ? null : (
        <div className="flex flex-col gap-2 tablet:flex-row noscript:hidden">
          {LOAN_YEARS.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={term === choice}
              className="flex min-h-12 items-baseline justify-between rounded-control border border-sten-500 bg-white px-3 py-2 tablet:block tablet:min-h-14 tablet:flex-1 tablet:text-left aria-pressed:border-2 aria-pressed:border-gran-700 aria-pressed:bg-gran-100"
              onClick={() => answer('financing', { loanPeriod: choice })}
            >
              <span className="block font-semibold">
                {m.survey_loan_years({ years: String(choice) })}
              </span>
              <span className="block text-14 text-blaek-600">
                {m.survey_loan_monthly({
                  amount: kr(
                    monthlyPaymentDkk(
                      result.estimate.price.totalPrice,
                      result.loanRatePercent,
                      choice,
                    ),
                    locale,
                  ),
                })}
              </span>
            </button>
          ))}
        </div>
      )}
      <LoanNote />
      <LoanYears />
      <div className="max-w-100">
        <NumberAnswer
          group="financing"
          field="monthlyPaymentWillingness"
          label={m.survey_willingness()}
          optional={m.survey_optional()}
          unit={m.survey_a_month()}
        />
      </div>
      <WillingnessNote />
    </div>
  );
}

type YearsSliderProps = { readonly term: number; readonly onTerm: (years: number) => void };

/** The years by hand; the field beside it has them by number. */
function YearsSlider({ term, onTerm }: YearsSliderProps) {
  const [min, max] = LIMITS.loanTermYears;
  const filled: CSSProperties & { '--filled': string } = {
    '--filled': `${(100 * (term - min)) / (max - min)}%`,
  };
  return (
    <input
      type="range"
      className="range-input flex-1 noscript:hidden"
      style={filled}
      aria-label={m.survey_loan_slider()}
      aria-valuetext={years(term, getLocale(), 0)}
      min={min}
      max={max}
      step={1}
      value={term}
      onChange={(event) => onTerm(event.currentTarget.valueAsNumber)}
    />
  );
}
