import { describe, expect, test, vi } from 'vitest';
import { SURVEY_DEFAULTS, type SurveyGroup } from './answers.ts';
import {
  canJump,
  completeStep,
  FIRST_PROGRESS,
  jumpTo,
  nextStep,
  previousStep,
  progressPercent,
  TOTAL_STEPS,
  withAnswers,
} from './wizard.ts';

// Expectations are the specification's: 3 (survey answers), 4 (survey wizard), 8.

const quiet = () => ({ warn: vi.fn(), error: vi.fn() });
const second = nextStep(FIRST_PROGRESS);
const third = nextStep(second);

describe('answers', () => {
  test('three groups with the specification’s fields, in its order', () => {
    expect(Object.keys(SURVEY_DEFAULTS)).toEqual(['solar', 'financing', 'contact']);
    expect(Object.keys(SURVEY_DEFAULTS.solar).join(', ')).toBe(
      'zip, streetAndNumber, buildingType, roofType, roofSize, roofDirection, roofAngle, monthlyBill, monthlyUsage, electricityBillFile, electricityBillFileName, approxCableLength, electricalBoardAge, roofAgeAndReplacementPlan',
    );
    expect(Object.keys(SURVEY_DEFAULTS.financing).join(', ')).toBe(
      'financingPreference, loanPeriod, projectBudget, monthlySavingsGoal, monthlyPaymentWillingness, preferredInstallationTiming, wantsBattery, hasReceivedPreviousOffer, wantsHeatPump, wantsOffGrid, wantsCo2Neutral',
    );
    expect(Object.keys(SURVEY_DEFAULTS.contact).join(', ')).toBe(
      'name, email, phone, preferredContactMethod, preferredContactTime, notes, consent',
    );
  });

  test('text is empty, five wishes are false, the rest is null', () => {
    const all = {
      ...SURVEY_DEFAULTS.solar,
      ...SURVEY_DEFAULTS.financing,
      ...SURVEY_DEFAULTS.contact,
    };
    const namesWith = (value: unknown) =>
      Object.entries(all).flatMap(([name, given]) => (given === value ? [name] : []));
    expect(namesWith('')).toEqual([
      'zip',
      'streetAndNumber',
      'electricityBillFileName',
      'name',
      'email',
      'phone',
      'notes',
    ]);
    expect(namesWith(false)).toEqual([
      'wantsBattery',
      'wantsHeatPump',
      'wantsOffGrid',
      'wantsCo2Neutral',
      'consent',
    ]);
    expect(namesWith(null)).toHaveLength(Object.keys(all).length - 12);
  });

  test('are laid over those of one group', () => {
    const log = quiet();
    const answered = withAnswers(second, 'solar', { zip: '8000' }, log);
    expect(answered.answers.solar).toEqual({ ...SURVEY_DEFAULTS.solar, zip: '8000' });
    expect(answered.answers.financing).toBe(second.answers.financing);
    expect(answered.currentStep).toBe(2);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each(['person', 'toString', '__proto__'])('an unknown group, %s, warns', (group) => {
    const log = quiet();
    expect(withAnswers(second, group as SurveyGroup, {}, log)).toBe(second);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe('steps', () => {
  test('three, starting at the first with nothing completed', () => {
    expect(TOTAL_STEPS).toBe(3);
    expect(FIRST_PROGRESS).toMatchObject({ currentStep: 1, completedSteps: [] });
  });

  test('next completes the step and moves on, and does nothing at the last', () => {
    expect(second).toMatchObject({ currentStep: 2, completedSteps: [1] });
    expect(third).toMatchObject({ currentStep: 3, completedSteps: [1, 2] });
    expect(nextStep(third)).toBe(third);
    expect(nextStep(previousStep(second))).toMatchObject({ currentStep: 2, completedSteps: [1] });
  });

  test('back moves back, keeps what is completed, and does nothing at the first', () => {
    expect(previousStep(third)).toMatchObject({ currentStep: 2, completedSteps: [1, 2] });
    expect(previousStep(FIRST_PROGRESS)).toBe(FIRST_PROGRESS);
  });

  test('completing marks the step where it stands, once', () => {
    expect(completeStep(third)).toMatchObject({ currentStep: 3, completedSteps: [1, 2, 3] });
    expect(completeStep(completeStep(third)).completedSteps).toEqual([1, 2, 3]);
  });

  test('percent: 0, 33, 67', () => {
    expect([FIRST_PROGRESS, second, third].map(progressPercent)).toEqual([0, 33, 67]);
  });
});

describe('jumps', () => {
  const back = previousStep(previousStep(third));
  test.each([
    ['to where one is', second, 2, true],
    ['to an earlier step', third, 1, true],
    ['to a completed step', back, 2, true],
    ['past what is completed', back, 3, false],
    ['ahead', FIRST_PROGRESS, 2, false],
    ['to no step', third, 0, false],
    ['to no whole step', third, 1.5, false],
    ['beyond the last', completeStep(third), 4, false],
  ])('%s', (_name, from, step, isAllowed) => {
    const log = quiet();
    expect(canJump(from, step)).toBe(isAllowed);
    const after = jumpTo(from, step, log);
    if (isAllowed) expect(after).toEqual({ ...from, currentStep: step });
    else expect(after).toBe(from);
    expect(log.warn).toHaveBeenCalledTimes(isAllowed ? 0 : 1);
  });
});
