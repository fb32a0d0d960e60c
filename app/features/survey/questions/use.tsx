import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { USUAL_HOUSEHOLD } from '../../../../domain/usual-household.ts';
import { householdPictureKwh } from '../../../../engine/load/household-picture.ts';
import { isUseAnswered } from '../../../../domain/survey/size-for-use.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kWh } from '../../../../words/format.ts';
import { Consequence } from '../consequence.tsx';
import { useSurveyForm } from '../form-context.ts';
import { NumberAnswer } from '../number-answer.tsx';
import { Heading } from './heading.tsx';

/** @param bill where the electricity bill is attached */
export function UseQuestion({ bill }: { readonly bill: ReactNode }) {
  const { answers, result } = useSurveyForm();
  const locale = getLocale();
  return (
    <>
      <Heading title={m.survey_use_title()} lead={m.survey_use_lead()} />
      <div className="flex max-w-90 flex-col gap-6">
        <NumberAnswer
          group="solar"
          field="monthlyBill"
          label={m.survey_bill()}
          help={m.survey_bill_help({
            people: decimal(USUAL_HOUSEHOLD.people, locale),
            kwh: kWh(roundedTo(householdPictureKwh(USUAL_HOUSEHOLD), 100), locale),
          })}
          unit={m.survey_per_month()}
        />
        <NumberAnswer
          group="solar"
          field="monthlyUsage"
          label={m.survey_usage()}
          help={m.survey_usage_help()}
          unit="kWh"
        />
      </div>
      {result !== null && isUseAnswered(answers) ? (
        <Consequence kind="plain">
          {m.survey_use_means({
            amount: decimal(result.householdKwh, locale),
            panels: String(result.estimate.system.numberOfPanels),
          })}
        </Consequence>
      ) : null}
      {bill}
    </>
  );
}
