import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { PriceRange } from '../../../domain/survey/price-range.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { decimal, kr, krParts } from '../../../words/format.ts';
import { Figure } from '../../ui/figure.tsx';
import { bold, BoldFigures } from './bold-figures.tsx';

const THOUSAND = 1000;

type PriceFigureProps = {
  readonly result: SurveyResult;
  /** On a phone's bar, beside a button. */
  readonly isSmall?: boolean;
};

/** «ca.» and whole thousands until every price question is answered, then whole hundreds; «ca.» and the unit smaller. */
export function PriceFigure({ result, isSmall = false }: PriceFigureProps) {
  return (
    <span>
      <span className={`font-medium tracking-normal ${isSmall ? 'text-16' : 'text-22'}`}>
        {m.calculator_about_price({ amount: '' }).trim()}{' '}
      </span>
      <Figure
        {...krParts(shownPrice(result), getLocale())}
        size={isSmall ? 'medium' : 'headline'}
      />
    </span>
  );
}

/** [DKK] */
const shownPrice = ({ estimate: { price }, sharpening }: SurveyResult): number =>
  roundedTo(price.totalPrice, sharpening.isExact ? 100 : THOUSAND);

/** The whole price at once. */
export const cashWords = (result: SurveyResult): string =>
  m.survey_cash_help({ amount: kr(shownPrice(result), getLocale()) });

/** Both ends in whole thousands, or steps of another size, the unit once. */
export function rangeTexts({ low, high }: PriceRange, step = THOUSAND) {
  const locale = getLocale();
  const [least, most] = [roundedTo(low, step), roundedTo(high, step)];
  return locale === 'da'
    ? { low: decimal(least, locale), high: kr(most, locale) }
    : { low: kr(least, locale), high: decimal(most, locale) };
}

export function PriceRangeWords({ range }: { readonly range: PriceRange }) {
  return (
    <p>
      <BoldFigures>{m.survey_between(bold(rangeTexts(range)))}</BoldFigures>
    </p>
  );
}
