import { priceFigure } from '../../../../words/answer-words.ts';
import { isAnythingBought } from '../../../../domain/bought-parts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { SurveyResult } from '../../../../domain/survey/survey-result.ts';
import { monthlyPaymentDkk, termWithin } from '../../../../domain/survey/loan-choices.ts';
import { kr, percent, years } from '../../../../words/format.ts';
import { newPanels } from '../../../../words/standing-words.ts';
import { bold, BoldFigures } from '../bold-figures.tsx';
import { Consequence } from '../consequence.tsx';
import { useSurveyForm } from '../form-context.ts';
import { BudgetPicture, GoalPicture } from './money-pictures.tsx';

// What the money answers mean, in the engine's own figures. Forecasts are rounded to tens.
const about = (dkk: number) => Math.round(dkk / 10) * 10;

/** "14 paneler", or "14 paneler med batteri". */
function nameOf({ estimate, state }: SurveyResult): string {
  const panels = newPanels(estimate, getLocale());
  return state.interestedInBattery ? `${panels} ${m.survey_scale_battery()}` : panels;
}

export function LoanNote() {
  const { result } = useSurveyForm();
  const loan = result?.estimate.economy.loan ?? null;
  if (result === null || loan === null) return null;
  const locale = getLocale();
  const saving = about(result.estimate.savings.tenYearMeanDkk / 12);
  const gap = saving - loan.monthlyPaymentDkk;
  const words = {
    ...bold({ payment: kr(loan.monthlyPaymentDkk, locale), saving: kr(saving, locale) }),
    difference: kr(about(Math.abs(gap)), locale),
  };
  return (
    <Consequence kind={gap < 0 ? 'watch' : 'good'}>
      <BoldFigures>{gap < 0 ? m.survey_loan_costs(words) : m.survey_loan_gains(words)}</BoldFigures>{' '}
      {m.survey_loan_interest({ interest: kr(loan.totalInterestDkk, locale) })}
    </Consequence>
  );
}

/** Both ways to pay beside each other: nobody has to choose to see them. */
export function UndecidedNote() {
  const { result } = useSurveyForm();
  if (result === null || !isAnythingBought(result.estimate.system)) return null;
  const locale = getLocale();
  const { price, savings } = result.estimate;
  const term = CALCULATOR_DEFAULTS.loanTermYears;
  return (
    <Consequence kind="good">
      {m.survey_undecided_both({
        price: priceFigure(price.totalPrice, locale).text,
        years: years(term, locale, 0),
        rate: percent(result.loanRatePercent / 100, locale),
        payment: kr(monthlyPaymentDkk(price.totalPrice, result.loanRatePercent, term), locale),
        saving: kr(about(savings.tenYearMeanDkk / 12), locale),
      })}
    </Consequence>
  );
}

export function WillingnessNote() {
  const { answers, result } = useSurveyForm();
  const { monthlyPaymentWillingness: most } = answers.financing;
  const loan = result?.estimate.economy.loan ?? null;
  if (result === null || most === null || loan === null) return null;
  const locale = getLocale();
  const { totalPrice } = result.estimate.price;
  const payment = kr(loan.monthlyPaymentDkk, locale);
  const over = loan.monthlyPaymentDkk - most;
  const difference = kr(Math.abs(over), locale);
  if (over <= 0) {
    return (
      <Consequence kind="good">{m.survey_willing_enough({ payment, difference })}</Consequence>
    );
  }
  const term = termWithin(most, totalPrice, result.loanRatePercent, 1);
  return (
    <Consequence kind="watch">
      {term === null
        ? m.survey_willing_never({
            payment,
            difference,
            years: years(LIMITS.loanTermYears[1], locale, 0),
          })
        : m.survey_willing_longer({
            payment,
            difference,
            years: years(term, locale, 0),
            longer: kr(monthlyPaymentDkk(totalPrice, result.loanRatePercent, term), locale),
          })}
    </Consequence>
  );
}

export function BudgetNote() {
  const { answers, result } = useSurveyForm();
  const { projectBudget: budget, wantsBattery } = answers.financing;
  const smaller = result?.forBudget ?? null;
  if (result === null || budget === null || smaller === null) return null;
  if (!isAnythingBought(result.estimate.system)) return null;
  const locale = getLocale();
  const { price, verdict } = result.estimate;
  const left = budget - price.totalPrice;
  const difference = kr(Math.abs(left), locale);
  const added = verdict.battery.addedPriceDkk;
  const isBatteryMore = !wantsBattery && added > 0;
  const picture = (
    <BudgetPicture
      name={nameOf(result)}
      priceDkk={price.totalPrice}
      budgetDkk={budget}
      withBatteryDkk={isBatteryMore ? price.totalPrice + added : null}
    />
  );
  if (left < 0) {
    return (
      <Consequence kind="watch" picture={picture}>
        <BoldFigures>
          {smaller.priceDkk > budget
            ? m.survey_budget_none(bold({ difference, price: kr(smaller.priceDkk, locale) }))
            : m.survey_budget_over({
                ...bold({ difference, price: kr(smaller.priceDkk, locale) }),
                budget: kr(budget, locale),
                panels: String(smaller.numberOfPanels),
              })}
        </BoldFigures>
      </Consequence>
    );
  }
  return (
    <Consequence kind="good" picture={picture}>
      <BoldFigures>{m.survey_budget_under(bold({ difference }))}</BoldFigures>{' '}
      {!isBatteryMore
        ? null
        : added <= left
          ? m.survey_budget_battery_fits({ added: kr(added, locale) })
          : m.survey_budget_battery_over({ difference: kr(added - left, locale) })}
    </Consequence>
  );
}

export function GoalNote() {
  const { answers, result } = useSurveyForm();
  const { monthlySavingsGoal: goal, wantsBattery } = answers.financing;
  if (result === null || goal === null || !isAnythingBought(result.estimate.system)) return null;
  const locale = getLocale();
  const { savings, verdict } = result.estimate;
  const saving = about(savings.tenYearMeanDkk / 12);
  const words = {
    ...bold({ saving: kr(saving, locale) }),
    difference: kr(Math.abs(goal - saving), locale),
  };
  const { addedTenYearMeanDkk, addedPriceDkk } = verdict.battery;
  const withBattery = about((savings.tenYearMeanDkk + addedTenYearMeanDkk) / 12);
  const picture = (
    <GoalPicture
      name={nameOf(result)}
      savingDkk={saving}
      goalDkk={goal}
      withBatteryDkk={wantsBattery || withBattery <= saving ? null : withBattery}
    />
  );
  if (saving >= goal) {
    return (
      <Consequence kind="good" picture={picture}>
        <BoldFigures>{m.survey_goal_met(words)}</BoldFigures>
      </Consequence>
    );
  }
  const isReached = withBattery >= goal;
  return (
    <Consequence kind="watch" picture={picture}>
      <BoldFigures>{m.survey_goal_missed(words)}</BoldFigures>{' '}
      {wantsBattery
        ? null
        : isReached
          ? m.survey_goal_battery({ added: kr(addedPriceDkk, locale) })
          : m.survey_goal_no_battery()}
    </Consequence>
  );
}
