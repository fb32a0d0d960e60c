import { createContext, useContext, type ReactNode } from 'react';
import type { SurveyAnswers, SurveyGroup } from '../../../domain/survey/answers.ts';
import type { SurveyPlace } from '../../../domain/survey/calculator-state-of.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import type { Texts } from './survey-view.ts';

/** What every question reads from and reports to. */
export type SurveyForm = {
  readonly place: SurveyPlace | null;
  readonly answers: SurveyAnswers;
  readonly result: SurveyResult | null;
  /** What BBR says of the house in the fields it has. */
  readonly told: Partial<Pick<SurveyAnswers['solar'], 'roofType' | 'buildingType'>>;
  /** The same in full, for the questions about the house and its roof. */
  readonly house: ReactNode;
  readonly errors: Texts;
  readonly typed: Texts;
  readonly answer: <Group extends SurveyGroup>(
    group: Group,
    given: Partial<SurveyAnswers[Group]>,
  ) => void;
  /** The content of a field that can't be read; null once it can. */
  readonly refuse: (field: string, error: string | null) => void;
};

const Form = createContext<SurveyForm | null>(null);

export const SurveyFormProvider = Form.Provider;

export function useSurveyForm(): SurveyForm {
  const form = useContext(Form);
  if (form === null) throw new RangeError('a question outside the survey');
  return form;
}
