import { m } from '../../messages/compiled/messages.js';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import type { EconomyResult } from '../../engine/estimate-figures.ts';
import { decimal, kr, shortDecimal } from '../format.ts';
import type { Locale } from '../locale.ts';

/** What the price does not include, depending on the answers about the house. */
export function excludedItems(
  { input, estimate }: ReportFigures,
  locale: Locale,
): readonly string[] {
  const options = { locale };
  const metres = shortDecimal(input.cableLengthToRoof, locale);
  return [
    input.electricalBoardOld ? null : m.report_excluded_board({}, options),
    m.report_excluded_roof({}, options),
    input.replaceRoofNext10Yrs ? dismount(estimate.economy.events, locale) : null,
    m.report_excluded_cable({ metres }, options),
    m.report_excluded_trees({}, options),
    m.report_excluded_insurance({}, options),
    input.assumptions.craftsmanPersons > 0 ? null : m.report_excluded_craftsman({}, options),
    input.financingOption === 'loan'
      ? m.report_excluded_loan({}, options)
      : m.report_excluded_finance({}, options),
  ].filter((item) => item !== null);
}

/** What is not in the price may still be in the payback. */
function dismount(events: EconomyResult['events'], locale: Locale): string {
  const counted = events.find(({ kind }) => kind === 'roof');
  if (counted === undefined) return m.report_excluded_dismount({}, { locale });
  return m.report_excluded_dismount_counted(
    {
      amount: kr(Math.round(counted.costDkk / 100) * 100, locale),
      year: decimal(counted.year, locale),
    },
    { locale },
  );
}
