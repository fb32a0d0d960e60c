import { memo, useMemo, type ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, kWh, kWp, percent } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Announcement } from '../../ui/announcement.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TableIcon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/pill.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { spokenAnswer } from '../../../words/answer-words.ts';
import { againstToday, standingLine } from '../../../words/standing-words.ts';
import { verdictSentence, verdictWords } from '../../../words/estimate-words.ts';
import { SaveAction, type Saving } from './save-action.tsx';
import type { Calculator } from './use-calculator.ts';

/** The sliders stand still. */
const ANSWER_RESTS_MS = 600;
/** What can be done with the answer, but for how it is shown. */
export const ANSWER_LINK =
  'min-h-11 items-center gap-2 font-medium text-gran-700 hover:underline print:hidden';

export type AnswerCardProps = {
  calculator: Calculator;
  /** The same for what need not be there with the figures: links, and where the figures come from. */
  around: Calculator;
  /** Beside the open drawer there is room for smaller figures only. */
  isNarrow: boolean;
  /** Which house this is of; null: nobody has said. */
  address: ReactNode;
  /** «Forudsætninger (24)», which opens the drawer. */
  assumptions: ReactNode;
  /** On a phone: what is done next, on the first screen. */
  actions: ReactNode;
  saving: Saving;
};

export const AnswerCard = memo(function AnswerCard(props: AnswerCardProps) {
  const { calculator, around, isNarrow, assumptions, actions, address } = props;
  const { run } = calculator;
  const { estimate } = run;
  const { offer, ways, announced } = useAside(props);
  const locale = getLocale();
  // A roof that carries no panel has an answer, and no figures.
  const hasPanels = isAnythingBought(estimate.system);
  return (
    <section
      aria-label={m.calculator_heading()}
      className="isolate flex flex-col gap-3 rounded-b-hero border border-t-0 border-hairline bg-white px-4 py-6 tablet:gap-4 tablet:px-8"
    >
      {address}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-80 flex-col items-start gap-2">
          <Pill>{verdictWords(estimate, locale)}</Pill>
          <h1 className="max-w-[36ch] text-22 font-semibold tablet:text-28">
            {verdictSentence(estimate, locale)}
          </h1>
          {run.input.standing === null ? null : (
            <p className="max-w-[62ch] text-blaek-600">
              {standingLine(run.input.standing, locale)}{' '}
              {hasPanels ? againstToday(estimate, locale) : null}
            </p>
          )}
        </div>
        {hasPanels ? offer : null}
      </div>
      {hasPanels ? (
        <AnswerFigures
          run={run}
          explained={around.run}
          size={isNarrow ? 'large' : 'headline'}
          rangeLink={`${links.calculatorRange()}?${around.query}`}
        />
      ) : null}
      {actions}
      {hasPanels ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {estimate.system.numberOfPanels === 0 ? null : (
              <>
                <li>{m.calculator_fact_yield({ kwh: kWh(estimate.yield.annualKwh, locale) })}</li>
                <li>
                  {m.calculator_fact_panels({
                    kwp: kWp(estimate.system.peakPower, locale),
                    count: decimal(estimate.system.numberOfPanels, locale),
                  })}
                </li>
              </>
            )}
            {estimate.today === null ? null : (
              <li>{m.standing_made({ kwh: kWh(estimate.today.productionKwh, locale) })}</li>
            )}
            <li>
              {m.calculator_fact_own_use({
                share: percent(estimate.energy.selfConsumptionShare, locale),
              })}
            </li>
          </ul>
          <div className="flex flex-wrap gap-x-5">
            {assumptions}
            {ways}
          </div>
        </div>
      ) : null}
      {announced}
    </section>
  );
});

/** What stands in the card and need not be drawn with every step of a drag. */
function useAside({ around, saving }: Pick<AnswerCardProps, 'around' | 'saving'>) {
  const { query, run } = around;
  const offer = useMemo(
    () => (
      <SiteLink
        to={`${links.offer()}?${query}`}
        className={`${buttonClass('filled', 48)} max-laptop:hidden`}
      >
        {m.calculator_get_offer()}
      </SiteLink>
    ),
    [query],
  );
  const ways = useMemo(
    () => (
      <>
        <SiteLink
          to={`${links.calculatorReport()}?${query}`}
          className={`inline-flex ${ANSWER_LINK}`}
        >
          <TableIcon />
          {m.calculator_see_report()}
        </SiteLink>
        <SaveAction
          saving={saving}
          query={query}
          className={`hidden laptop:inline-flex ${ANSWER_LINK}`}
        />
      </>
    ),
    [query, saving],
  );
  const announced = useMemo(() => {
    const locale = getLocale();
    const { estimate } = run;
    const text = isAnythingBought(estimate.system)
      ? m.calculator_announce(spokenAnswer(estimate, locale))
      : verdictSentence(estimate, locale);
    return <Announcement restMs={ANSWER_RESTS_MS} text={text} />;
  }, [run]);
  return { offer, ways, announced };
}
