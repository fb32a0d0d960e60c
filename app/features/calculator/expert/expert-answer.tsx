import { m } from '../../../../messages/compiled/messages.js';
import { isAnythingBought } from '../../../../domain/bought-parts.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { spokenAnswer } from '../../../../words/answer-words.ts';
import { verdictSentence, verdictWords } from '../../../../words/estimate-words.ts';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Announcement } from '../../../ui/announcement.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { answerFacts, answerFigures } from './answer-facts.ts';

/** The typing rests. */
const ANSWER_RESTS_MS = 600;
const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

export type ExpertAnswerProps = {
  readonly run: EstimateRun;
  /** The state, to carry on to the other pages. */
  readonly query: string;
  readonly hasErrors: boolean;
};

/** The answer beside the figures; on a phone under them. */
export function ExpertAnswer({ run, query, hasErrors }: ExpertAnswerProps) {
  const locale = getLocale();
  const { estimate } = run;
  // A roof that carries no panel has an answer, and no figures.
  const hasPanels = isAnythingBought(estimate.system);
  const sentence = verdictSentence(estimate, locale);
  return (
    <section
      id="answer"
      aria-label={m.expert_answer()}
      className="flex scroll-mt-20 flex-col gap-3 self-start rounded-hero border border-hairline bg-white p-5 max-laptop:mt-8 laptop:sticky laptop:top-20 laptop:max-h-[calc(100dvh-96px)] laptop:overflow-y-auto"
    >
      <div className="flex flex-col items-start gap-2">
        <Pill>{verdictWords(estimate, locale)}</Pill>
        <h2 className="text-22 font-semibold">{sentence}</h2>
        {hasErrors ? (
          <p className="text-14 text-tegl-600">{m.expert_answer_without_wrong()}</p>
        ) : null}
      </div>
      {hasPanels ? (
        <dl className="border-t border-blaek">
          {answerFigures(run, locale).map(({ label, note, figure }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-2"
            >
              <dt className="self-end font-medium">{label}</dt>
              <dd className="row-span-2">
                <Figure {...figure} size="medium" />
              </dd>
              <dd className="self-start text-14 text-blaek-600">{note}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {hasPanels ? (
        <dl className="-mt-2 text-14">
          {answerFacts(run, locale).map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5"
            >
              <dt className="text-blaek-600">{label}</dt>
              <dd className="text-right font-semibold whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <nav aria-label={m.expert_onwards()} className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {hasPanels ? (
          <SiteLink
            to={`${links.offer()}?${query}`}
            className={`${buttonClass('filled', 48)} mb-1 w-full`}
          >
            {m.calculator_get_offer()}
          </SiteLink>
        ) : null}
        <SiteLink to={`${links.calculator()}?${query}`} className={LINK}>
          {m.expert_to_calculator()}
        </SiteLink>
        <SiteLink to={`${links.calculatorReport()}?${query}`} className={LINK}>
          {m.calculator_see_report()}
        </SiteLink>
      </nav>
      <Announcement
        restMs={ANSWER_RESTS_MS}
        text={hasPanels ? m.calculator_announce(spokenAnswer(estimate, locale)) : sentence}
      />
    </section>
  );
}

/** The answer at the foot of a phone while the fields are on the screen. */
export function ExpertBar({ run: { estimate } }: { readonly run: EstimateRun }) {
  const { price, saving, payback } = spokenAnswer(estimate, getLocale());
  const hasPanels = isAnythingBought(estimate.system);
  return (
    <a
      href="#answer"
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 flex-wrap items-center justify-between gap-x-4 bg-gran-900 px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] text-white no-underline laptop:hidden print:hidden"
    >
      <span className="text-18 font-semibold">
        {hasPanels ? `${price} · ${payback}` : verdictWords(estimate, getLocale())}
      </span>
      {hasPanels ? (
        <span className="text-14 text-gran-100">{m.calculator_bar_saving({ saving })}</span>
      ) : null}
    </a>
  );
}
