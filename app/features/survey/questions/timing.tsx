import { priceFigure } from '../../../../words/answer-words.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { INSTALLATION_TIMINGS, type SurveyAnswers } from '../../../../domain/survey/answers.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { date, kr } from '../../../../words/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Consequence } from '../consequence.tsx';
import { useSurveyForm } from '../form-context.ts';
import { SmallChoice } from '../small-choice.tsx';
import { fieldId } from '../survey-view.ts';
import { TIMING_NAMES } from '../timing-names.ts';
import { Heading } from './heading.tsx';

type TimingQuestionProps = {
  /** ISO date from which the price list is valid. */
  readonly pricesFrom: string;
};

export function TimingQuestion({ pricesFrom }: TimingQuestionProps) {
  const { answers, result, errors, answer } = useSurveyForm();
  const { preferredInstallationTiming: timing, hasReceivedPreviousOffer: offered } =
    answers.financing;
  const locale = getLocale();
  const estimate = result?.estimate ?? null;
  const words =
    estimate === null
      ? null
      : {
          saving: kr(roundedTo(estimate.savings.firstYearDkk, 100), locale),
          date: date(pricesFrom, locale),
        };
  return (
    <>
      <Heading title={m.survey_timing_title()} lead={m.survey_timing_lead()} />
      <div className="flex max-w-130 flex-col gap-4">
        <RadioCards
          id={fieldId('preferredInstallationTiming')}
          name="preferredInstallationTiming"
          legend={m.survey_timing()}
          error={errors['preferredInstallationTiming']}
          value={timing ?? ''}
          onValue={(value) =>
            answer('financing', {
              preferredInstallationTiming:
                value as SurveyAnswers['financing']['preferredInstallationTiming'],
            })
          }
          cards={INSTALLATION_TIMINGS.map((value) => ({ value, label: TIMING_NAMES[value]() }))}
        />
        {words === null || timing === null ? null : (
          <Consequence kind="plain">
            {timing === 'soon' ? m.survey_timing_soon_note(words) : m.survey_timing_wait(words)}
          </Consequence>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <SmallChoice
          name="hasReceivedPreviousOffer"
          legend={m.survey_previous_offer()}
          value={offered === null ? null : offered ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: m.survey_yes() },
            { value: 'no', label: m.survey_no() },
          ]}
          onValue={(value) => answer('financing', { hasReceivedPreviousOffer: value === 'yes' })}
        />
        {estimate === null || offered === null ? null : (
          <Consequence kind="plain">
            {offered
              ? m.survey_previous_offer_yes({
                  price: priceFigure(estimate.price.totalPrice, locale).text,
                })
              : m.survey_previous_offer_no({
                  price: priceFigure(estimate.price.totalPrice, locale).text,
                })}
          </Consequence>
        )}
      </div>
    </>
  );
}
