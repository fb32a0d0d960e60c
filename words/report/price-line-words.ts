import { m } from '../../messages/compiled/messages.js';
import type { ReportPriceLine } from '../../domain/report/price-lines.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import { decimal, percent, shortDecimal } from '../format.ts';
import type { Locale } from '../locale.ts';
import { priceLineName } from '../price-line-name.ts';

/** Decimals of all amounts: two if one of them has øre, so that they add up as written. */
export function priceDigits({ estimate: { price }, lines }: ReportFigures): 0 | 2 {
  const all = [
    ...[price.totalExVat, price.vat, price.totalPrice].map((dkk) => Math.round(dkk * 100)),
    ...lines.map(({ totalOre }) => totalOre),
  ];
  return all.every((ore) => ore % 100 === 0) ? 0 : 2;
}

/** The product or the work. */
export function lineName({ code, make, size }: ReportPriceLine, locale: Locale): string {
  const product = size === null ? '' : `${shortDecimal(size.value, locale)}\u00a0${size.unit}`;
  return [priceLineName(code, locale), make, product].filter(Boolean).join(' ');
}

/** «14 stk. × 1.100»; empty if the line is one job. */
export function quantityText(
  { quantity, unit, unitPriceOre }: ReportPriceLine,
  locale: Locale,
  digits: number,
): string {
  const unitPrice = decimal(unitPriceOre / 100, locale, unitPriceOre % 100 === 0 ? 0 : digits);
  switch (unit) {
    case 'pcs':
      return quantity === 1
        ? ''
        : `${m.report_lines_pieces({ count: decimal(quantity, locale) }, { locale })} × ${unitPrice}`;
    case 'm':
      return `${m.report_lines_metres({ count: shortDecimal(quantity, locale) }, { locale })} × ${unitPrice}`;
    case 'percent':
      return percent(quantity / 100, locale);
    case 'job':
      return '';
  }
}
