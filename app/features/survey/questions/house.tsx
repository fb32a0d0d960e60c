import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { SurveyAnswers } from '../../../../domain/survey/answers.ts';
import { BUILDING_TYPES } from '../../../../engine/estimate-input.ts';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { buildingTypeName } from '../../../../words/names.ts';
import { useSurveyForm } from '../form-context.ts';
import { BuildingPicture } from '../pictures/building-picture.tsx';
import { PictureChoice } from '../picture-choice.tsx';
import { Heading } from './heading.tsx';

export function HouseQuestion() {
  const { answers, errors, answer, told, house } = useSurveyForm();
  const { buildingType } = answers.solar;
  return (
    <>
      <Heading title={m.survey_house_title()} lead={m.survey_house_lead()} />
      {house}
      <PictureChoice
        name="buildingType"
        legend={m.survey_house_title()}
        guess={
          buildingType === null
            ? m.survey_guess({
                value: buildingTypeName(CALCULATOR_DEFAULTS.buildingType, getLocale()),
              })
            : buildingType === told.buildingType
              ? m.house_mark()
              : undefined
        }
        error={errors['buildingType']}
        value={buildingType}
        pictures={BUILDING_TYPES.map((type) => ({
          value: type,
          label: buildingTypeName(type, getLocale()),
          drawing: <BuildingPicture type={type} />,
        }))}
        onValue={(value) =>
          answer('solar', { buildingType: value as SurveyAnswers['solar']['buildingType'] })
        }
      />
    </>
  );
}
