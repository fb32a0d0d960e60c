import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import type { EconomyResult } from '../../../engine/estimate-figures.ts';
import { decimal, kr, shortDecimal } from '../../../words/format.ts';

/** What the price does not hold, by what was told of the house. */
export function excludedItems({ input, estimate }: ReportFigures): readonly string[] {
  const metres = shortDecimal(input.cableLengthToRoof, getLocale());
  return [
    input.electricalBoardOld ? null : m.report_excluded_board(),
    m.report_excluded_roof(),
    input.replaceRoofNext10Yrs ? dismount(estimate.economy.events) : null,
    m.report_excluded_cable({ metres }),
    m.report_excluded_trees(),
    m.report_excluded_insurance(),
    input.financingOption === 'loan' ? m.report_excluded_loan() : m.report_excluded_finance(),
  ].filter((item) => item !== null);
}

/** What is not in the price may still be in the payback. */
function dismount(events: EconomyResult['events']): string {
  const counted = events.find(({ kind }) => kind === 'roof');
  if (counted === undefined) return m.report_excluded_dismount();
  const locale = getLocale();
  return m.report_excluded_dismount_counted({
    amount: kr(Math.round(counted.costDkk / 100) * 100, locale),
    year: decimal(counted.year, locale),
  });
}
