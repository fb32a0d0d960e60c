import { m } from '../../../../messages/compiled/messages.js';
import type { SurveyAnswers } from '../../../../domain/survey/answers.ts';
import { CABLE_LENGTHS_M } from '../../../../domain/survey/price-range.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useSurveyForm } from '../form-context.ts';
import { NumberAnswer } from '../number-answer.tsx';
import { fieldId } from '../survey-view.ts';
import { Heading } from './heading.tsx';

export function BoardQuestion() {
  const { answers, errors, answer } = useSurveyForm();
  const { electricalBoardAge, approxCableLength } = answers.solar;
  return (
    <>
      <Heading title={m.survey_board_title()} lead={m.survey_board_lead()} />
      <div className="flex max-w-130 flex-col gap-8">
        <RadioCards
          id={fieldId('electricalBoardAge')}
          name="electricalBoardAge"
          legend={<span className="sr-only">{m.survey_board_title()}</span>}
          error={errors['electricalBoardAge']}
          value={electricalBoardAge ?? ''}
          onValue={(value) =>
            answer('solar', {
              electricalBoardAge: value as SurveyAnswers['solar']['electricalBoardAge'],
            })
          }
          cards={[
            {
              value: 'newer',
              label: m.survey_board_newer(),
              help: m.survey_board_newer_help(),
            },
            {
              value: 'before-1990',
              label: m.survey_board_old(),
              help: m.survey_board_old_help(),
            },
            { value: 'unknown', label: m.survey_unknown() },
          ]}
        />
        <section className="flex flex-col gap-3">
          <h2 className="text-18 font-semibold">{m.survey_cable()}</h2>
          <p className="text-14 text-blaek-600">{m.survey_cable_help()}</p>
          <div className="flex flex-wrap gap-3 noscript:hidden">
            {CABLE_LENGTHS_M.map((length) => (
              <button
                key={length}
                type="button"
                aria-pressed={approxCableLength === length}
                className="min-h-12 min-w-20 rounded-control border border-sten-500 bg-white px-3 aria-pressed:border-2 aria-pressed:border-gran-700 aria-pressed:bg-gran-100 aria-pressed:font-semibold"
                onClick={() => answer('solar', { approxCableLength: length })}
              >
                {m.survey_cable_length({ length: String(length) })}
              </button>
            ))}
          </div>
          <div className="w-48">
            <NumberAnswer
              group="solar"
              field="approxCableLength"
              label={m.survey_cable_write()}
              unit="m"
            />
          </div>
        </section>
      </div>
    </>
  );
}
