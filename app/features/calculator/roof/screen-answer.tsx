import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { verdictSentence, verdictWords } from '../../../../words/estimate-words.ts';
import { kWh, percent } from '../../../../words/format.ts';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { TableIcon } from '../../../ui/icons.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { ANSWER_LINK } from '../answer-card.tsx';
import { AnswerFigures } from '../answer-figures.tsx';
import { SaveAction } from '../save-action.tsx';
import { LastChange } from './last-change.tsx';
import type { RoofScreenProps } from './screen-props.ts';

type ScreenAnswerProps = RoofScreenProps & {
  /** Before the last change of the roof. */
  readonly before: EstimateFigures | null;
};

/** The answer, which stays in view beside the plan. */
export function ScreenAnswer({ calculator, around, saving, before }: ScreenAnswerProps) {
  const locale = getLocale();
  const { query } = around;
  const { run } = calculator;
  const { estimate } = run;
  return (
    <div className="px-page pt-6 laptop:col-start-2 laptop:row-start-4 laptop:pb-6 desktop:col-start-3 desktop:row-start-1 desktop:row-end-4 desktop:pt-0 desktop:pl-0">
      <section
        id="answer"
        aria-label={m.calculator_heading()}
        className="flex scroll-mt-20 flex-col gap-3 rounded-hero border border-hairline bg-white px-4 py-5 tablet:px-6 desktop:sticky desktop:top-16 desktop:max-h-[calc(100dvh-64px)] desktop:overflow-y-auto desktop:rounded-t-none desktop:border-t-0"
      >
        <div className="flex flex-col items-start gap-2">
          <Pill>{verdictWords(estimate, locale)}</Pill>
          <p className="text-18 font-semibold">{verdictSentence(estimate, locale)}</p>
        </div>
        <AnswerFigures
          run={run}
          explained={around.run}
          size="large"
          rangeLink={`${links.calculatorRange()}?${query}`}
        />
        {/* Before what comes and goes: both are in sight in a window of 900 px. */}
        <SiteLink
          to={`${links.offer()}?${query}`}
          className={`${buttonClass('filled', 48)} max-desktop:hidden`}
        >
          {m.calculator_get_offer()}
        </SiteLink>
        {before === null ? null : (
          <div className="-mx-4 max-desktop:hidden empty:hidden tablet:-mx-6">
            <LastChange before={before} after={around.run.estimate} />
          </div>
        )}
        <ul className="flex flex-wrap gap-x-4 text-14">
          <li>{m.calculator_fact_yield({ kwh: kWh(estimate.yield.annualKwh, locale) })}</li>
          <li>
            {m.calculator_fact_own_use({
              share: percent(estimate.energy.selfConsumptionShare, locale),
            })}
          </li>
        </ul>
        <div className="flex flex-wrap gap-x-5">
          <SiteLink
            to={`${links.calculatorReport()}?${query}`}
            className={`inline-flex ${ANSWER_LINK}`}
          >
            <TableIcon />
            {m.calculator_see_report()}
          </SiteLink>
          <SaveAction saving={saving} query={query} className={`inline-flex ${ANSWER_LINK}`} />
        </div>
      </section>
    </div>
  );
}
