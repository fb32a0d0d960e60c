import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { quotePriceTable } from '../../../words/price-table.ts';

export function QuoteLines({ quote }: { readonly quote: OfferedQuote }) {
  const { lead, column, rows, sums } = quotePriceTable(quote, getLocale());
  return (
    <section aria-labelledby="quote-lines">
      <h2 id="quote-lines" className="text-22 font-semibold">
        {m.quote_lines()}
      </h2>
      <p className="mt-1 text-blaek-600">{lead}</p>
      <table className="mt-3 w-full border-collapse" aria-labelledby="quote-lines">
        <thead>
          <tr className="text-14 text-blaek-600">
            <th scope="col" className="py-2 text-left font-normal">
              {m.quote_line()}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {m.quote_quantity()}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {column}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, reason, quantity, amount }, index) => (
            // Two of one name stand in their order.
            <tr key={`${name} ${index}`} className="border-t border-hairline">
              <th scope="row" className="py-2.5 text-left font-normal">
                {name}
                {reason !== undefined && (
                  <span className="block max-w-[48ch] text-14 text-blaek-600 [overflow-wrap:anywhere]">
                    {reason}
                  </span>
                )}
              </th>
              <td className="py-2.5 pl-3 text-right tabular-nums">{quantity}</td>
              <td className="py-2.5 pl-3 text-right whitespace-nowrap tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="border-t-2 border-blaek">
          {sums.map(({ name, amount, isTotal }) => (
            <tr key={name} className={isTotal ? 'font-semibold' : 'text-blaek-600'}>
              <th
                scope="row"
                colSpan={2}
                className={`py-2 text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}
              >
                {name}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
