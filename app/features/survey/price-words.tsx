import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { PriceRange } from '../../../domain/survey/price-range.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { decimal, kr, krParts } from '../../../words/format.ts';
import { Figure } from '../../ui/figure.tsx';

const THOUSAND = 1000;

/** «ca.» and whole thousands until every price question is answered, then the exact price. */
export function priceWords({ estimate, sharpening }: SurveyResult): string {
  const locale = getLocale();
  const { totalPrice } = estimate.price;
  return sharpening.isExact
    ? kr(totalPrice, locale)
    : m.survey_about({ amount: kr(roundedTo(totalPrice, THOUSAND), locale) });
}

/** The same as a large figure, with «ca.» and the unit smaller. */
export function PriceFigure({ result }: { readonly result: SurveyResult }) {
  const { estimate, sharpening } = result;
  const { totalPrice } = estimate.price;
  const shown = sharpening.isExact ? totalPrice : roundedTo(totalPrice, THOUSAND);
  return (
    <span>
      {sharpening.isExact ? null : (
        <span className="text-22 font-medium tracking-normal">
          {m.survey_about({ amount: '' }).trim()}{' '}
        </span>
      )}
      <Figure {...krParts(shown, getLocale())} />
    </span>
  );
}

/** Both ends in whole thousands, the unit once. */
export function rangeTexts({ low, high }: PriceRange) {
  const locale = getLocale();
  return locale === 'da'
    ? {
        low: decimal(roundedTo(low, THOUSAND), locale),
        high: kr(roundedTo(high, THOUSAND), locale),
      }
    : {
        low: kr(roundedTo(low, THOUSAND), locale),
        high: decimal(roundedTo(high, THOUSAND), locale),
      };
}

export function PriceRangeWords({ range }: { readonly range: PriceRange }) {
  return <p>{m.survey_between(rangeTexts(range))}</p>;
}
