import { useMemo } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { spokenAnswer } from '../../../words/answer-words.ts';
import { verdictWords } from '../../../words/estimate-words.ts';
import type { Calculator } from './use-calculator.ts';

/** The answer at the foot of a phone: always there, one tap from the request. */
export function AnswerBar({ calculator, around }: { calculator: Calculator; around: Calculator }) {
  const { query } = around;
  const offer = useMemo(
    () => (
      <SiteLink to={`${links.offer()}?${query}`} className={`shrink-0 ${buttonClass('sun', 48)}`}>
        {m.calculator_get_offer()}
      </SiteLink>
    ),
    [query],
  );
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 laptop:hidden print:hidden">
      <Bar calculator={calculator}>
        {isAnythingBought(calculator.run.estimate.system) ? offer : null}
      </Bar>
    </div>
  );
}

export function Bar({
  calculator,
  children,
}: {
  calculator: Calculator;
  children: React.ReactNode;
}) {
  const { estimate } = calculator.run;
  const { price, saving, payback } = spokenAnswer(estimate, getLocale());
  const hasPanels = isAnythingBought(estimate.system);
  return (
    <div className="flex items-center justify-between gap-3 bg-gran-900 px-page pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] text-white">
      <a href="#answer" className="min-w-0 no-underline">
        <span className="block text-16 leading-[1.625rem] font-semibold min-[25rem]:text-18">
          {hasPanels ? (
            <PriceAndPayback {...{ price, payback }} />
          ) : (
            verdictWords(estimate, getLocale())
          )}
        </span>
        {hasPanels ? (
          <span className="block text-14 text-gran-100">{m.calculator_bar_saving({ saving })}</span>
        ) : null}
      </a>
      {children}
    </div>
  );
}

/** Where both don't fit one line, the payback goes to the next as a whole. */
function PriceAndPayback({ price, payback }: { price: string; payback: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{price} ·</span>{' '}
      <span className="whitespace-nowrap">{payback}</span>
    </>
  );
}
