import { useEffect, useState, type ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { decimal } from '../../../words/format.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { trackPercent, trackSpan } from '../../ui/range-track.tsx';
import { bold, BoldFigures } from './bold-figures.tsx';
import { PriceFigure, rangeTexts } from './price-words.tsx';
import './survey.css';

type AnswerBarProps = { readonly result: SurveyResult | null; readonly children: ReactNode };

/** The answer at the bottom of a phone's screen; the whole card opens over the page. */
export function AnswerBar({ result, children }: AnswerBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isTyping = useKeyboardOpen();
  if (result === null) return null;
  const hasPanels = isAnythingBought(result.estimate.system);
  const title =
    hasPanels && !result.sharpening.isExact ? m.survey_answer_short() : m.survey_answer();
  return (
    <>
      <div
        className={`survey-answer-bar fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-white px-page pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-overlay min-[70rem]:hidden noscript:hidden print:hidden ${isTyping ? 'hidden' : ''}`}
      >
        <div className="flex items-center justify-between gap-3">
          <div>
            <p className="text-14 text-blaek-600">{title}</p>
            <p
              className={`font-semibold text-gran-900 ${hasPanels ? 'whitespace-nowrap' : 'text-22'}`}
            >
              {hasPanels ? (
                <PriceFigure result={result} isSmall />
              ) : result.estimate.system.limitedBy === 'thatch' ? (
                m.survey_roof_thatch_note()
              ) : (
                m.survey_no_room()
              )}
            </p>
          </div>
          <Button
            variant="outlined"
            className="max-[24rem]:px-3"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {m.survey_see_answer()}
            <ChevronDownIcon className="-mr-1 rotate-180 max-[24rem]:hidden" />
          </Button>
        </div>
        {hasPanels ? <Strip result={result} /> : null}
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={m.survey_close()}
      >
        <div className="pt-4">{isOpen ? children : null}</div>
      </Sheet>
    </>
  );
}

/** The range before the current answer, and inside it the range now. */
function Strip({ result }: { readonly result: SurveyResult }) {
  const { now, before, narrowedByDkk } = result.sharpening;
  const domain = [before.low, before.high] as const;
  const locale = getLocale();
  return (
    <>
      <div aria-hidden="true" className="relative mt-2 h-4">
        <div className="hatched absolute inset-x-0 top-1 h-2 border border-sten-500 bg-white" />
        <div
          className="absolute top-0.5 h-3 border-2 border-blaek bg-sol-400 transition-[left,width] duration-200"
          style={trackSpan(now.low, now.high, domain)}
        />
        <div
          className="absolute top-0 h-4 w-0.5 bg-blaek"
          style={{ left: `${trackPercent(result.estimate.price.totalPrice, domain)}%` }}
        />
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-14">
        <span>
          <BoldFigures>{m.survey_between_short(bold(rangeTexts(now)))}</BoldFigures>
        </span>
        {narrowedByDkk < 1000 ? null : (
          <span className="text-blaek-600">
            {m.survey_before({
              low: decimal(roundedTo(before.low, 1000), locale),
              high: decimal(roundedTo(before.high, 1000), locale),
            })}
          </span>
        )}
      </p>
    </>
  );
}

/** An on-screen keyboard takes up much of the height; the bar would cover the field. */
const KEYBOARD_SHARE = 0.75;

function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return undefined;
    const look = () => setIsOpen(seen.height * seen.scale < window.innerHeight * KEYBOARD_SHARE);
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return isOpen;
}
