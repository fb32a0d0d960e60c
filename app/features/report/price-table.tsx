import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, percent } from '../../../words/format.ts';
import { lineName, priceDigits, quantityText } from './price-line-words.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

/** The price as it is added up. Amounts are written to the øre where one of them has any, so that they do add up. */
export function PriceTable({ figures }: { figures: ReportFigures }) {
  const { estimate, lines, priceList } = figures;
  const locale = getLocale();
  const { price } = estimate;
  const inOre = [price.totalExVat, price.vat, price.totalPrice].map((dkk) => Math.round(dkk * 100));
  const digits = priceDigits(figures);
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
