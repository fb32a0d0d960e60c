import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { SURVEY_FIELDS, type SurveyAnswers } from '../../../../domain/survey/answers.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import { useSurveyForm } from '../form-context.ts';
import { PictureChoice } from '../picture-choice.tsx';
import { RoofPicture } from '../pictures/roof-picture.tsx';
import { Heading } from './heading.tsx';
import { RoofGuesses } from './roof-guesses.tsx';

type RoofType = NonNullable<SurveyAnswers['solar']['roofType']>;

const SHORT_NAMES: Readonly<Record<RoofType, () => string>> = {
  tile: m.survey_roof_tile,
  'fibre-cement': m.survey_roof_fibre_cement,
  slate: m.survey_roof_slate,
  felt: m.survey_roof_felt,
  metal: m.survey_roof_metal,
  flat: m.survey_roof_flat,
  thatch: m.survey_roof_thatch,
  unknown: m.survey_unknown,
};

export function RoofQuestion() {
  const { answers, errors, answer, told, house } = useSurveyForm();
  const { roofType } = answers.solar;
  return (
    <>
      <Heading title={m.survey_roof_title()} lead={m.survey_roof_lead()} />
      {house}
      <PictureChoice
        name="roofType"
        legend={m.survey_roof_title()}
        guess={
          roofType === null
            ? m.survey_guess({ value: SHORT_NAMES[CALCULATOR_DEFAULTS.roofType]() })
            : roofType === told.roofType
              ? m.house_mark()
              : undefined
        }
        error={errors['roofType']}
        value={roofType}
        pictures={SURVEY_FIELDS.solar.roofType.values.map((type) => ({
          value: type,
          label: SHORT_NAMES[type](),
          drawing: <RoofPicture type={type} />,
          ...(type === 'thatch' ? { note: m.survey_roof_thatch_note() } : {}),
        }))}
        onValue={(value) => answer('solar', { roofType: value as RoofType })}
      />
      {roofType === 'thatch' ? (
        <div
          role="status"
          className="flex items-start gap-3 rounded-card border border-hairline bg-sol-100 px-4 py-4"
        >
          <AlertIcon className="mt-0.5 shrink-0 text-sol-700" />
          <span>
            <b className="block font-semibold">{m.survey_thatch()}</b>
            {m.survey_other_roof()}
          </span>
        </div>
      ) : (
        <RoofGuesses />
      )}
    </>
  );
}
