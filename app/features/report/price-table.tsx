import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, percent, shortDecimal } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { priceLineName } from '../../i18n/names.ts';
import type { ReportPriceLine } from '../../../domain/report/price-lines.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

/** The price as it is added up. Amounts are written to the øre where one of them has any, so that they do add up. */
export function PriceTable({
  figures: { estimate, lines, priceList },
}: {
  figures: ReportFigures;
}) {
  const locale = getLocale();
  const { price } = estimate;
  const inOre = [price.totalExVat, price.vat, price.totalPrice].map((dkk) => Math.round(dkk * 100));
  const all = [...inOre, ...lines.map(({ totalOre }) => totalOre)];
  const digits = all.every((ore) => ore % 100 === 0) ? 0 : 2;
  const amount = (ore: number) => decimal(ore / 100, locale, digits);
  const [exVat = 0, vat = 0, total = 0] = inOre;
  return (
    <section aria-labelledby="price-lines" className="report-keep pt-4">
      <div className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-blaek pb-2">
        <h3 id="price-lines" className="text-22 font-semibold text-blaek">
          {m.report_lines()}
        </h3>
        <span className="text-14 whitespace-nowrap text-blaek-600">{m.report_lines_amount()}</span>
      </div>
      <table className="w-full border-collapse" aria-labelledby="price-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.report_lines_corner()}</th>
            <th scope="col">{m.report_lines_quantity()}</th>
            <th scope="col">{m.report_lines_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.code}${line.size?.value ?? ''}`} className="border-b border-hairline">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                {lineName(line, locale)}
                <span className="block text-14 text-blaek-600 tablet:hidden">
                  {quantityText(line, locale, digits)}
                </span>
              </th>
              <td className="py-2.5 pr-3 text-right text-14 whitespace-nowrap text-blaek-600 max-tablet:hidden">
                {quantityText(line, locale, digits)}
              </td>
              <td className="py-2.5 text-right whitespace-nowrap" data-line-ore={line.totalOre}>
                {amount(line.totalOre)}
              </td>
            </tr>
          ))}
          <SumRow label={m.report_lines_ex_vat()} amount={amount(exVat)} />
          <SumRow
            label={m.report_lines_vat({ percent: percent(priceList.vatPercent / 100, locale) })}
            amount={amount(vat)}
          />
        </tbody>
        <tfoot>
          <SumRow label={m.report_lines_total()} amount={amount(total)} isTotal />
        </tfoot>
      </table>
      <p className="pt-3 text-14 text-blaek-600">{m.report_lines_guide()}</p>
    </section>
  );
}

function SumRow({
  label,
  amount,
  isTotal = false,
}: {
  label: string;
  amount: string;
  isTotal?: boolean;
}) {
  const weight = isTotal ? 'font-semibold' : 'font-normal';
  return (
    <tr
      className={`border-b ${isTotal ? 'border-t-[1.5px] border-hairline border-t-blaek' : 'border-hairline last:border-b-0'}`}
    >
      <th scope="row" className={`py-2.5 pr-3 text-left ${weight}`}>
        {label}
      </th>
      <td className="max-tablet:hidden" />
      <td className={`py-2.5 text-right whitespace-nowrap ${weight}`}>{amount}</td>
    </tr>
  );
}

function lineName({ code, make, size }: ReportPriceLine, locale: Locale): string {
  const product = size === null ? '' : `${shortDecimal(size.value, locale)}\u00a0${size.unit}`;
  return [priceLineName(code), make, product].filter(Boolean).join(' ');
}

/** «14 stk. × 1.100»; nothing where the line is one job. */
function quantityText(
  { quantity, unit, unitPriceOre }: ReportPriceLine,
  locale: Locale,
  digits: number,
): string {
  const unitPrice = decimal(unitPriceOre / 100, locale, unitPriceOre % 100 === 0 ? 0 : digits);
  switch (unit) {
    case 'pcs':
      return quantity === 1
        ? ''
        : `${m.report_lines_pieces({ count: decimal(quantity, locale) })} × ${unitPrice}`;
    case 'm':
      return `${m.report_lines_metres({ count: shortDecimal(quantity, locale) })} × ${unitPrice}`;
    case 'percent':
      return percent(quantity / 100, locale);
    case 'job':
      return '';
  }
}
