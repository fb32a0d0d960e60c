import { PROGRESS_KEY } from '../browser-keys.ts';
import { kindOf, SURVEY_DEFAULTS, SURVEY_GROUPS, type SurveyAnswers } from './answers.ts';
import { acceptable } from './read-value.ts';
import { FIRST_PROGRESS, isStep, type SurveyLog, type SurveyProgress } from './wizard.ts';

/** Where progress is kept; a browser's storage, which may refuse. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps everything but the electricity bill itself. */
export function saveProgress(store: Store, progress: SurveyProgress, log: SurveyLog): boolean {
  const { electricityBillFile: _file, ...solar } = progress.answers.solar;
  try {
    const answers = { ...progress.answers, solar };
    store.setItem(PROGRESS_KEY, JSON.stringify({ ...progress, answers }));
    return true;
  } catch (error) {
    log.error('Survey: progress could not be saved', error);
    return false;
  }
}

/** What was kept, with defaults for missing answers; false if it can't be read. Null: nothing was kept. */
export function loadProgress(store: Store, log: SurveyLog): SurveyProgress | null | false {
  try {
    const kept = store.getItem(PROGRESS_KEY);
    return kept === null ? null : progressOf(JSON.parse(kept));
  } catch (error) {
    log.error('Survey: saved progress could not be read', error);
    return false;
  }
}

export function hasSavedProgress(store: Store): boolean {
  try {
    return store.getItem(PROGRESS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Back to step 1 without answers; what was kept is removed. */
export function resetProgress(store: Store, log: SurveyLog): SurveyProgress {
  try {
    store.removeItem(PROGRESS_KEY);
  } catch (error) {
    log.error('Survey: saved progress could not be removed', error);
  }
  return FIRST_PROGRESS;
}

function progressOf(kept: unknown): SurveyProgress {
  if (!isRecord(kept)) throw new TypeError('Saved progress is no object');
  const { currentStep, completedSteps, answers } = kept;
  return {
    currentStep: isStep(currentStep) ? currentStep : FIRST_PROGRESS.currentStep,
    completedSteps: Array.isArray(completedSteps)
      ? [...new Set(completedSteps.filter(isStep))]
      : [],
    answers: answersOver(answers),
  };
}

/** They may come from another version of the page: what no longer fits gets its default. */
function answersOver(kept: unknown): SurveyAnswers {
  const groups = isRecord(kept) ? kept : {};
  return Object.fromEntries(
    SURVEY_GROUPS.map((group) => {
      const given = groups[group];
      const fitting = Object.entries(isRecord(given) ? given : {}).filter(([field, value]) => {
        const kind = kindOf(group, field);
        return kind !== undefined && kind.kind !== 'file' && acceptable(kind, value);
      });
      return [group, { ...SURVEY_DEFAULTS[group], ...Object.fromEntries(fitting) }];
    }),
  ) as SurveyAnswers;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
