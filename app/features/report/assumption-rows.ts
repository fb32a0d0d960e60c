import { m } from '../../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../../engine/data/assumptions.ts';
import { VAT_PERCENT } from '../../../engine/data/national-charges.ts';
import { date, decimal, kWh, kr, monthName, percent } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import { krWithOre } from './money-text.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

export type ReportAssumption = {
  readonly name: string;
  readonly value: string;
  /** Where it comes from and from when. */
  readonly source: string;
};

/** The six that carry most: sun, use, the price of electricity in three parts, and what must be paid again. */
export function sixAssumptions(
  figures: ReportFigures,
  locale: Locale,
): readonly ReportAssumption[] {
  const { estimate, input } = figures;
  const { assumptions } = input;
  const sun = estimate.yield;
  const perKwh = (dkk: number) => m.report_assumption_per_kwh({ amount: krWithOre(dkk, locale) });
  const ours = (key: 'priceGrowthPercent' | 'loanRatePercent' | 'inverterReplacementYear') =>
    assumptions[key] === ASSUMPTION_RECORDS[key].value
      ? m.report_assumption_own({ date: date(ASSUMPTION_RECORDS[key].validFrom, locale) })
      : m.report_assumption_changed();
  const tax = assumptions.electricityTaxFrom2028DkkPerKwh;
  return [
    {
      name: m.report_assumption_yield(),
      value: `${decimal(sun.kwhPerKwp, locale)}\u00a0kWh/kWp`,
      source:
        sun.source === 'pvgis'
          ? m.report_assumption_yield_pvgis({ database: sun.database })
          : m.report_assumption_yield_source({ database: sun.database }),
    },
    {
      name: m.report_assumption_use(),
      value: kWh(estimate.energy.consumptionKwh, locale),
      source: useSource(figures, locale),
    },
    {
      name: m.report_assumption_spot(),
      value: perKwh(figures.spot.meanDkkPerKwh),
      source: m.report_assumption_spot_source({
        zone: input.priceZone,
        from: monthOf(figures.spot.periodFrom, locale),
        to: monthOf(figures.spot.periodTo, locale),
      }),
    },
    {
      name: m.report_assumption_tax(),
      value: perKwh(tax * (1 + VAT_PERCENT.value / 100)),
      source:
        tax === ASSUMPTION_RECORDS.electricityTaxFrom2028DkkPerKwh.value
          ? m.report_assumption_tax_source()
          : m.report_assumption_changed(),
    },
    {
      name: m.report_assumption_growth(),
      value: percent(assumptions.priceGrowthPercent / 100, locale, 1),
      source: ours('priceGrowthPercent'),
    },
    input.financingOption === 'loan'
      ? {
          name: m.report_assumption_loan(),
          value: percent(assumptions.loanRatePercent / 100, locale, 1),
          source: ours('loanRatePercent'),
        }
      : {
          name: m.report_assumption_inverter(),
          value: m.report_assumption_inverter_value({
            year: decimal(assumptions.inverterReplacementYear, locale),
          }),
          source: ours('inverterReplacementYear'),
        },
  ];
}

function useSource({ input }: ReportFigures, locale: Locale): string {
  const base = householdSource(input, locale);
  return input.heatPump || input.electricCarKmPerYear > 0
    ? m.report_assumption_use_extra({ base })
    : base;
}

function householdSource(input: ReportFigures['input'], locale: Locale): string {
  if (input.annualConsumptionKwh !== null) return m.report_assumption_use_given();
  if (input.household !== null) {
    return m.report_assumption_use_picture({
      area: decimal(input.household.houseAreaM2, locale),
      people: decimal(input.household.people, locale),
    });
  }
  return m.report_assumption_use_spending({ amount: kr(input.averageMonthlySpendingDKK, locale) });
}

/** «august 2025», from an ISO date. */
function monthOf(isoDate: string, locale: Locale): string {
  const [year = '', month = '1'] = isoDate.split('-');
  return `${monthName(Number(month), locale)} ${year}`;
}
