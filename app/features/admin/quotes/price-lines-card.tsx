import type { ReactNode } from 'react';
import { DISCOUNT } from '../../../../domain/staff/quoted-lines.ts';
import type { StaffLine } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, percent } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { zoneName } from '../prices/price-words.ts';
import { modelName } from './model-name.ts';
import { ProfitLine } from './profit-line.tsx';
import { inKr, shareWords } from './quote-words.ts';

const TINT = 'bg-kalk-50';

type PriceLinesCardProps = {
  readonly priceBookVersion: string;
  readonly lines: readonly StaffLine[];
  readonly totals: {
    readonly totalExVatOre: number;
    readonly vatOre: number;
    readonly totalOre: number;
  };
  readonly profitExVatOre: number | null;
  /** What stands under a line: its manual price, and the way to one. */
  readonly under?: (line: StaffLine, index: number) => ReactNode;
};

/** A price, line by line, with the rule behind each and what it costs us, and what is left. */
export function PriceLinesCard(props: PriceLinesCardProps) {
  const { lines, totals, profitExVatOre, under } = props;
  const { totalExVatOre, vatOre, totalOre } = totals;
  const cost = profitExVatOre === null ? null : totalExVatOre - profitExVatOre;
  return (
    <AdminCard
      title={{
        id: 'price-lines',
        text: m.quotes_lines(),
        note: m.quotes_lines_note({ version: priceBookName(props.priceBookVersion, getLocale()) }),
      }}
    >
      <AdminTable
        labelledBy="price-lines"
        width="narrow"
        isTight
        columns={[
          { name: m.quotes_line() },
          { name: m.quotes_quantity(), align: 'right' },
          { name: m.quotes_unit_price(), align: 'right' },
          { name: m.quotes_customer_price(), align: 'right' },
          { name: m.quotes_cost(), align: 'right' },
          { name: m.quotes_line_profit(), align: 'right' },
          { name: m.quotes_share(), align: 'right' },
        ]}
      >
        {lines.map((line, index) => (
          // Two of one code stand in their order.
          <LineRow key={`${line.code} ${index}`} line={line}>
            {under?.(line, index)}
          </LineRow>
        ))}
        <tr>
          <AdminCell isName className="border-t-2 border-t-blaek font-semibold">
            {m.quotes_total_ex_vat()}
          </AdminCell>
          <AdminCell className="border-t-2 border-t-blaek" />
          <AdminCell className="border-t-2 border-t-blaek" />
          <AdminCell align="right" className="border-t-2 border-t-blaek font-semibold">
            {inKr(totalExVatOre)}
          </AdminCell>
          <AdminCell align="right" className={`border-t-2 border-t-blaek ${TINT}`}>
            {cost === null ? '–' : inKr(cost)}
          </AdminCell>
          <AdminCell align="right" className={`border-t-2 border-t-blaek font-semibold ${TINT}`}>
            {profitExVatOre === null ? '–' : inKr(profitExVatOre)}
          </AdminCell>
          <AdminCell align="right" className={`border-t-2 border-t-blaek font-semibold ${TINT}`}>
            {shareWords(profitExVatOre, totalExVatOre)}
          </AdminCell>
        </tr>
        <SumRow name={m.quotes_vat()}>{inKr(vatOre)}</SumRow>
        <SumRow name={m.quotes_total()}>
          <span className="text-18 font-semibold">{inKr(totalOre)}</span>
        </SumRow>
      </AdminTable>
      <ProfitLine totalExVatOre={totalExVatOre} profitExVatOre={profitExVatOre} />
    </AdminCard>
  );
}

function LineRow({ line, children }: { readonly line: StaffLine; readonly children: ReactNode }) {
  const locale = getLocale();
  const { code, quantity, unit, unitPriceOre, totalOre, costOre } = line;
  const profit = costOre === null ? null : totalOre - costOre;
  const isRule = code === DISCOUNT || code.startsWith('adjustment:');
  return (
    <tr>
      <AdminCell isName>
        <span className="font-semibold">{priceLineName(code, locale)}</span>
        <span className="block text-blaek-600">{ruleWords(line)}</span>
        {children}
      </AdminCell>
      <AdminCell align="right">
        {unit === 'percent' ? percent(quantity / 100, locale, 1) : decimal(quantity, locale)}
      </AdminCell>
      <AdminCell align="right">{unit === 'percent' ? '' : inKr(unitPriceOre)}</AdminCell>
      <AdminCell align="right">{inKr(totalOre)}</AdminCell>
      <AdminCell align="right" className={TINT}>
        {costOre === null ? '–' : inKr(costOre)}
      </AdminCell>
      <AdminCell align="right" className={TINT}>
        {profit === null ? '–' : inKr(profit)}
      </AdminCell>
      <AdminCell align="right" className={TINT}>
        {isRule ? '–' : shareWords(profit, totalOre)}
      </AdminCell>
    </tr>
  );
}

function SumRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <tr>
      <AdminCell isName className="font-semibold">
        {name}
      </AdminCell>
      <AdminCell />
      <AdminCell />
      <AdminCell align="right">{children}</AdminCell>
      <AdminCell className={TINT} />
      <AdminCell className={TINT} />
      <AdminCell className={TINT} />
    </tr>
  );
}

/** Which row of the price book a line is from, as staff call it. */
export function ruleWords({ code, rule }: Pick<StaffLine, 'code' | 'rule'>): string {
  if (rule === null) return '';
  if (code === DISCOUNT) return rule;
  const locale = getLocale();
  if (code === 'mounting') return roofTypeName(rule as Parameters<typeof roofTypeName>[0], locale);
  if (code === 'scaffold') {
    return buildingTypeName(rule as Parameters<typeof buildingTypeName>[0], locale);
  }
  return code === 'travel' ? zoneName(rule) : modelName(rule, locale);
}
