import { PROGRESS_KEY } from '../browser-keys.ts';
import { describe, expect, test, vi } from 'vitest';
import { SURVEY_DEFAULTS } from './answers.ts';
import { hasSavedProgress, loadProgress, resetProgress, saveProgress } from './saved-progress.ts';
import { FIRST_PROGRESS, nextStep, withAnswers } from './wizard.ts';

const quiet = () => ({ warn: vi.fn(), error: vi.fn() });

function browserStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refusing = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('refused');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};

const log = quiet();
const second = withAnswers(
  nextStep(
    withAnswers(
      FIRST_PROGRESS,
      'solar',
      {
        zip: '8000',
        roofAngle: 12.5,
        electricityBillFile: new Blob(['bill']),
        electricityBillFileName: 'regning.pdf',
      },
      log,
    ),
  ),
  'financing',
  { wantsBattery: true, hasReceivedPreviousOffer: false },
  log,
);

describe('kept in the browser', () => {
  test('under the specification’s key, without the electricity bill itself', () => {
    const store = browserStore();
    expect(hasSavedProgress(store)).toBe(false);
    expect(saveProgress(store, second, log)).toBe(true);
    expect([...store.kept.keys()]).toEqual(['surveyProgress']);
    expect(hasSavedProgress(store)).toBe(true);
    const kept = JSON.parse(store.kept.get(PROGRESS_KEY)!) as { answers: { solar: object } };
    expect(Object.keys(kept).sort()).toEqual(['answers', 'completedSteps', 'currentStep']);
    expect(kept.answers.solar).not.toHaveProperty('electricityBillFile');
    expect(kept.answers.solar).toHaveProperty('electricityBillFileName', 'regning.pdf');
  });

  test('comes back as it was, the file aside', () => {
    const store = browserStore();
    saveProgress(store, second, log);
    const { answers } = second;
    expect(loadProgress(store, log)).toEqual({
      ...second,
      answers: { ...answers, solar: { ...answers.solar, electricityBillFile: null } },
    });
  });

  test('is laid over the defaults; what does not fit is left out', () => {
    const answers = {
      solar: { zip: '8000', roofType: 'gold', roofAngle: 120, monthlyBill: '900', unknown: 1 },
      contact: { consent: true, name: 7 },
      person: { name: 'x' },
    };
    const written = JSON.stringify({ currentStep: 2, completedSteps: [1, 1, 9, 'x'], answers });
    expect(loadProgress(browserStore({ [PROGRESS_KEY]: written }), log)).toEqual({
      currentStep: 2,
      completedSteps: [1],
      answers: {
        solar: { ...SURVEY_DEFAULTS.solar, zip: '8000' },
        financing: SURVEY_DEFAULTS.financing,
        contact: { ...SURVEY_DEFAULTS.contact, consent: true },
      },
    });
  });

  test('an unknown step counts as the first; without anything kept there is nothing', () => {
    const store = browserStore({ [PROGRESS_KEY]: '{"currentStep":7}' });
    expect(loadProgress(store, log)).toEqual(FIRST_PROGRESS);
    expect(loadProgress(browserStore(), log)).toBeNull();
  });

  test('reset removes it and starts again', () => {
    const store = browserStore();
    saveProgress(store, second, log);
    expect(resetProgress(store, log)).toEqual(FIRST_PROGRESS);
    expect(store.kept.size).toBe(0);
  });
});

describe('where storage fails', () => {
  test('saving logs an error and returns false', () => {
    const failed = quiet();
    expect(saveProgress(refusing, second, failed)).toBe(false);
    expect(failed.error).toHaveBeenCalledOnce();
  });

  test.each(['{', '[]', 'null', '"text"'])('loading %s logs an error and returns false', (kept) => {
    const failed = quiet();
    expect(loadProgress(browserStore({ [PROGRESS_KEY]: kept }), failed)).toBe(false);
    expect(failed.error).toHaveBeenCalledOnce();
  });

  test('refused reading logs an error and returns false, and reset still starts again', () => {
    const failed = quiet();
    expect(loadProgress(refusing, failed)).toBe(false);
    expect(hasSavedProgress(refusing)).toBe(false);
    expect(resetProgress(refusing, failed)).toEqual(FIRST_PROGRESS);
    expect(failed.error).toHaveBeenCalledTimes(2);
  });
});
