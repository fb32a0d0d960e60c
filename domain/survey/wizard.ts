import { SURVEY_DEFAULTS, SURVEY_GROUPS, type SurveyAnswers, type SurveyGroup } from './answers.ts';

// The survey as the specification has it (4, survey wizard): three steps and what may follow what. It knows
// nothing of pages, and hands its warnings to whoever calls.

export const TOTAL_STEPS = 3;

export type SurveyProgress = {
  readonly currentStep: number;
  readonly completedSteps: readonly number[];
  readonly answers: SurveyAnswers;
};

/** Where warnings and errors go, such as a browser's console. */
export type SurveyLog = Pick<Console, 'warn' | 'error'>;

export const FIRST_PROGRESS: SurveyProgress = {
  currentStep: 1,
  completedSteps: [],
  answers: SURVEY_DEFAULTS,
};

/** Marks the step completed and moves on; does nothing at the last. */
export function nextStep(progress: SurveyProgress): SurveyProgress {
  if (progress.currentStep >= TOTAL_STEPS) return progress;
  return { ...completeStep(progress), currentStep: progress.currentStep + 1 };
}

/** Does nothing at the first step. */
export function previousStep(progress: SurveyProgress): SurveyProgress {
  if (progress.currentStep <= 1) return progress;
  return { ...progress, currentStep: progress.currentStep - 1 };
}

/** To the current step, a completed one or any earlier one. */
export function canJump({ currentStep, completedSteps }: SurveyProgress, step: number): boolean {
  return isStep(step) && (step <= currentStep || completedSteps.includes(step));
}

export function jumpTo(progress: SurveyProgress, step: number, log: SurveyLog): SurveyProgress {
  if (!canJump(progress, step)) {
    log.warn(`Survey: step ${step} can't be reached from step ${progress.currentStep} yet`);
    return progress;
  }
  return { ...progress, currentStep: step };
}

export function completeStep(progress: SurveyProgress): SurveyProgress {
  const { currentStep, completedSteps } = progress;
  if (completedSteps.includes(currentStep)) return progress;
  return { ...progress, completedSteps: [...completedSteps, currentStep] };
}

/** 0, 33, 67. */
export function progressPercent({ currentStep }: Pick<SurveyProgress, 'currentStep'>): number {
  return Math.round(((currentStep - 1) / TOTAL_STEPS) * 100);
}

/** Lays answers over those of one group. */
export function withAnswers<Group extends SurveyGroup>(
  progress: SurveyProgress,
  group: Group,
  given: Partial<SurveyAnswers[Group]>,
  log: SurveyLog,
): SurveyProgress {
  if (!SURVEY_GROUPS.includes(group)) {
    log.warn(`Survey: there is no group of answers called ${String(group)}`);
    return progress;
  }
  const { answers } = progress;
  return { ...progress, answers: { ...answers, [group]: { ...answers[group], ...given } } };
}

export function isStep(step: unknown): step is number {
  return Number.isInteger(step) && Number(step) >= 1 && Number(step) <= TOTAL_STEPS;
}
