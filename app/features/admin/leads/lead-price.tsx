import type { ReactNode } from 'react';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { decimal, kr } from '../../../../words/format.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';

/** The price as it was frozen with the request, line by line. */
export function LeadPrice({ facts }: { readonly facts: LeadFacts }) {
  const locale = getLocale();
  const { lines, estimate, frozenAt, priceBookVersion } = facts;
  const { totalExVat, vat, totalPrice } = estimate.price;
  const date = shortDateTime(frozenAt, locale);
  return (
    <AdminCard
      title={{
        id: 'price',
        text: m.lead_price(),
        note: m.lead_price_frozen({ date, version: priceBookName(priceBookVersion, locale) }),
      }}
    >
      {lines === null ? (
        <p className="px-5 pb-4 text-blaek-600">{m.lead_no_lines()}</p>
      ) : (
        <AdminTable
          labelledBy="price"
          columns={[
            { name: m.lead_line() },
            { name: m.lead_quantity(), align: 'right' },
            { name: m.lead_ex_vat(), align: 'right' },
          ]}
        >
          {lines.map(({ code, quantity, unit, totalOre }) => (
            <tr key={code} className="h-11">
              <AdminCell isName className="font-semibold">
                {priceLineName(code, locale)}
              </AdminCell>
              <AdminCell align="right">
                {unit === 'percent' ? '' : decimal(quantity, locale)}
              </AdminCell>
              <AdminCell align="right">{decimal(totalOre / 100, locale)}</AdminCell>
            </tr>
          ))}
        </AdminTable>
      )}
      <dl className="border-t-2 border-blaek">
        <Sum name={m.lead_total_ex_vat()}>{kr(totalExVat, locale)}</Sum>
        <Sum name={m.lead_vat()}>{kr(vat, locale)}</Sum>
        <Sum name={m.lead_total()}>
          <span className="text-18 font-semibold">{kr(totalPrice, locale)}</span>
        </Sum>
      </dl>
    </AdminCard>
  );
}

function Sum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-hairline px-5 py-2 first:border-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
