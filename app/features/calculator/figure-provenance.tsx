import { useMemo, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../engine/estimate.ts';
import type { Provenance } from '../../../engine/estimate-figures.ts';
import { HEADLINE_YEARS } from '../../../engine/economy/economy.ts';
import {
  economyProvenance,
  savingsProvenance,
} from '../../../engine/provenance/money-provenance.ts';
import { priceProvenance } from '../../../engine/provenance/price-provenance.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import {
  decimal,
  kr,
  krParts,
  kWh,
  percent,
  shortDecimal,
  signedKr,
  years,
} from '../../../words/format.ts';
import { priceBookName } from '../../../words/price-book-name.ts';
import { priceLineName } from '../../../words/price-line-name.ts';
import { Popover } from '../../ui/popover.tsx';
import { Inputs, Origin, SumLine } from './figure-provenance-parts.tsx';
import { paybackParts, savingParts } from './figure-provenance-sums.ts';

type RunProps = {
  run: EstimateRun;
  /** The figure itself, dotted, in the place of the question mark. */
  shown?: ReactNode;
};

export type FigureProvenanceProps = RunProps & { figure: 'price' | 'saving' | 'payback' };

const DOTTED =
  'inline-flex min-h-11 items-center text-right underline decoration-dotted decoration-2 underline-offset-4';

/** «Hvor kommer tallet fra?» of a headline figure. */
export default function FigureProvenance({ figure, ...props }: FigureProvenanceProps) {
  switch (figure) {
    case 'price':
      return <PriceProvenance {...props} />;
    case 'saving':
      return <SavingProvenance {...props} />;
    case 'payback':
      return <PaybackProvenance {...props} />;
  }
}

type QuestionProps = { figure: string; shown: ReactNode; children: ReactNode };

function Question({ figure, shown, children }: QuestionProps) {
  const asked = `${figure}: ${m.calculator_where_from()}`;
  const trigger = shown && (
    <>
      {shown}
      <span className="sr-only">, {asked}</span>
    </>
  );
  return (
    <Popover
      label={asked}
      {...(trigger && { trigger, triggerClass: DOTTED })}
      title={m.calculator_where_from()}
      closeLabel={m.calculator_close()}
    >
      {children}
    </Popover>
  );
}

/** What tells of a headline figure: a part of provenanceOf(), which tells of all. */
const TOLD_BY = {
  'price.totalPrice': priceProvenance,
  'savings.tenYearMeanDkk': savingsProvenance,
  'economy.paybackYears': economyProvenance,
};

function useRecord(
  { estimate, input, context }: EstimateRun,
  path: keyof typeof TOLD_BY,
): Provenance {
  return useMemo(() => {
    const record = TOLD_BY[path]({ figures: estimate, input, context })[path];
    // A test walks every figure of an estimate, these among them.
    if (record === undefined) throw new RangeError(`no record of ${path}`);
    return record;
  }, [estimate, input, context, path]);
}

function PriceProvenance({ run, shown }: RunProps) {
  const { price, priceBookVersion } = run.estimate;
  const record = useRecord(run, 'price.totalPrice');
  const locale = getLocale();
  const amounts = [...price.lines.map(({ total }) => total), price.vat, price.totalPrice];
  // With øre in one of them all are written with øre, or the lines would not add up as they stand.
  const digits = amounts.every(Number.isInteger) ? 0 : 2;
  const write = (dkk: number) => {
    const { unit, unitFirst } = krParts(dkk, locale);
    const value = decimal(dkk, locale, digits);
    return unitFirst ? `${unit}\u00a0${value}` : `${value}\u00a0${unit}`;
  };
  return (
    <Question figure={m.calculator_price()} shown={shown}>
      <p className="pb-3 text-14">{m.calculator_prov_price()}</p>
      <ul className="text-14">
        {price.lines.map((line) => (
          <SumLine
            key={line.code}
            label={
              line.quantity === 1
                ? priceLineName(line.code, locale)
                : `${priceLineName(line.code, locale)} ${line.quantity} × ${write(line.unitPrice)}`
            }
            amount={write(line.total)}
          />
        ))}
        <SumLine total label={m.calculator_prov_lines_ex_vat()} amount={write(price.totalExVat)} />
        <SumLine label={m.calculator_prov_vat()} amount={write(price.vat)} />
        <SumLine total label={m.calculator_prov_lines_total()} amount={write(price.totalPrice)} />
      </ul>
      <Origin source={priceBookName(priceBookVersion, locale)} record={record} />
    </Question>
  );
}

function SavingProvenance({ run, shown }: RunProps) {
  const locale = getLocale();
  const record = useRecord(run, 'savings.tenYearMeanDkk');
  const parts = savingParts(run);
  const { avoidedDkk, soldDkk, upkeepDkk, totalDkk } = parts;
  /** At the mean price of these kWh; without any there is none. */
  const made = (quantity: number, dkk: number) =>
    quantity > 0
      ? {
          made: m.calculator_prov_kwh_times_price({
            kwh: kWh(quantity, locale),
            ore: decimal((100 * dkk) / quantity, locale, 1),
          }),
        }
      : {};
  const amount = kr(roundedTo(run.estimate.savings.tenYearMeanDkk, 100), locale);
  return (
    <Question figure={m.calculator_saving()} shown={shown}>
      <p className="pb-3 text-14">{m.calculator_prov_saving()}</p>
      <ul className="text-14">
        <SumLine
          label={m.calculator_prov_avoided()}
          amount={kr(avoidedDkk, locale)}
          {...made(parts.avoidedKwh, avoidedDkk)}
        />
        <SumLine
          label={m.calculator_prov_sold()}
          amount={signedKr(soldDkk, locale)}
          {...made(parts.soldKwh, soldDkk)}
        />
        <SumLine
          label={m.calculator_prov_upkeep()}
          amount={signedKr(upkeepDkk, locale)}
          made={m.calculator_prov_upkeep_made({
            percent: shortDecimal(run.input.assumptions.upkeepPercent, locale),
            price: kr(run.estimate.price.totalPrice, locale),
            years: decimal(parts.upkeepYears, locale),
            all: decimal(HEADLINE_YEARS, locale),
          })}
        />
        <SumLine total label={m.calculator_prov_mean({ amount })} amount={kr(totalDkk, locale)} />
      </ul>
      <Inputs record={record} />
      <Sources run={run} />
      <Origin source={m.calculator_prov_from_prices()} record={record} />
    </Question>
  );
}

function PaybackProvenance({ run, shown }: RunProps) {
  const locale = getLocale();
  const record = useRecord(run, 'economy.paybackYears');
  const parts = paybackParts(run);
  const { paybackYears } = run.estimate.economy;
  return (
    <Question figure={m.calculator_payback()} shown={shown}>
      <p className="text-14">
        {m.calculator_prov_payback({ year: String(run.input.assumptions.inverterReplacementYear) })}
      </p>
      {parts === null || paybackYears === null ? null : (
        <ul className="pt-3 text-14">
          <SumLine
            label={m.calculator_prov_after({ years: years(parts.years, locale, 0) })}
            amount={signedKr(parts.accountDkk, locale)}
          />
          <SumLine label={m.calculator_prov_next()} amount={signedKr(parts.nextYearDkk, locale)} />
          <SumLine total label={m.calculator_prov_paid()} amount={years(paybackYears, locale)} />
        </ul>
      )}
      <Inputs record={record} />
      <Sources run={run} />
      <Origin source={m.calculator_prov_from_rules()} record={record} />
    </Question>
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
