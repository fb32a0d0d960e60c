import { m } from '../../messages/compiled/messages.js';
import { VAT_PERCENT } from '../../engine/data/national-charges.ts';
import type { TornadoBar, TornadoEnd, TornadoKey } from '../../engine/economy/tornado.ts';
import { decimal, percent } from '../format.ts';
import type { Locale } from '../locale.ts';
import { krWithOre } from './money-text.ts';

type TornadoRowEnd = {
  /** The figure at this end as it is written: "−10 %", "0,01 kr.". */
  readonly value: string;
  /** Payback at this end [yr]; null when it isn't paid back. */
  readonly years: number | null;
};

export type TornadoRow = {
  readonly key: string;
  readonly name: string;
  /** One end, or both. */
  readonly ends: readonly TornadoRowEnd[];
};

/** An end closer to the result than its written precision says nothing [yr]. */
const LEAST_MOVE_YEARS = 0.05;

/** The bars with the page's words, one end per side. */
export function tornadoRows(
  bars: readonly TornadoBar[],
  resultYears: number | null,
  locale: Locale,
): readonly TornadoRow[] {
  return bars.map(({ key, isFactor, ends }) => ({
    key,
    name: tornadoMessage(key)({}, { locale }),
    ends: endsShown(ends, resultYears).map(({ value, paybackYears }) => ({
      value: isFactor ? change(value, locale) : valueText(key, value, locale),
      years: paybackYears,
    })),
  }));
}

/** Two ends on one side would overlap: the farther one is shown. */
function endsShown(ends: readonly TornadoEnd[], resultYears: number | null): readonly TornadoEnd[] {
  if (resultYears === null) return ends;
  const moveOf = ({ paybackYears }: TornadoEnd) => (paybackYears ?? Infinity) - resultYears;
  const shorter = ends.filter((end) => moveOf(end) <= -LEAST_MOVE_YEARS);
  const longer = ends.filter((end) => moveOf(end) >= LEAST_MOVE_YEARS);
  return [
    ...shorter.toSorted((a, b) => moveOf(a) - moveOf(b)).slice(0, 1),
    ...longer.toSorted((a, b) => moveOf(b) - moveOf(a)).slice(0, 1),
  ];
}

/** A factor as people say it: «+10 %». */
function change(factor: number, locale: Locale): string {
  const text = percent(factor - 1, locale);
  return factor > 1 ? `+${text}` : text;
}

function valueText(key: TornadoKey, value: number, locale: Locale): string {
  switch (key) {
    case 'electricityTaxFrom2028DkkPerKwh':
    case 'supplierAdditionDkkPerKwh':
      return krWithOre(value * (1 + VAT_PERCENT.value / 100), locale);
    case 'exportFeeDkkPerKwh':
      return krWithOre(value, locale);
    case 'inverterReplacementYear':
      return m.report_assumption_inverter_value({ year: decimal(value, locale) }, { locale });
    case 'batteryLifeYears':
      return m.report_assumption_years_value({ years: decimal(value, locale) }, { locale });
    case 'batteryRoundTripEfficiency':
      return percent(value, locale);
    default:
      return percent(value / 100, locale, Number.isInteger(value) ? 0 : 1);
  }
}

function tornadoMessage(key: TornadoKey) {
  switch (key) {
    case 'electricityTaxFrom2028DkkPerKwh':
      return m.report_tornado_tax;
    case 'priceGrowthPercent':
      return m.report_tornado_growth;
    case 'spotPrice':
      return m.report_tornado_spot;
    case 'use':
      return m.report_tornado_use;
    case 'yield':
      return m.report_tornado_yield;
    case 'price':
      return m.report_tornado_price;
    case 'upkeepPercent':
      return m.report_tornado_upkeep;
    case 'inverterReplacementYear':
      return m.report_tornado_inverter_year;
    case 'inverterPrice':
      return m.report_tornado_inverter_price;
    case 'panelDegradationPercent':
      return m.report_tornado_degradation;
    case 'supplierAdditionDkkPerKwh':
      return m.report_tornado_supplier;
    case 'exportFeeDkkPerKwh':
      return m.report_tornado_export_fee;
    case 'marginalTaxPercent':
      return m.report_tornado_marginal_tax;
    case 'loanRatePercent':
      return m.report_tornado_loan_rate;
    case 'batteryLifeYears':
      return m.report_tornado_battery_life;
    case 'batteryFadePercent':
      return m.report_tornado_battery_fade;
    case 'batteryRoundTripEfficiency':
      return m.report_tornado_battery_efficiency;
  }
}
