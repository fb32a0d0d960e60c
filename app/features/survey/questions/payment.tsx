import { m } from '../../../../messages/compiled/messages.js';
import type { SurveyAnswers } from '../../../../domain/survey/answers.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { BudgetNote, GoalNote, UndecidedNote } from '../consequences/money-notes.tsx';
import { useSurveyForm } from '../form-context.ts';
import { NumberAnswer } from '../number-answer.tsx';
import { cashWords } from '../price-words.tsx';
import { fieldId } from '../survey-view.ts';
import { Heading } from './heading.tsx';
import { LoanFields } from './loan-fields.tsx';

export function PaymentQuestion() {
  const { answers, result, errors, answer } = useSurveyForm();
  const { financingPreference } = answers.financing;
  return (
    <>
      <Heading title={m.survey_payment_title()} lead={m.survey_payment_lead()} />
      <RadioCards
        id={fieldId('financingPreference')}
        name="financingPreference"
        legend={<span className="sr-only">{m.survey_payment_title()}</span>}
        error={errors['financingPreference']}
        value={financingPreference ?? ''}
        onValue={(value) =>
          answer('financing', {
            financingPreference: value as SurveyAnswers['financing']['financingPreference'],
          })
        }
        cards={[
          { value: 'cash', label: m.survey_cash(), help: result === null ? '' : cashWords(result) },
          {
            value: 'loan',
            label: m.survey_loan(),
            help: m.survey_loan_help(),
            content: <LoanFields />,
          },
          {
            value: 'undecided',
            label: m.survey_not_yet(),
            help: m.survey_undecided_help(),
            content: <UndecidedNote />,
          },
        ]}
      />
      <div className="grid items-start gap-x-8 gap-y-4 border-t border-hairline pt-6 tablet:grid-cols-[304px_minmax(0,1fr)]">
        <NumberAnswer
          group="financing"
          field="projectBudget"
          label={m.survey_budget()}
          optional={m.survey_optional()}
          unit={m.survey_per_month()}
        />
        <BudgetNote />
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 border-t border-hairline pt-6 tablet:grid-cols-[304px_minmax(0,1fr)]">
        <NumberAnswer
          group="financing"
          field="monthlySavingsGoal"
          label={m.survey_goal()}
          optional={m.survey_optional()}
          unit={m.survey_a_month()}
        />
        <GoalNote />
      </div>
    </>
  );
}
