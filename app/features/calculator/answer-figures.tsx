import { useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { answerWords } from '../../../words/answer-words.ts';
import { SiteLink } from '../../site-link.tsx';
import { Figure } from '../../ui/figure.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { firstTouch } from './first-touch.ts';

// The question marks open without script; their code waits for the first touch.
const FigureProvenance = latePart({
  load: () => import('./figure-provenance.tsx'),
  when: firstTouch,
  drawnFrom: ({ run }) => run,
});

/** Every payback on one track, so that two homes can be told apart by eye. */
const PAYBACK_DOMAIN = [0, 30] as const;

export type AnswerFiguresProps = {
  run: EstimateRun;
  /** What «Hvor kommer tallet fra?» tells of; in a drag it follows behind. */
  explained: EstimateRun;
  size: 'headline' | 'large';
  /** Where the ranges lead; left out on the page that shows them. */
  rangeLink?: string;
};

export function AnswerFigures({ run, explained, size, rangeLink }: AnswerFiguresProps) {
  const { savings, economy } = run.estimate;
  const { paybackYears: middle, paybackP90Years: best, paybackP10Years: worst } = economy;
  const { price, saving, payback } = answerWords(run.estimate, getLocale());
  const savingDomain = useTrack(savings.tenYearMeanP10Dkk, savings.tenYearMeanP90Dkk);
  const rangeNote = (words: string) =>
    rangeLink === undefined ? (
      words
    ) : (
      <SiteLink to={rangeLink} className="text-gran-700 underline underline-offset-2">
        {words}
      </SiteLink>
    );
  return (
    <div className="@container">
      <dl className="grid gap-x-6 border-y border-hairline border-t-blaek @xl:grid-cols-3 @xl:divide-x @xl:divide-hairline">
        <AnswerFigure
          label={m.calculator_price()}
          question={<FigureProvenance figure="price" run={explained} />}
          figure={<Figure size={size} {...price.parts} />}
          note={m.calculator_price_note()}
        />
        <AnswerFigure
          label={m.calculator_saving()}
          question={<FigureProvenance figure="saving" run={explained} />}
          figure={<Figure size={size} {...saving.parts} />}
          bar={
            <RangeBar
              low={savings.tenYearMeanP10Dkk}
              mid={savings.tenYearMeanDkk}
              high={savings.tenYearMeanP90Dkk}
              domain={savingDomain}
              ends={saving.range}
              label={m.calculator_range({ range: saving.range })}
            />
          }
          note={rangeNote(m.calculator_saving_note())}
        />
        <AnswerFigure
          label={m.calculator_payback()}
          question={<FigureProvenance figure="payback" run={explained} />}
          figure={<Figure size={size} {...payback.parts} />}
          bar={
            best === null ? null : (
              <RangeBar
                low={best}
                mid={middle}
                high={worst}
                domain={PAYBACK_DOMAIN}
                ends={payback.range}
                label={m.calculator_range({ range: payback.range })}
              />
            )
          }
          note={rangeNote(
            middle === null ? m.calculator_payback_never_note() : m.calculator_payback_note(),
          )}
        />
      </dl>
    </div>
  );
}

type AnswerFigureProps = {
  label: string;
  question: ReactNode;
  figure: ReactNode;
  bar?: ReactNode;
  note: ReactNode;
};

function AnswerFigure({ label, question, figure, bar, note }: AnswerFigureProps) {
  return (
    <div className="flex flex-col gap-1 border-b border-hairline py-3 last:border-b-0 @xs:flex-row @xs:gap-4 @xl:row-span-2 @xl:grid @xl:grid-rows-subgrid @xl:gap-1 @xl:border-b-0 @xl:py-4 @xl:pr-4 @xl:pl-6 @xl:first:pl-0">
      <dt className="flex min-w-0 items-start justify-between gap-2 font-medium @xs:pt-2 @xl:items-end @xl:pt-0">
        {label}
        {question}
      </dt>
      <dd className="flex min-w-0 flex-col gap-1 @xs:min-w-min @xs:flex-1 @xs:text-right @xl:min-w-0 @xl:flex-none @xl:text-left">
        {figure}
        {bar}
        {/* Beside the label it may run in under it, so that it keeps to one line. */}
        <span className="text-14 text-blaek-600 @xs:-ml-32 @xl:ml-0">{note}</span>
      </dd>
    </div>
  );
}

/** From 0, or from what the bad end loses, with room for a slider's steps above. */
function savingsAround(low: number, high: number): readonly [number, number] {
  return [Math.min(0, low * 1.5), Math.max(1, high * 1.4)];
}

/** That of the first answer: it stays still while the block on it moves, and grows with one that would leave it. */
function useTrack(low: number, high: number): readonly [number, number] {
  const [[start, end]] = useState(() => savingsAround(low, high));
  return [Math.min(start, low), Math.max(end, high)];
}
