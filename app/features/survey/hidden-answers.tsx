import { SURVEY_GROUPS, type SurveyAnswers } from '../../../domain/survey/answers.ts';
import type { SurveyPlace } from '../../../domain/survey/calculator-state-of.ts';
import { questionOf, type QuestionId } from '../../../domain/survey/questions.ts';
import { writtenValue } from '../../../domain/survey/read-form.ts';
import type { SurveyProgress } from '../../../domain/survey/wizard.ts';
import { FORM, placeFields } from './survey-view.ts';

type HiddenAnswersProps = {
  readonly shown: QuestionId;
  readonly progress: SurveyProgress;
  readonly place: SurveyPlace | null;
};

/** What the form carries besides the current question, so that nothing is lost without JavaScript. */
export function HiddenAnswers({ shown, progress, place }: HiddenAnswersProps) {
  const fields: Readonly<Record<string, string>> = {
    [FORM.shown]: shown,
    [FORM.step]: String(progress.currentStep),
    [FORM.done]: progress.completedSteps.join(','),
    ...(place === null ? {} : placeFields(place)),
    ...answersElsewhere(shown, progress.answers),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function answersElsewhere(shown: QuestionId, answers: SurveyAnswers) {
  const onScreen: readonly string[] = shown === 'address' ? [] : questionOf(shown).fields;
  const found: Record<string, string> = {};
  for (const group of SURVEY_GROUPS) {
    for (const [field, value] of Object.entries(answers[group])) {
      const written = onScreen.includes(field) ? null : writtenValue(group, field, value);
      if (written !== null) found[field] = written;
    }
  }
  return found;
}
