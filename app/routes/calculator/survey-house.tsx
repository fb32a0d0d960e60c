import type { SurveyAnswers } from '../../../domain/survey/answers.ts';
import type { SurveyPlace } from '../../../domain/survey/calculator-state-of.ts';
import { withoutAnswered } from '../../../domain/roof/prefill.ts';
import { FactsList } from '../../features/house-facts/facts-list.tsx';
import type { HouseAnswer } from '../../features/house-facts/house-answer.ts';
import { HouseSummary } from '../../features/house-facts/house-summary.tsx';
import { useHouse } from '../../features/house-facts/use-house.ts';
import type { SurveyForm } from '../../features/survey/form-context.ts';
import { fieldId } from '../../features/survey/survey-view.ts';
import type { Survey } from '../../features/survey/use-survey.ts';

export type ToldHouse = SurveyForm['told'];
type Solar = SurveyAnswers['solar'];

type SurveyHouseProps = {
  readonly survey: Survey;
  readonly place: SurveyPlace;
  readonly told: ToldHouse;
  readonly onTold: (told: ToldHouse) => void;
};

/** What BBR says of the house, in the survey: it answers what nobody has answered. */
export default function SurveyHouse({ survey, place, told, onTold }: SurveyHouseProps) {
  const { shown } = survey;
  const answer = useHouse(place, (found) => {
    const now = toldOf(found);
    onTold(now);
    const { solar } = survey.progress.answers;
    // What was said of the house before it goes with it; a person's own answer stays.
    const open = (field: 'roofType' | 'buildingType') =>
      solar[field] === null || solar[field] === told[field];
    const given: Partial<Solar> = {
      ...(open('roofType') ? { roofType: now.roofType ?? null } : {}),
      ...(open('buildingType') ? { buildingType: now.buildingType ?? null } : {}),
    };
    survey.answer('solar', given);
  });
  return (
    <HouseSummary answer={answer}>
      {answer === null ? null : (
        <FactsList
          answer={answer}
          fieldHref={(field) => (field === FIELD_AT[shown] ? `#${fieldId(field)}` : null)}
        />
      )}
    </HouseSummary>
  );
}

const FIELD_AT: Partial<Record<Survey['shown'], string>> = {
  house: 'buildingType',
  roof: 'roofType',
};

function toldOf({ prefill }: HouseAnswer): ToldHouse {
  const { roofType, buildingType } = withoutAnswered(prefill, {});
  return {
    ...(roofType === undefined ? {} : { roofType }),
    ...(buildingType === undefined ? {} : { buildingType }),
  };
}
