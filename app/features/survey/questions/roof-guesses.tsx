import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS, withDefaults } from '../../../../domain/calculator-defaults.ts';
import {
  ROOF_DIRECTIONS,
  ROOF_PLANS,
  type SurveyAnswers,
} from '../../../../domain/survey/answers.ts';
import { shortDecimal } from '../../../../words/format.ts';
import { useSurveyForm } from '../form-context.ts';
import { GuessRow } from '../guess-row.tsx';
import { NumberAnswer } from '../number-answer.tsx';
import { DirectionPicture, SlopePicture } from '../pictures/slope-picture.tsx';
import { SmallChoice } from '../small-choice.tsx';

type Solar = SurveyAnswers['solar'];

const DIRECTION_NAMES: Readonly<Record<(typeof ROOF_DIRECTIONS)[number], () => string>> = {
  south: m.survey_south,
  'south-east': m.survey_south_east,
  east: m.survey_east,
  'north-east': m.survey_north_east,
  north: m.survey_north,
  'north-west': m.survey_north_west,
  west: m.survey_west,
  'south-west': m.survey_south_west,
};
const PLAN_NAMES: Readonly<Record<(typeof ROOF_PLANS)[number], () => string>> = {
  'no-plan': m.survey_no,
  'within-ten-years': m.survey_yes,
  unknown: m.survey_unknown,
};
const SLOPES_DEG = [15, 25, 35, 45] as const;
const SLOPE_NAMES = [
  m.survey_slope_low,
  m.survey_slope_middle,
  m.survey_slope_usual,
  m.survey_slope_steep,
] as const;
const GUESSED_DIRECTION = 'south';
const GUESSED_PLAN = 'no-plan';

/** What we assume about the roof until told otherwise. */
export function RoofGuesses() {
  const { answers, result, errors, answer } = useSurveyForm();
  const { roofDirection, roofAngle, roofSize, roofAgeAndReplacementPlan: plan } = answers.solar;
  const locale = getLocale();
  const guessedSlope =
    result === null ? CALCULATOR_DEFAULTS.slope : withDefaults(result.state).slope;
  return (
    <section aria-labelledby="survey-rest">
      <h2 id="survey-rest" className="text-22 font-semibold">
        {m.survey_rest_title()}
      </h2>
      <p className="mt-1 mb-4 text-blaek-600">{m.survey_rest_lead()}</p>
      <div className="border-t border-hairline">
        <GuessRow
          label={m.survey_direction()}
          value={DIRECTION_NAMES[roofDirection ?? GUESSED_DIRECTION]()}
          isGuess={roofDirection === null}
        >
          <SmallChoice
            name="roofDirection"
            legend={m.survey_direction_question()}
            value={roofDirection}
            guess={GUESSED_DIRECTION}
            options={ROOF_DIRECTIONS.map((direction, index) => ({
              value: direction,
              label: DIRECTION_NAMES[direction](),
              // Starting in the south, each an eighth of a turn further, by way of east.
              drawing: <DirectionPicture fromNorthDeg={180 - 45 * index} />,
            }))}
            onValue={(value) => answer('solar', { roofDirection: value as Solar['roofDirection'] })}
          />
        </GuessRow>
        <GuessRow
          label={m.survey_slope()}
          value={`${shortDecimal(roofAngle ?? guessedSlope, locale)}°`}
          isGuess={roofAngle === null}
          isWrong={errors['roofAngle'] !== undefined}
        >
          <div className="flex flex-wrap items-end gap-x-9 gap-y-4">
            <fieldset className="w-full min-w-0 tablet:w-auto">
              <legend className="sr-only">{m.survey_slope()}</legend>
              <div className="small-pictures noscript:hidden">
                {SLOPES_DEG.map((slopeDeg, index) => {
                  const isChosen = (roofAngle ?? guessedSlope) === slopeDeg;
                  return (
                    <button
                      key={slopeDeg}
                      type="button"
                      aria-pressed={isChosen}
                      className="flex flex-col items-center gap-1 rounded-control border border-sten-500 bg-white px-1 py-2 aria-pressed:border-2 aria-pressed:border-gran-700 aria-pressed:bg-gran-100"
                      onClick={() => answer('solar', { roofAngle: slopeDeg })}
                    >
                      <SlopePicture {...{ slopeDeg, isChosen }} />
                      <span className={isChosen ? 'font-semibold' : ''}>
                        {SLOPE_NAMES[index]!()}
                      </span>{' '}
                      {slopeDeg}°
                    </button>
                  );
                })}
              </div>
            </fieldset>
            <div className="w-40">
              <NumberAnswer
                group="solar"
                field="roofAngle"
                label={m.survey_slope_write()}
                placeholder={shortDecimal(guessedSlope, locale)}
                unit={m.survey_degrees()}
              />
            </div>
          </div>
        </GuessRow>
        <GuessRow
          label={m.survey_size()}
          value={roofSize === null ? m.survey_size_guess() : `${shortDecimal(roofSize, locale)} m²`}
          isGuess={roofSize === null}
          isWrong={errors['roofSize'] !== undefined}
        >
          <div className="max-w-90">
            <NumberAnswer
              group="solar"
              field="roofSize"
              label={m.survey_size()}
              help={m.survey_size_help()}
              unit="m²"
            />
          </div>
        </GuessRow>
        <GuessRow
          label={m.survey_plan()}
          value={PLAN_NAMES[plan ?? GUESSED_PLAN]()}
          isGuess={plan === null}
        >
          <SmallChoice
            name="roofAgeAndReplacementPlan"
            legend={m.survey_plan_question()}
            value={plan}
            guess={GUESSED_PLAN}
            options={ROOF_PLANS.map((value) => ({ value, label: PLAN_NAMES[value]() }))}
            onValue={(value) =>
              answer('solar', {
                roofAgeAndReplacementPlan: value as Solar['roofAgeAndReplacementPlan'],
              })
            }
          />
        </GuessRow>
      </div>
    </section>
  );
}
