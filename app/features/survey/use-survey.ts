import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SurveyAnswers, SurveyGroup } from '../../../domain/survey/answers.ts';
import { streetOf, type SurveyPlace } from '../../../domain/survey/calculator-state-of.ts';
import {
  FIRST_QUESTION,
  questionAfter,
  questionBefore,
  questionId,
  questionOf,
  questionToContinue,
  type QuestionId,
} from '../../../domain/survey/questions.ts';
import {
  loadProgress,
  resetProgress,
  saveProgress,
} from '../../../domain/survey/saved-progress.ts';
import {
  canJump,
  completeStep,
  FIRST_PROGRESS,
  jumpTo,
  nextStep,
  previousStep,
  withAnswers,
  type SurveyProgress,
} from '../../../domain/survey/wizard.ts';
import { surveyLog } from './survey-log.ts';
import { lookUpOf, placeIn, searchOf, type SurveyView } from './survey-view.ts';

export type Survey = ReturnType<typeof useSurvey>;

/** Where the visitor is, what was answered, and where both are kept: the address and this browser. */
export function useSurvey(view: SurveyView) {
  /** Something was said or pressed: what is shown is no longer what somebody's link opened. */
  const acted = useRef(false);
  const [progress, setProgress] = useState(view.progress);
  const [shown, setShown] = useState(view.shown);
  /** Progress of an earlier visit, until the visitor decides what to do with it. */
  const [offered, setOffered] = useState<SurveyProgress | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = query.get('at');
  // The server has looked at the place that a page was opened with.
  const place = useMemo(
    () => asLookedAt(query.has('lat') ? placeIn(query) : null, view.place),
    [query, view.place],
  );

  const go = (to: QuestionId, isReplacing = false) => {
    setShown(to);
    void navigate(searchOf(to, place), { replace: isReplacing });
  };

  /** To the question that the address names, if the steps allow it. */
  const arrive = (from: SurveyProgress) => {
    const named = questionId(wanted);
    const isUnknown = wanted !== null && named === null;
    if (isUnknown) surveyLog.warn(`Survey: there is no question called ${wanted}`);
    const to = named ?? (place === null ? 'address' : 'house');
    const { step } = questionOf(to);
    const isAllowed = !isUnknown && canJump(from, step);
    const here = place === null ? from : withPlace(from, place);
    const there = isUnknown ? here : jumpTo(here, step, surveyLog);
    // Without a place the first question is asked, whichever step was reached before.
    setProgress(place === null ? jumpTo(there, questionOf(FIRST_QUESTION).step, surveyLog) : there);
    if (isAllowed && (place !== null || to === 'address')) return setShown(to);
    go(place === null ? 'address' : questionToContinue(there.currentStep, there.answers), true);
  };

  // What this browser kept is read once, after hydration.
  useEffect(() => {
    const kept = loadProgress(localStorage, surveyLog);
    if (wanted !== null || place !== null) arrive(kept || FIRST_PROGRESS);
    else if (kept && kept.answers.solar.zip !== '') setOffered(kept);
    setIsRestored(true);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  // The browser's back and forward buttons, and a place that the server has found.
  const last = useRef({ wanted, place });
  useEffect(() => {
    const before = last.current;
    last.current = { wanted, place };
    if (!isRestored || (before.wanted === wanted && before.place === place)) return;
    if (wanted !== shown || before.place !== place) arrive(progress);
  }, [wanted, place, isRestored]); // eslint-disable-line react-hooks/exhaustive-deps

  useEffect(() => {
    if (isRestored && offered === null && progress !== FIRST_PROGRESS)
      saveProgress(localStorage, progress, surveyLog);
  }, [progress, isRestored, offered]);

  const step = questionOf(shown).step;
  return {
    progress,
    place,
    shown,
    offered,
    isRestored,
    hasActed: () => acted.current,
    answer<Group extends SurveyGroup>(group: Group, given: Partial<SurveyAnswers[Group]>) {
      acted.current = true;
      setProgress((before) => withAnswers(before, group, given, surveyLog));
    },
    choosePlace(found: SurveyPlace) {
      acted.current = true;
      setOffered(null);
      void navigate(searchOf('house', found));
    },
    /** Asks the server to find the typed place. */
    lookUp(typed: string) {
      acted.current = true;
      setOffered(null);
      void navigate(lookUpOf(typed, 'house'));
    },
    /** Whoever goes on from the last question to the result has completed the last step, too. */
    finish() {
      const done = completeStep(progress);
      setProgress(done);
      // The page is about to be left.
      saveProgress(localStorage, done, surveyLog);
    },
    next() {
      acted.current = true;
      const to = questionAfter(shown);
      if (to === null) return;
      if (questionOf(to).step !== step) setProgress(nextStep);
      go(to);
    },
    back() {
      const to = questionBefore(shown);
      if (to === null) return;
      if (questionOf(to).step !== step) setProgress(previousStep);
      go(to);
    },
    jump(to: QuestionId) {
      const wantedStep = questionOf(to).step;
      setProgress((before) => jumpTo(before, wantedStep, surveyLog));
      if (canJump(progress, wantedStep)) go(to);
    },
    /** Resumes an earlier visit; the server looks its place up again. */
    resume(kept: SurveyProgress) {
      acted.current = true;
      setOffered(null);
      setProgress(kept);
      const { streetAndNumber, zip } = kept.answers.solar;
      const typed = [streetAndNumber, zip].filter((part) => part !== '').join(', ');
      void navigate(lookUpOf(typed, questionToContinue(kept.currentStep, kept.answers)));
    },
    startAnew() {
      setOffered(null);
      setProgress(resetProgress(localStorage, surveyLog));
    },
  };
}

/** An address may name no grid company, where the server knows the postcode's. */
function asLookedAt(here: SurveyPlace | null, served: SurveyPlace | null): SurveyPlace | null {
  if (here === null) return served;
  if (here.gridCompany !== null || here.postcode !== served?.postcode) return here;
  return { ...here, gridCompany: served.gridCompany };
}

/** Postcode and street are taken from the place itself. */
function withPlace(progress: SurveyProgress, place: SurveyPlace): SurveyProgress {
  const given = { zip: place.postcode, streetAndNumber: streetOf(place) };
  return withAnswers(progress, 'solar', given, surveyLog);
}
