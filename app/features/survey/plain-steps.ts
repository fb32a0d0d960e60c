import { textIn } from '../../../domain/posted-form.ts';
import {
  questionAfter,
  questionBefore,
  questionId,
  questionOf,
  type QuestionId,
} from '../../../domain/survey/questions.ts';
import {
  canJump,
  FIRST_PROGRESS,
  isStep,
  nextStep,
  previousStep,
  type SurveyProgress,
} from '../../../domain/survey/wizard.ts';
import { FORM, TO } from './survey-view.ts';

type Steps = Pick<SurveyProgress, 'currentStep' | 'completedSteps'>;
type At = { readonly shown: QuestionId; readonly progress: SurveyProgress };

/** The steps that a form without JavaScript carries with it. */
export function progressIn(posted: FormData): Steps {
  const step = Number(textIn(posted, FORM.step));
  const done = textIn(posted, FORM.done).split(',').map(Number).filter(isStep);
  return {
    currentStep: isStep(step) ? step : FIRST_PROGRESS.currentStep,
    completedSteps: [...new Set(done)],
  };
}

/** Where a button leads, by the same rules as in the browser. */
export function afterPress({ shown, progress }: At, to: string): At {
  const { step } = questionOf(shown);
  if (to === TO.back) {
    const before = questionBefore(shown);
    if (before === null) return { shown, progress };
    const isLeft = questionOf(before).step !== step;
    return { shown: before, progress: isLeft ? previousStep(progress) : progress };
  }
  const other = questionId(to);
  if (other !== null) {
    const wanted = questionOf(other).step;
    if (!canJump(progress, wanted)) return { shown, progress };
    return { shown: other, progress: { ...progress, currentStep: wanted } };
  }
  const after = questionAfter(shown);
  if (after === null) return { shown, progress };
  const isLeft = questionOf(after).step !== step;
  return { shown: after, progress: isLeft ? nextStep(progress) : progress };
}
