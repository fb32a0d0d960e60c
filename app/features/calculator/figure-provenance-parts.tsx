import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { Provenance } from '../../../engine/estimate-figures.ts';
import { date, shortDecimal } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';

type SumLineProps = {
  label: string;
  amount: string;
  /** Quantity × price, under the words. */
  made?: string;
  total?: boolean;
};

/** A line of a sum: words left, amount right. */
export function SumLine({ label, amount, made, total }: SumLineProps) {
  return (
    <li
      className={`flex justify-between gap-4 border-t py-1.5 ${total ? 'border-blaek font-semibold' : 'border-hairline first:border-t-0'}`}
    >
      <span>
        {label}
        {made === undefined ? null : <span className="block text-blaek-600">{made}</span>}
      </span>
      <span className="whitespace-nowrap">{amount}</span>
    </li>
  );
}

/** The record's inputs that a visitor can change, as the drawer names them. */
export function Inputs({ record }: { record: Provenance }) {
  const locale = getLocale();
  const write = (value: number, unit: string) => `${shortDecimal(value, locale, 4)}\u00a0${unit}`;
  const aYear = m.calculator_unit_percent_year();
  const named = {
    electricityTaxFrom2028DkkPerKwh: [
      m.calculator_assumption_tax_2028(),
      m.calculator_unit_dkk_kwh(),
    ],
    priceGrowthPercent: [m.calculator_assumption_price_growth(), aYear],
    upkeepPercent: [m.calculator_assumption_upkeep(), m.calculator_unit_percent()],
    panelDegradationPercent: [m.calculator_assumption_panel_degradation(), aYear],
    batteryFadePercent: [m.calculator_assumption_battery_fade(), aYear],
    batteryLifeYears: [m.calculator_assumption_battery_life(), m.calculator_unit_year()],
    inverterReplacementYear: [m.calculator_assumption_inverter_year(), m.calculator_unit_year()],
  } as const;
  const shown = Object.entries(named).flatMap(([name, [label, unit]]) => {
    const value = record.inputs[name];
    return typeof value === 'number' ? [{ label, value: write(value, unit) }] : [];
  });
  return (
    <>
      <h3 className="pt-3 text-14 font-semibold">{m.calculator_prov_inputs()}</h3>
      <dl className="text-14">
        {shown.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-blaek-600">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The article that says what the words mean. */
const GLOSSARY = { da: 'ordliste', en: 'glossary' } as const;

/** Who says so and from when, and the way to the whole method and to the words. */
export function Origin({ source, record }: { source: string; record: Provenance }) {
  return (
    <>
      <p className="pt-3 text-14 text-blaek-600">
        {m.calculator_prov_dated({ source, date: date(record.date, getLocale()) })}
      </p>
      <SiteLink
        to={links.calculatorInfo()}
        className="inline-flex min-h-11 items-center text-14 text-gran-700 underline underline-offset-4"
      >
        {m.calculator_prov_method()}
      </SiteLink>
      <SiteLink
        to={links.article(GLOSSARY[getLocale()])}
        className="ml-6 inline-flex min-h-11 items-center text-14 text-gran-700 underline underline-offset-4"
      >
        {m.calculator_prov_glossary()}
      </SiteLink>
    </>
  );
}
