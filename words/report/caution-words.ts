import { m } from '../../messages/compiled/messages.js';
import { VAT_PERCENT } from '../../engine/data/national-charges.ts';
import { roundedTo } from '../estimate-words.ts';
import { kr, years } from '../format.ts';
import type { Locale } from '../locale.ts';
import { inOre } from './money-text.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';

const VAT_FACTOR = 1 + VAT_PERCENT.value / 100;

/** A sentence with one figure in it, which the page sets in bold. */
export type Caution = { readonly before: string; readonly figure: string; readonly after: string };

/** The one caution: how the answer changes if the electricity tax turns out differently. */
export function cautionOf({ estimate, tax }: ReportFigures, locale: Locale): Caution {
  const assumed = inOre(tax.assumedDkkPerKwh * VAT_FACTOR, locale);
  const other = inOre(tax.otherDkkPerKwh * VAT_FACTOR, locale);
  const payback = tax.paybackYears === null ? null : years(tax.paybackYears, locale);
  if (tax.otherDkkPerKwh >= tax.assumedDkkPerKwh) {
    const start = m.report_caution_yours({ assumed, other }, { locale });
    return payback === null
      ? caution(start, m.report_caution_yours_never({}, { locale }), '')
      : caution(start, m.report_caution_yours_paid({ payback: GAP }, { locale }), payback);
  }
  const start = m.report_caution_assumed({ assumed }, { locale });
  if (payback !== null) {
    return caution(
      start,
      m.report_caution_other_paid({ other, payback: GAP }, { locale }),
      payback,
    );
  }
  // A system that never pays back in either case is not news; what it then saves is.
  if (estimate.economy.paybackYears !== null) {
    return caution(start, m.report_caution_other_never({ other }, { locale }), '');
  }
  const saving = kr(roundedTo(tax.tenYearMeanDkk, 100), locale);
  return caution(start, m.report_caution_other_saving({ other, saving: GAP }, { locale }), saving);
}

const GAP = '\n';

function caution(start: string, outcome: string, figure: string): Caution {
  const [before = '', after = ''] = outcome.split(GAP);
  return { before: `${start} ${before}`, figure, after };
}
