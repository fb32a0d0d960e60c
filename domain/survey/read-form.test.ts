import { describe, expect, test } from 'vitest';
import { SURVEY_DEFAULTS, SURVEY_FIELDS, SURVEY_GROUPS } from './answers.ts';
import {
  isAnswered,
  QUESTIONS,
  questionAfter,
  questionBefore,
  questionToContinue,
} from './questions.ts';
import { readSurveyForm, writtenValue } from './read-form.ts';

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const ANSWERS = {
  solar: {
    ...SURVEY_DEFAULTS.solar,
    zip: '8000',
    streetAndNumber: 'Skovvej 12',
    roofType: 'unknown',
    roofAngle: 12.5,
    roofSize: 1200,
  },
  financing: {
    ...SURVEY_DEFAULTS.financing,
    wantsBattery: true,
    hasReceivedPreviousOffer: false,
    loanPeriod: 15,
  },
  contact: { ...SURVEY_DEFAULTS.contact, notes: 'To linjer\nher', consent: true },
} as const;

describe('a posted form', () => {
  test('gives back every answer that its hidden fields carry', () => {
    const form = new FormData();
    for (const group of SURVEY_GROUPS) {
      for (const [field, value] of Object.entries(ANSWERS[group])) {
        const written = writtenValue(group, field, value);
        if (written !== null) form.set(field, written);
      }
    }
    expect(readSurveyForm(form, 'da')).toEqual({ answers: ANSWERS, errors: [] });
  });

  test('takes numbers as people write them', () => {
    const { answers } = readSurveyForm(
      formOf({ projectBudget: '90.000', roofAngle: '22,5' }),
      'da',
    );
    expect(answers.financing.projectBudget).toBe(90_000);
    expect(answers.solar.roofAngle).toBe(22.5);
  });

  test('names what is wrong and keeps the rest', () => {
    const { answers, errors } = readSurveyForm(
      formOf({
        roofAngle: '120',
        roofSize: 'stor',
        roofType: 'gold',
        loanPeriod: '7,5',
        zip: '8000',
      }),
      'da',
    );
    expect(errors).toEqual([
      { field: 'roofType', code: 'unknown-value' },
      { field: 'roofSize', code: 'not-a-number' },
      { field: 'roofAngle', code: 'too-large', limit: 90 },
      { field: 'loanPeriod', code: 'not-whole' },
    ]);
    expect(answers.solar).toEqual({ ...SURVEY_DEFAULTS.solar, zip: '8000' });
  });

  test('never takes a file', () => {
    const form = new FormData();
    form.set('electricityBillFile', new Blob(['bill']), 'bill.pdf');
    expect(readSurveyForm(form, 'da').answers).toEqual(SURVEY_DEFAULTS);
  });
});

describe('questions', () => {
  test('every answer but the bill’s file is asked for once, in the step of its group', () => {
    const asked = QUESTIONS.flatMap(({ fields }): readonly string[] => fields);
    expect(new Set(asked).size).toBe(asked.length);
    SURVEY_GROUPS.forEach((group, index) => {
      const inStep = QUESTIONS.filter(({ step }) => step === index + 1).flatMap(
        ({ fields }): readonly string[] => fields,
      );
      const fields = Object.keys(SURVEY_FIELDS[group]).filter(
        (field) => !field.startsWith('electricityBillFile'),
      );
      expect([...inStep].sort()).toEqual(fields.sort());
    });
  });

  test('follow each other', () => {
    expect(questionBefore('address')).toBeNull();
    expect(questionAfter('board')).toBe('payment');
    expect(questionBefore('contact')).toBe('timing');
    expect(questionAfter('contact')).toBeNull();
  });

  test('whoever comes back continues at the first open one', () => {
    expect(isAnswered('address', ANSWERS)).toBe(true);
    expect(isAnswered('house', ANSWERS)).toBe(false);
    expect(questionToContinue(1, ANSWERS)).toBe('house');
    expect(questionToContinue(2, SURVEY_DEFAULTS)).toBe('payment');
    expect(questionToContinue(3, ANSWERS)).toBe('contact');
  });
});
