import { useMemo } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { spokenAnswer } from '../../../words/answer-words.ts';
import { verdictWords } from '../../../words/estimate-words.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { Calculator } from './use-calculator.ts';

export type CompactRowProps = {
  calculator: Calculator;
  /** In a drag it follows behind, and so does what the row leads to. */
  around: Calculator;
  /** The card has scrolled away. */
  isShown: boolean;
};

/** Over the page, so that nothing moves when it comes. */
export default function CompactRow({ calculator: { run }, around, isShown }: CompactRowProps) {
  const { query } = around;
  const offer = useMemo(
    () => (
      <SiteLink to={`${links.offer()}?${query}`} className={buttonClass('filled', 48)}>
        {m.calculator_get_offer()}
      </SiteLink>
    ),
    [query],
  );
  const hasPanels = isAnythingBought(run.estimate.system);
  const figures = spokenAnswer(run.estimate, getLocale());
  return (
    <div className="pointer-events-none z-10 -mb-8 h-0 @container max-laptop:hidden laptop:sticky laptop:top-16 print:hidden">
      <div
        inert={!isShown}
        className={`pointer-events-auto flex h-[72px] items-center justify-between gap-4 rounded-b-card [contain:strict] border border-t-0 border-hairline bg-white px-6 transition-[opacity,translate] duration-150 ${isShown ? '' : 'pointer-events-none -translate-y-2 opacity-0'}`}
      >
        <span className={hasPanels ? 'hidden whitespace-nowrap @3xl:block' : ''}>
          <Pill>{verdictWords(run.estimate, getLocale())}</Pill>
        </span>
        {hasPanels ? (
          <>
            <CompactFigure label={m.calculator_price()} value={figures.price} />
            <CompactFigure label={m.calculator_saving()} value={figures.saving} isFirstToGo />
            <CompactFigure label={m.calculator_payback()} value={figures.payback} />
            {offer}
          </>
        ) : null}
      </div>
    </div>
  );
}

type CompactFigureProps = {
  label: string;
  value: string;
  /** Left out where the row is narrow, as beside the open drawer. */
  isFirstToGo?: boolean;
};

function CompactFigure({ label, value, isFirstToGo = false }: CompactFigureProps) {
  return (
    <span className={`flex-col whitespace-nowrap ${isFirstToGo ? 'hidden @2xl:flex' : 'flex'}`}>
      <span className="text-14 text-blaek-600">{label}</span>
      <span className="text-22 leading-7 font-semibold desktop:text-28">{value}</span>
    </span>
  );
}
