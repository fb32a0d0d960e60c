import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { SurveyAnswers } from '../../../domain/survey/answers.ts';
import { kr } from '../../../words/format.ts';
import { TIMING_NAMES } from './timing-names.ts';

/** Answers that an offer request has no field for, as lines below the visitor's own note. */
export function notesWithAnswers({ financing, contact }: SurveyAnswers): string {
  const locale = getLocale();
  const amount = (dkk: number | null, line: (value: { value: string }) => string) =>
    dkk === null ? [] : [line({ value: kr(dkk, locale) })];
  const timing = financing.preferredInstallationTiming;
  const lines = [
    ...(timing === null ? [] : [m.survey_notes_timing({ value: TIMING_NAMES[timing]() })]),
    ...amount(financing.projectBudget, m.survey_notes_budget),
    ...amount(financing.monthlySavingsGoal, m.survey_notes_goal),
    ...amount(financing.monthlyPaymentWillingness, m.survey_notes_willingness),
    ...(financing.wantsOffGrid ? [m.survey_notes_off_grid()] : []),
    ...(financing.wantsCo2Neutral ? [m.survey_notes_co2()] : []),
  ];
  const own = contact.notes.trim();
  if (lines.length === 0) return own;
  const told = [m.survey_notes_title(), ...lines].join('\n');
  return own === '' ? told : `${own}\n\n${told}`;
}
