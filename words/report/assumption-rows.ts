import { m } from '../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../engine/data/assumptions.ts';
import { VAT_PERCENT } from '../../engine/data/national-charges.ts';
import { date, decimal, kWh, kr, monthName, percent } from '../format.ts';
import { billYear } from '../../engine/load/home-load.ts';
import type { Locale } from '../locale.ts';
import { krWithOre } from './money-text.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';

export type ReportAssumption = {
  readonly name: string;
  readonly value: string;
  /** Its source and the date it holds from. */
  readonly source: string;
};

/**
 * The six that matter most: sun, consumption, the price of electricity in three parts, and what
 * must be paid for again: the battery where there is one.
 */
export function sixAssumptions(
  figures: ReportFigures,
  locale: Locale,
): readonly ReportAssumption[] {
  const { estimate, input } = figures;
  const { assumptions } = input;
  const sun = estimate.yield;
  const perKwh = (dkk: number) =>
    m.report_assumption_per_kwh({ amount: krWithOre(dkk, locale) }, { locale });
  const ours = (
    key: 'priceGrowthPercent' | 'loanRatePercent' | 'inverterReplacementYear' | 'batteryLifeYears',
  ) =>
    assumptions[key] === ASSUMPTION_RECORDS[key].value
      ? m.report_assumption_own(
          { date: date(ASSUMPTION_RECORDS[key].validFrom, locale) },
          { locale },
        )
      : m.report_assumption_changed({}, { locale });
  const tax = assumptions.electricityTaxFrom2028DkkPerKwh;
  return [
    {
      name: m.report_assumption_yield({}, { locale }),
      value: `${decimal(sun.kwhPerKwp, locale)}\u00a0kWh/kWp`,
      source:
        sun.source === 'pvgis'
          ? m.report_assumption_yield_pvgis({ database: sun.database }, { locale })
          : m.report_assumption_yield_source({ database: sun.database }, { locale }),
    },
    {
      name: m.report_assumption_use({}, { locale }),
      value: kWh(estimate.energy.consumptionKwh, locale),
      source: figures.guessed.includes('annualConsumptionKwh')
        ? m.report_our_guess({ value: useSource(figures, locale) }, { locale })
        : useSource(figures, locale),
    },
    {
      name: m.report_assumption_spot({}, { locale }),
      value: perKwh(figures.spot.meanDkkPerKwh),
      source: m.report_assumption_spot_source(
        {
          zone: input.priceZone,
          from: monthOf(figures.spot.periodFrom, locale),
          to: monthOf(figures.spot.periodTo, locale),
        },
        { locale },
      ),
    },
    {
      name: m.report_assumption_tax({}, { locale }),
      value: perKwh(tax * (1 + VAT_PERCENT.value / 100)),
      source:
        tax ===
        (figures.tax.oursDkkPerKwh ?? ASSUMPTION_RECORDS.electricityTaxFrom2028DkkPerKwh.value)
          ? m.report_assumption_tax_source({}, { locale })
          : m.report_assumption_changed({}, { locale }),
    },
    {
      name: m.report_assumption_growth({}, { locale }),
      value: percent(assumptions.priceGrowthPercent / 100, locale, 1),
      source: ours('priceGrowthPercent'),
    },
    input.financingOption === 'loan'
      ? {
          name: m.report_assumption_loan({}, { locale }),
          value: percent(assumptions.loanRatePercent / 100, locale, 1),
          source: ours('loanRatePercent'),
        }
      : estimate.system.batteryUsableKwh > 0
        ? {
            name: m.report_assumption_battery_life({}, { locale }),
            value: m.report_assumption_years_value(
              { years: decimal(assumptions.batteryLifeYears, locale) },
              { locale },
            ),
            source: ours('batteryLifeYears'),
          }
        : {
            name: m.report_assumption_inverter({}, { locale }),
            value: m.report_assumption_inverter_value(
              {
                year: decimal(assumptions.inverterReplacementYear, locale),
              },
              { locale },
            ),
            source: ours('inverterReplacementYear'),
          },
  ];
}

function useSource({ input, estimate }: ReportFigures, locale: Locale): string {
  const told = householdSource(input, locale);
  const { today } = estimate;
  const base =
    today === null || input.household !== null
      ? told
      : m.standing_use_source({ base: told, direct: kWh(today.directKwh, locale) }, { locale });
  return input.heatPump || input.electricCarKmPerYear > 0
    ? m.report_assumption_use_extra({ base }, { locale })
    : base;
}

function householdSource(input: ReportFigures['input'], locale: Locale): string {
  if (input.annualConsumptionKwh !== null) return m.report_assumption_use_given({}, { locale });
  if (input.household !== null) {
    return m.report_assumption_use_picture(
      {
        area: decimal(input.household.houseAreaM2, locale),
        people: decimal(input.household.people, locale),
      },
      { locale },
    );
  }
  return m.report_assumption_use_spending(
    {
      amount: kr(input.averageMonthlySpendingDKK, locale),
      year: String(billYear(input.firstYear)),
    },
    { locale },
  );
}

/** «august 2025», from an ISO date. */
function monthOf(isoDate: string, locale: Locale): string {
  const [year = '', month = '1'] = isoDate.split('-');
  return `${monthName(Number(month), locale)} ${year}`;
}
