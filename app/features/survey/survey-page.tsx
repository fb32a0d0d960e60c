import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { toQuery } from '../../../domain/calculator-query.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { questionId, questionOf } from '../../../domain/survey/questions.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { PostForm } from '../../forms/post-form.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button } from '../../ui/button.tsx';
import { HouseOnGround } from '../../ui/drawings/house-on-ground.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerCard, type ExplainedFigure } from './answer-card.tsx';
import { pickTexts, summaryLines } from './field-labels.ts';
import { SurveyFormProvider, type SurveyForm } from './form-context.ts';
import { HiddenAnswers } from './hidden-answers.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { BACK_WORDS, NEXT_WORDS, Question } from './question.tsx';
import { AddressQuestion } from './questions/address.tsx';
import { ContactQuestion } from './questions/contact.tsx';
import { ResumeBanner } from './resume-banner.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { UnknownQuestion } from './unknown-question.tsx';
import { fieldId, FORM, TO, type FoundPlace, type SurveyView, type Texts } from './survey-view.ts';
import type { Survey } from './use-survey.ts';

export type SurveyPageProps = {
  readonly survey: Survey;
  readonly view: SurveyView;
  readonly result: SurveyResult | null;
  /** ISO date from which the price list is valid. */
  readonly pricesFrom: string;
  readonly renderAddress: (props: {
    readonly id: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
    readonly onPick: (place: FoundPlace) => void;
  }) => ReactNode;
  readonly explain: (figure: ExplainedFigure, shown: ReactNode) => ReactNode;
  /** What the last step sends; the steps before it send nothing. */
  readonly form: Pick<LiveForm<string>, 'element' | 'idempotencyKey' | 'ticket'>;
  readonly onContact: (posted: FormData) => void;
  /** The contact fields and their button, and what was wrong with them. */
  readonly contact: ReactNode;
  readonly contactNotice: ReactNode;
  readonly told: SurveyForm['told'];
  readonly house: ReactNode;
  /** Where the electricity bill is attached. */
  readonly bill: ReactNode;
};

export function SurveyPage(props: SurveyPageProps) {
  const { survey, view, result, pricesFrom, renderAddress, explain } = props;
  const { progress, place, shown, offered, isRestored } = survey;
  const [wrong, setWrong] = useState<Texts>(view.errors);
  const [tries, setTries] = useState(0);
  const [choices, setChoices] = useState(view.choices);
  const [isLost, setIsLost] = useState(view.isUnknownQuestion);
  const [seen, setSeen] = useState(view);
  if (seen !== view) {
    setSeen(view);
    setWrong(view.errors);
    setChoices(view.choices);
    setIsLost(view.isUnknownQuestion);
    setTries(tries + 1);
  }
  const hasTried = tries > 0 || Object.keys(view.errors).length > 0;
  const fields: readonly string[] = shown === 'address' ? ['q'] : questionOf(shown).fields;
  const errors = hasTried ? pickTexts(wrong, fields) : {};
  const isContact = shown === 'contact';
  const isFree = shown === 'payment' || shown === 'timing';
  useFocusOnChange(shown);
  const refuse = (field: string, error: string | null) => {
    setWrong(({ [field]: _before, ...others }) =>
      error === null ? others : { ...others, [field]: error },
    );
  };
  const leave = (move: () => void) => {
    setTries(0);
    setWrong({});
    setChoices([]);
    setIsLost(false);
    move();
  };
  const chooseAddress = (element: HTMLFormElement) => {
    const typed = textIn(new FormData(element), 'q').trim();
    if (place !== null && typed === place.address) return leave(survey.next);
    if (typed !== '') return leave(() => survey.lookUp(typed));
    setTries(tries + 1);
    refuse('q', m.address_error_empty());
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const to = pressed?.name === FORM.to ? pressed.value : isContact ? TO.send : TO.next;
    // Only what is meant for staff goes to the server; the survey itself stays on this device.
    if (to === TO.send) return props.form.element.onSubmit(event);
    event.preventDefault();
    const other = questionId(to);
    if (to === TO.back) return leave(survey.back);
    if (other !== null) return leave(() => survey.jump(other));
    if (shown === 'address') return chooseAddress(event.currentTarget);
    if (Object.keys(pickTexts(wrong, fields)).length > 0) return setTries(tries + 1);
    leave(survey.next);
  };
  const { element } = props.form;
  const form = {
    ...props.form,
    element: {
      ...element,
      id: FORM.id,
      // The steps before it send nothing, and need no work.
      onFocus: () => (isContact ? element.onFocus() : undefined),
      onSubmit,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        if (isContact) props.onContact(new FormData(event.currentTarget));
      },
    },
  };
  const query = result === null ? null : toQuery(result.state).toString();
  const link =
    query === null ? null : (
      <SiteLink
        to={`${links.calculator()}?${query}`}
        onClick={isContact ? survey.finish : undefined}
        className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 hover:text-gran-900"
      >
        {isContact ? m.survey_see_result() : m.survey_see_result_now()}
      </SiteLink>
    );
  const card = { result, isFree, explain, link };
  const list = summaryLines(errors);
  return (
    <SurveyFormProvider
      value={{
        place,
        answers: progress.answers,
        result,
        told: props.told,
        house: props.house,
        errors,
        typed: view.typed,
        answer: survey.answer,
        refuse,
      }}
    >
      <div
        className={`pt-16 ${isRestored || view.place === null ? '' : 'invisible noscript:visible'}`}
      >
        <ProgressStrip progress={progress} shown={shown} />
        <div className="mx-auto grid max-w-312 gap-x-18 gap-y-10 px-page pt-4 pb-12 tablet:pt-8 min-[70rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] min-[70rem]:justify-between min-[70rem]:pb-18">
          <div className="min-w-0">
            {offered === null ? null : (
              <div className="mb-6">
                <ResumeBanner
                  kept={offered}
                  onResume={() => leave(() => survey.resume(offered))}
                  onAnew={() => leave(survey.startAnew)}
                />
              </div>
            )}
            {isLost ? <UnknownQuestion /> : null}
            <PostForm form={form} takesFiles={isContact} className="offer-form flex flex-col gap-8">
              {/* Enter in a field presses the form's first button. */}
              <button
                type="submit"
                name={FORM.to}
                value={isContact ? TO.send : TO.next}
                tabIndex={-1}
                aria-hidden="true"
                className="sr-only"
              />
              <HiddenAnswers shown={shown} progress={progress} place={place} />
              <div className="flex flex-col gap-4 not-has-[[role=alert]]:-mb-6">
                {shown === 'address' ? null : (
                  <button
                    type="submit"
                    name={FORM.to}
                    value={TO.back}
                    className="inline-flex min-h-11 items-center gap-1 self-start text-gran-700 underline underline-offset-4 hover:text-gran-900"
                  >
                    <ChevronLeftIcon className="-ml-1.5" />
                    {BACK_WORDS[shown]()}
                  </button>
                )}
                {list.length === 0 ? null : (
                  <ErrorSummary
                    title={m.survey_errors({ count: String(list.length) })}
                    errors={list}
                    attempt={tries}
                  />
                )}
                {isContact ? props.contactNotice : null}
              </div>
              <Question
                key={shown}
                shown={shown}
                pricesFrom={pricesFrom}
                address={
                  <AddressQuestion
                    field={renderAddress({
                      id: fieldId('q'),
                      defaultValue: view.typed['q'] ?? place?.address ?? '',
                      error: errors['q'],
                      onPick: (found) => leave(() => survey.choosePlace(found)),
                    })}
                    choices={choices}
                    onChoice={(found) => leave(() => survey.choosePlace(found))}
                  />
                }
                bill={props.bill}
                contact={
                  <ContactQuestion query={query} fields={props.contact} onSkip={survey.finish} />
                }
              />
              {isContact ? null : (
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                  <Button
                    type="submit"
                    name={FORM.to}
                    value={TO.next}
                    className="max-tablet:w-full"
                  >
                    {NEXT_WORDS[shown]()}
                  </Button>
                  <span className="text-14 text-balance text-blaek-600 max-tablet:w-full max-tablet:text-center">
                    {m.survey_stays()}
                  </span>
                </div>
              )}
            </PostForm>
          </div>
          <aside
            aria-label={m.survey_answer()}
            className="hidden self-start rounded-card border border-hairline bg-white p-6 noscript:block min-[70rem]:sticky min-[70rem]:top-22 min-[70rem]:block"
          >
            <AnswerCard {...card} isTitled={false} />
          </aside>
        </div>
        {shown === 'address' ? <HouseOnGround /> : null}
        <AnswerBar result={result}>
          <AnswerCard {...card} isTitled />
        </AnswerBar>
      </div>
    </SurveyFormProvider>
  );
}
