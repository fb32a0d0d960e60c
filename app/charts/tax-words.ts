import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { EconomyPlot } from './economy-curves.tsx';
import type { TaxStep } from './tax-step.ts';

export type TaxWords = {
  /** Where the line of the step stands. */
  readonly lineX: number;
  readonly rows: readonly {
    readonly words: string;
    readonly textX: number;
    readonly textY: number;
  }[];
};

/** The words of the step in the tax, right of its line; null if it is not within the years shown. */
export function taxWords(
  plot: EconomyPlot & { taxStep: TaxStep | undefined },
  lastYear: number,
): TaxWords | null {
  const { x, variant, locale, taxStep, firstYear } = plot;
  const year = taxStep === undefined ? 0 : taxStep.calendarYear - firstYear;
  if (taxStep === undefined || year <= 0 || year >= lastYear) return null;
  const amount =
    locale === 'da'
      ? `${decimal(taxStep.taxDkkPerKwh * 100, locale)} øre`
      : `DKK ${decimal(taxStep.taxDkkPerKwh, locale, 2)}`;
  const rows =
    variant === 'wide'
      ? [
          m.charts_economy_tax_title({ year: taxStep.calendarYear }, { locale }),
          m.charts_economy_tax_amount({ amount }, { locale }),
          m.charts_economy_tax_meaning({}, { locale }),
        ]
      : [
          m.charts_economy_tax_title_short({ year: taxStep.calendarYear }, { locale }),
          m.charts_economy_tax_amount_short({ amount }, { locale }),
        ];
  const lineX = x(year);
  return {
    lineX,
    rows: rows.map((words, index) => ({ words, textX: lineX + 10, textY: 16 + 19 * index })),
  };
}
