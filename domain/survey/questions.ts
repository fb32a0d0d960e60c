import type { SurveyAnswers, SurveyField } from './answers.ts';

// One thought on each screen. Steps are the specification's; what is asked together inside a step is ours.

type Question = {
  readonly id: string;
  readonly step: number;
  readonly fields: readonly SurveyField[];
};

export const QUESTIONS = [
  { id: 'address', step: 1, fields: ['zip', 'streetAndNumber'] },
  { id: 'house', step: 1, fields: ['buildingType'] },
  {
    id: 'roof',
    step: 1,
    fields: ['roofType', 'roofDirection', 'roofAngle', 'roofSize', 'roofAgeAndReplacementPlan'],
  },
  { id: 'use', step: 1, fields: ['monthlyBill', 'monthlyUsage'] },
  { id: 'board', step: 1, fields: ['electricalBoardAge', 'approxCableLength'] },
  {
    id: 'payment',
    step: 2,
    fields: [
      'financingPreference',
      'loanPeriod',
      'monthlyPaymentWillingness',
      'projectBudget',
      'monthlySavingsGoal',
    ],
  },
  {
    id: 'wishes',
    step: 2,
    fields: ['wantsBattery', 'wantsHeatPump', 'wantsOffGrid', 'wantsCo2Neutral'],
  },
  { id: 'timing', step: 2, fields: ['preferredInstallationTiming', 'hasReceivedPreviousOffer'] },
  {
    id: 'contact',
    step: 3,
    fields: [
      'name',
      'email',
      'phone',
      'preferredContactMethod',
      'preferredContactTime',
      'notes',
      'consent',
    ],
  },
] as const satisfies readonly Question[];

export type QuestionId = (typeof QUESTIONS)[number]['id'];
export const FIRST_QUESTION = 'address' satisfies QuestionId;

const indexOf = (id: QuestionId) => QUESTIONS.findIndex((question) => question.id === id);

export function questionId(written: string | null): QuestionId | null {
  return QUESTIONS.find(({ id }) => id === written)?.id ?? null;
}

export function questionOf(id: QuestionId): Question {
  return QUESTIONS[indexOf(id)]!;
}

export function questionsOf(step: number): readonly Question[] {
  return QUESTIONS.filter((question) => question.step === step);
}

/** Null after the last. */
export function questionAfter(id: QuestionId): QuestionId | null {
  return QUESTIONS[indexOf(id) + 1]?.id ?? null;
}

/** Null before the first. */
export function questionBefore(id: QuestionId): QuestionId | null {
  return QUESTIONS[indexOf(id) - 1]?.id ?? null;
}

/** Whether any field of the question holds more than its default. */
export function isAnswered(id: QuestionId, answers: SurveyAnswers): boolean {
  const all: Readonly<Record<string, unknown>> = {
    ...answers.solar,
    ...answers.financing,
    ...answers.contact,
  };
  return questionOf(id).fields.some((field) => {
    const value = all[field];
    return value !== null && value !== '' && value !== false;
  });
}

/** Where somebody who comes back continues: the first question of the step without an answer, otherwise its last. */
export function questionToContinue(step: number, answers: SurveyAnswers): QuestionId {
  const ids = QUESTIONS.filter((question) => question.step === step).map(({ id }) => id);
  return ids.find((id) => !isAnswered(id, answers)) ?? ids.at(-1) ?? FIRST_QUESTION;
}
