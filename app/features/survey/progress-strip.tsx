import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  questionsOf,
  questionToContinue,
  isAnswered,
  type QuestionId,
} from '../../../domain/survey/questions.ts';
import { canJump, progressPercent, type SurveyProgress } from '../../../domain/survey/wizard.ts';
import { percent } from '../../../words/format.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { FORM } from './survey-view.ts';

const STEPS = [
  { step: 1, name: m.survey_step_1 },
  { step: 2, name: m.survey_step_2 },
  { step: 3, name: m.survey_step_3 },
] as const;

type ProgressStripProps = { readonly progress: SurveyProgress; readonly shown: QuestionId };

export function ProgressStrip({ progress, shown }: ProgressStripProps) {
  const { currentStep, completedSteps } = progress;
  const text = percent(progressPercent(progress) / 100, getLocale());
  return (
    <nav
      aria-label={m.survey_progress()}
      className="border-b border-hairline bg-white print:hidden"
    >
      <div className="mx-auto flex max-w-312 flex-col justify-center gap-1.5 px-page max-tablet:min-h-13">
        <p aria-hidden="true" className="flex items-baseline justify-between text-14 tablet:hidden">
          <span>
            <b className="text-16 font-semibold">
              {currentStep}. {STEPS[currentStep - 1]?.name()}
            </b>
            <Place shown={shown} step={currentStep} before=" · " />
          </span>
          <b className="text-16 font-semibold whitespace-nowrap">{text}</b>
        </p>
        <ol className="grid grid-cols-[5fr_3fr_3fr] items-center gap-2 tablet:h-20 tablet:grid-cols-[1fr_1fr_1fr_auto] tablet:gap-6">
          {STEPS.map(({ step, name }) => {
            const isNow = step === currentStep;
            const isDone = completedSteps.includes(step) && !isNow;
            return (
              <li
                key={step}
                aria-current={isNow ? 'step' : undefined}
                className="relative flex min-w-0 flex-col gap-1.5"
              >
                <span className="flex items-baseline justify-between gap-2 whitespace-nowrap">
                  <StepName
                    step={step}
                    name={name()}
                    isNow={isNow}
                    isDone={isDone}
                    isReachable={canJump(progress, step)}
                    progress={progress}
                  />
                  {isNow ? (
                    <span className="max-tablet:sr-only">
                      <Place shown={shown} step={step} />
                    </span>
                  ) : null}
                </span>
                <Ticks {...{ step, isNow, isDone, shown, progress }} />
              </li>
            );
          })}
          <li className="text-right max-tablet:sr-only">
            <b className="block text-22 font-semibold">{text}</b>
            <span className="block text-14 text-blaek-600">
              {m.survey_steps_done({ count: String(completedSteps.length) })}
            </span>
          </li>
        </ol>
      </div>
    </nav>
  );
}

type StepNameProps = {
  readonly step: number;
  readonly name: string;
  readonly isNow: boolean;
  readonly isDone: boolean;
  readonly isReachable: boolean;
  readonly progress: SurveyProgress;
};

function StepName({ step, name, isNow, isDone, isReachable, progress }: StepNameProps) {
  if (isNow) {
    return (
      <b className="font-semibold max-tablet:sr-only">
        {step}. {name}
      </b>
    );
  }
  if (!isReachable) {
    return (
      <span className="text-blaek-600 max-tablet:sr-only">
        {step}. {name}
      </span>
    );
  }
  return (
    <button
      type="submit"
      form={FORM.id}
      name={FORM.to}
      value={questionToContinue(step, progress.answers)}
      // On a phone the tick itself is the button.
      className="-my-2 inline-flex items-center gap-2 text-gran-700 underline underline-offset-4 hover:text-gran-900 max-tablet:absolute max-tablet:inset-x-0 max-tablet:-top-5 max-tablet:my-0 max-tablet:h-11 tablet:min-h-11"
    >
      {isDone ? <CheckIcon className="max-tablet:hidden" /> : null}
      {isDone ? <span className="sr-only">{m.survey_step_done({ step: name })}</span> : null}
      <span aria-hidden={isDone || undefined} className="max-tablet:sr-only">
        {name}
      </span>
    </button>
  );
}

type PlaceProps = {
  readonly shown: QuestionId;
  readonly step: number;
  /** What parts it from the name of the step. */
  readonly before?: string;
};

/** A step of one question needs no count. */
function Place({ shown, step, before }: PlaceProps) {
  const questions = questionsOf(step);
  if (questions.length < 2) return null;
  const number = questions.findIndex(({ id }) => id === shown) + 1;
  return (
    <span className="text-14 text-blaek-600">
      {before}
      {m.survey_question_of({ number: String(number), count: String(questions.length) })}
    </span>
  );
}

type TicksProps = {
  readonly step: number;
  readonly isNow: boolean;
  readonly isDone: boolean;
  readonly shown: QuestionId;
  readonly progress: SurveyProgress;
};

/** One tick per question of the current step; a single tick for every other step. */
function Ticks({ step, isNow, isDone, shown, progress }: TicksProps) {
  const filled = 'bg-gran-700';
  const empty = 'bg-hairline forced-colors:border forced-colors:border-[CanvasText]';
  const ticks = isNow
    ? questionsOf(step).map(({ id }) =>
        id === shown
          ? 'border-2 border-gran-700 bg-white'
          : isAnswered(id as QuestionId, progress.answers)
            ? filled
            : empty,
      )
    : [isDone ? filled : empty];
  return (
    <span aria-hidden="true" className="flex gap-1">
      {ticks.map((look, index) => (
        // eslint-disable-next-line react/no-array-index-key -- ticks have no other name
        <span key={index} className={`h-2 flex-1 rounded-[2px] ${look}`} />
      ))}
    </span>
  );
}
