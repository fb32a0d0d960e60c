import { m } from '../../../messages/compiled/messages.js';
import type { PriceRow } from '../../../words/report/price-rows.ts';

/** The price as it is added up. */
export function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
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
          {rows.map((row) =>
            row.kind === 'line' ? (
              <LineRow key={row.key} row={row} />
            ) : row.kind === 'sum' ? (
              <SumRow key={row.key} row={row} />
            ) : null,
          )}
        </tbody>
        <tfoot>
          {rows.map((row) => (row.kind === 'total' ? <SumRow key={row.key} row={row} /> : null))}
        </tfoot>
      </table>
      <p className="pt-3 text-14 text-blaek-600">{m.report_lines_guide()}</p>
    </section>
  );
}

function LineRow({ row: { name, quantity, amount, ore } }: { row: PriceRow }) {
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        {name}
        <span className="block text-14 text-blaek-600 tablet:hidden">{quantity}</span>
      </th>
      <td className="py-2.5 pr-3 text-right text-14 whitespace-nowrap text-blaek-600 max-tablet:hidden">
        {quantity}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap" data-line-ore={ore}>
        {amount}
      </td>
    </tr>
  );
}

function SumRow({ row: { kind, name, amount } }: { row: PriceRow }) {
  const isTotal = kind === 'total';
  const weight = isTotal ? 'font-semibold' : 'font-normal';
  return (
    <tr
      className={`border-b ${isTotal ? 'border-t-[1.5px] border-hairline border-t-blaek' : 'border-hairline last:border-b-0'}`}
    >
      <th scope="row" className={`py-2.5 pr-3 text-left ${weight}`}>
        {name}
      </th>
      <td className="max-tablet:hidden" />
      <td className={`py-2.5 text-right whitespace-nowrap ${weight}`}>{amount}</td>
    </tr>
  );
}
