import { m } from '../../../messages/compiled/messages.js';
import { paybackFigure, priceFigure } from '../../../words/answer-words.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { decimal, kr, kWh, kWp, percent, shortDecimal } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import { roofTypeName } from '../../../words/names.ts';
import { newPanels } from '../../../words/standing-words.ts';
import { standingFacts } from '../../../words/standing-facts.ts';
import type { ViewFigures } from './view-figures.ts';

export type FigureRow = { readonly label: string; readonly value: string };
export type FigureBlock = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FigureRow[];
};

/** The figures of a calculation by subject, as a sheet of paper holds them. */
export function figureBlocks(figures: ViewFigures, locale: Locale): readonly FigureBlock[] {
  return [
    { id: 'roof', title: m.views_block_roof(), rows: roofRows(figures, locale) },
    { id: 'system', title: m.views_block_system(), rows: systemRows(figures, locale) },
    { id: 'energy', title: m.views_block_energy(), rows: energyRows(figures, locale) },
    { id: 'economy', title: m.views_block_economy(), rows: economyRows(figures, locale) },
    { id: 'price', title: m.views_block_price(), rows: priceRows(figures, locale) },
    { id: 'basis', title: m.views_block_basis(), rows: basisRows(figures, locale) },
  ];
}

function roofRows({ estimate, input }: ViewFigures, locale: Locale): readonly FigureRow[] {
  const faces = estimate.yield.faces.map((face, index, all) => ({
    label: all.length === 1 ? m.views_plane() : m.report_roof_face({ number: String(index + 1) }),
    value: `${shortDecimal(face.slope, locale)}°, ${azimuthWords(face.azimuth, locale)}`,
  }));
  return [
    ...faces,
    { label: m.report_roof_type(), value: roofTypeName(input.roofType, locale) },
    {
      label: m.views_area_used(),
      value: `${decimal(estimate.system.roofAreaUsedM2, locale)}\u00a0m²`,
    },
    { label: m.views_price_zone(), value: input.priceZone },
  ];
}

function systemRows(figures: ViewFigures, locale: Locale): readonly FigureRow[] {
  const { system, today } = figures.estimate;
  const { standing } = figures.input;
  const panels = {
    label: m.report_roof_panels(),
    value: m.report_roof_panels_value({
      count: decimal(system.numberOfPanels, locale),
      power: decimal(system.panelPeakPowerW, locale),
      make: figures.panelMake,
    }),
  };
  return [
    ...(standing === null ? [] : standingFacts(standing, [], locale)),
    ...(today === null
      ? []
      : [{ label: m.standing_today(), value: kWh(today.productionKwh, locale) }]),
    { label: m.report_roof_kwp(), value: kWp(system.peakPower, locale) },
    system.numberOfPanels === 0
      ? { label: m.report_roof_panels(), value: newPanels(figures.estimate, locale) }
      : panels,
    ...(figures.inverterAcKw === null
      ? []
      : [
          {
            label: m.report_roof_inverter(),
            value: `${shortDecimal(figures.inverterAcKw, locale)}\u00a0kW`,
          },
        ]),
    {
      label: m.calculator_group_battery(),
      value: system.batteryUsableKwh > 0 ? kWh(system.batteryUsableKwh, locale) : m.views_none(),
    },
  ];
}

function energyRows({ estimate }: ViewFigures, locale: Locale): readonly FigureRow[] {
  const { energy } = estimate;
  const sun = estimate.yield;
  const low = decimal(roundedTo(sun.p10Kwh, 10), locale);
  return [
    { label: m.report_roof_yield(), value: kWh(sun.annualKwh, locale) },
    {
      label: m.report_roof_yield_range(),
      value: `${low}–${kWh(roundedTo(sun.p90Kwh, 10), locale)}`,
    },
    { label: m.views_per_kwp(), value: `${decimal(sun.kwhPerKwp, locale)}\u00a0kWh/kWp` },
    {
      label: m.views_own_use(),
      value: `${kWh(energy.directKwh + energy.batteryInKwh, locale)} · ${percent(energy.selfConsumptionShare, locale)}`,
    },
    { label: m.views_sold(), value: kWh(energy.exportedKwh, locale) },
    { label: m.views_bought(), value: kWh(energy.importedKwh, locale) },
    { label: m.views_use(), value: kWh(energy.consumptionKwh, locale) },
  ];
}

function priceRows(
  { estimate: { price, system } }: ViewFigures,
  locale: Locale,
): readonly FigureRow[] {
  const about = (dkk: number) => priceFigure(dkk, locale).text;
  return [
    { label: m.report_lines_ex_vat(), value: about(price.totalExVat) },
    { label: m.views_vat(), value: about(price.vat) },
    { label: m.report_lines_total(), value: about(price.totalPrice) },
    { label: m.views_price_per_kwp(), value: about(price.totalPrice / system.peakPower) },
  ];
}

function economyRows({ estimate }: ViewFigures, locale: Locale): readonly FigureRow[] {
  const { economy, savings } = estimate;
  const hundred = (dkk: number) => kr(roundedTo(dkk, 100), locale);
  return [
    { label: m.views_first_year(), value: hundred(savings.firstYearDkk) },
    { label: m.views_ten_years(), value: hundred(savings.tenYearMeanDkk) },
    {
      label: m.views_payback_range(),
      value: paybackFigure(economy, locale).range,
    },
    { label: m.views_npv(), value: hundred(economy.npvDkk) },
    ...(economy.irrPercent === null
      ? []
      : [{ label: m.views_irr(), value: percent(economy.irrPercent / 100, locale, 1) }]),
    ...(economy.loan === null
      ? []
      : [{ label: m.views_loan(), value: kr(economy.loan.monthlyPaymentDkk, locale) }]),
  ];
}

function basisRows({ estimate, input }: ViewFigures, locale: Locale): readonly FigureRow[] {
  const { assumptions } = input;
  return [
    { label: m.views_source(), value: estimate.yield.database },
    {
      label: m.report_assumption_growth(),
      value: percent(assumptions.priceGrowthPercent / 100, locale, 1),
    },
    {
      label: m.views_discount(),
      value: percent(assumptions.discountRatePercent / 100, locale, 1),
    },
    {
      label: m.report_assumption_inverter(),
      value: m.report_assumption_inverter_value({
        year: decimal(assumptions.inverterReplacementYear, locale),
      }),
    },
  ];
}
