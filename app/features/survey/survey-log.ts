import type { SurveyLog } from '../../../domain/survey/wizard.ts';

/* eslint-disable no-console -- the specification wants the survey's warnings and errors in the console */
export const surveyLog: SurveyLog = {
  warn: (...said) => console.warn(...said),
  error: (...said) => console.error(...said),
};
