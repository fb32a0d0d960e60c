import { m } from '../../../messages/compiled/messages.js';
import { VAT_PERCENT } from '../../../engine/data/national-charges.ts';
import { roundedTo } from '../../i18n/estimate-words.ts';
import { kr, years } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { inOre } from './money-text.ts';
import type { ReportFigures } from './report-figures.ts';

const VAT_FACTOR = 1 + VAT_PERCENT.value / 100;

/** The one caution: what the answer becomes if the electricity tax turns out otherwise. */
export function cautionText({ estimate, tax }: ReportFigures, locale: Locale): string {
  const assumed = inOre(tax.assumedDkkPerKwh * VAT_FACTOR, locale);
  const other = inOre(tax.otherDkkPerKwh * VAT_FACTOR, locale);
  const payback = tax.paybackYears === null ? null : years(tax.paybackYears, locale);
  if (tax.otherDkkPerKwh >= tax.assumedDkkPerKwh) {
    const outcome =
      payback === null ? m.report_caution_yours_never() : m.report_caution_yours_paid({ payback });
    return `${m.report_caution_yours({ assumed, other })} ${outcome}`;
  }
  return `${m.report_caution_assumed({ assumed })} ${lowOutcome()}`;

  function lowOutcome(): string {
    if (payback !== null) return m.report_caution_other_paid({ other, payback });
    // An answer that never pays back is not news; what it then saves is.
    if (estimate.economy.paybackYears !== null) return m.report_caution_other_never({ other });
    const saving = kr(roundedTo(tax.tenYearMeanDkk, 100), locale);
    return m.report_caution_other_saving({ other, saving });
  }
}
