import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { kr, percent, signedKr } from '../../i18n/format.ts';
import { Popover } from '../../ui/popover.tsx';
import { priceLineName } from '../../i18n/names.ts';

type RunProps = { run: EstimateRun };

export type FigureProvenanceProps = RunProps & { figure: 'price' | 'saving' | 'payback' };

/** «Hvor kommer tallet fra?» of a headline figure. */
export default function FigureProvenance({ figure, run }: FigureProvenanceProps) {
  switch (figure) {
    case 'price':
      return <PriceProvenance run={run} />;
    case 'saving':
      return <SavingProvenance run={run} />;
    case 'payback':
      return <PaybackProvenance run={run} />;
  }
}

/** A line of a sum: words left, amount right. */
function SumLine({ label, amount, total }: { label: string; amount: string; total?: boolean }) {
  return (
    <li
      className={`flex justify-between gap-4 border-t py-1.5 ${total ? 'border-blaek font-semibold' : 'border-hairline first:border-t-0'}`}
    >
      <span>{label}</span>
      <span className="whitespace-nowrap">{amount}</span>
    </li>
  );
}

function PriceProvenance({ run }: RunProps) {
  const { price, priceBookVersion } = run.estimate;
  const locale = getLocale();
  return (
    <Popover
      label={`${m.calculator_price()}: ${m.calculator_where_from()}`}
      title={m.calculator_where_from()}
      closeLabel={m.calculator_close()}
    >
      <p className="pb-3 text-14">{m.calculator_prov_price({ version: priceBookVersion })}</p>
      <ul className="text-14">
        {price.lines.map((line) => (
          <SumLine
            key={line.code}
            label={
              line.quantity === 1
                ? priceLineName(line.code)
                : `${priceLineName(line.code)} ${line.quantity} × ${kr(line.unitPrice, locale)}`
            }
            amount={kr(line.total, locale)}
          />
        ))}
        <SumLine
          total
          label={m.calculator_prov_lines_ex_vat()}
          amount={kr(price.totalExVat, locale)}
        />
        <SumLine label={m.calculator_prov_vat()} amount={kr(price.vat, locale)} />
        <SumLine
          total
          label={m.calculator_prov_lines_total()}
          amount={kr(price.totalPrice, locale)}
        />
      </ul>
    </Popover>
  );
}

function SavingProvenance({ run }: RunProps) {
  const { savings } = run.estimate;
  const locale = getLocale();
  return (
    <Popover
      label={`${m.calculator_saving()}: ${m.calculator_where_from()}`}
      title={m.calculator_where_from()}
      closeLabel={m.calculator_close()}
    >
      <p className="pb-3 text-14">{m.calculator_prov_saving()}</p>
      <ul className="text-14">
        <SumLine
          label={m.calculator_prov_bill_before()}
          amount={kr(savings.billBeforeDkk, locale)}
        />
        <SumLine
          label={m.calculator_prov_bill_after()}
          amount={signedKr(-savings.billAfterDkk, locale)}
        />
        <SumLine
          total
          label={m.calculator_prov_first_year()}
          amount={kr(savings.firstYearDkk, locale)}
        />
        <SumLine
          total
          label={m.calculator_prov_ten_years()}
          amount={kr(savings.tenYearMeanDkk, locale)}
        />
      </ul>
      <Sources run={run} />
    </Popover>
  );
}

function PaybackProvenance({ run }: RunProps) {
  return (
    <Popover
      label={`${m.calculator_payback()}: ${m.calculator_where_from()}`}
      title={m.calculator_where_from()}
      closeLabel={m.calculator_close()}
    >
      <p className="text-14">
        {m.calculator_prov_payback({ year: String(run.input.assumptions.inverterReplacementYear) })}
      </p>
      <Sources run={run} />
    </Popover>
  );
}

function Sources({ run }: RunProps) {
  const { yield: sun } = run.estimate;
  return (
    <p className="pt-3 text-14 text-blaek-600">
      {sun.source === 'pvgis'
        ? m.calculator_source_pvgis({ database: sun.database })
        : m.calculator_source_builtin({
            database: sun.database,
            uncertainty: percent(sun.modelUncertaintyPercent / 100, getLocale()),
          })}
    </p>
  );
}
