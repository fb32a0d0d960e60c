import { m } from '../../../../messages/compiled/messages.js';
import type { DocumentTable } from '../../../../domain/report/report-document.ts';
import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import { decimal, percent } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { sixAssumptions } from '../assumption-rows.ts';
import { lineName, priceDigits, quantityText } from '../price-line-words.ts';
import { roofFacts } from '../roof-facts.ts';

/** The roof and the system, a name and a value to a row. */
export function roofTable(figures: ReportFigures, locale: Locale): DocumentTable {
  return {
    caption: m.pdf_roof_facts(),
    columns: [],
    widths: [1, 1],
    rows: roofFacts(figures, locale).map(({ label, value }) => ({ cells: [label, value] })),
  };
}

/** The price as it is added up. */
export function priceTable(figures: ReportFigures, locale: Locale): DocumentTable {
  const { estimate, lines, priceList } = figures;
  const { totalExVat, vat, totalPrice } = estimate.price;
  const digits = priceDigits(figures);
  const amount = (dkk: number) => decimal(dkk, locale, digits);
  const vatLabel = m.report_lines_vat({ percent: percent(priceList.vatPercent / 100, locale) });
  return {
    caption: m.report_lines(),
    columns: [m.report_lines_corner(), m.report_lines_quantity(), m.report_lines_amount()],
    widths: [4, 3, 3],
    rows: [
      ...lines.map((line) => ({
        cells: [
          lineName(line, locale),
          quantityText(line, locale, digits),
          amount(line.totalOre / 100),
        ],
      })),
      { cells: [m.report_lines_ex_vat(), '', amount(totalExVat)] },
      { cells: [vatLabel, '', amount(vat)] },
      { cells: [m.report_lines_total(), '', amount(totalPrice)], isTotal: true },
    ],
  };
}

/** The six that matter most, with source and date. */
export function assumptionTable(figures: ReportFigures, locale: Locale): DocumentTable {
  return {
    caption: m.report_assumptions(),
    columns: [m.pdf_assumption(), m.pdf_value(), m.pdf_source()],
    widths: [4, 2, 5],
    isLastText: true,
    rows: sixAssumptions(figures, locale).map(({ name, value, source }) => ({
      cells: [name, value, source],
    })),
  };
}
