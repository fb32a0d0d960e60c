import type { ReportFigures } from '../../domain/report/report-figures.ts';
import { m } from '../../messages/compiled/messages.js';
import { decimal, percent } from '../format.ts';
import type { Locale } from '../locale.ts';
import { lineName, priceDigits, quantityText } from './price-line-words.ts';

export type PriceRow = {
  readonly key: string;
  readonly kind: 'line' | 'sum' | 'total';
  readonly name: string;
  /** Empty if there is nothing to count. */
  readonly quantity: string;
  readonly amount: string;
  /** The amount [øre]. */
  readonly ore: number;
};

/**
 * The price as it is added up. Amounts are written to the øre if one of them has any, so that they
 * do add up.
 */
export function priceRows(figures: ReportFigures, locale: Locale): readonly PriceRow[] {
  const { estimate, lines, priceList } = figures;
  const { totalExVat, vat, totalPrice } = estimate.price;
  const digits = priceDigits(figures);
  const amount = (ore: number) => decimal(ore / 100, locale, digits);
  const sum = (kind: 'sum' | 'total', key: string, name: string, dkk: number): PriceRow => {
    const ore = Math.round(dkk * 100);
    return { key, kind, name, quantity: '', amount: amount(ore), ore };
  };
  const vatPercent = percent(priceList.vatPercent / 100, locale);
  return [
    ...lines.map((line): PriceRow => ({
      key: `${line.code}${line.size?.value ?? ''}`,
      kind: 'line',
      name: lineName(line, locale),
      quantity: quantityText(line, locale, digits),
      amount: amount(line.totalOre),
      ore: line.totalOre,
    })),
    sum('sum', 'ex-vat', m.report_lines_ex_vat({}, { locale }), totalExVat),
    sum('sum', 'vat', m.report_lines_vat({ percent: vatPercent }, { locale }), vat),
    sum('total', 'total', m.report_lines_total({}, { locale }), totalPrice),
  ];
}
