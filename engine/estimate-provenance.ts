import { SPOT_SOURCE } from './data/spot-price-shape.ts';
import { GRID_TARIFF_SOURCE } from './data/grid-tariffs.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { EstimateFigures, EstimateInput, Provenance } from './estimate-types.ts';

const CLIMATE_SOURCE = {
  source:
    'Built-in climate: monthly means fitted to PVGIS 5.3 at Aarhus, scaled by DMI’s map of annual irradiation 2001–2010',
  date: '2023-12-31',
} as const;

/**
 * Where the headline figures come from.
 * @param figures the estimate's figures
 * @param input what they were made from
 * @param context price list and outside yield
 * @returns a record per figure, keyed by its path in the estimate
 */
export function provenanceOf(
  figures: EstimateFigures,
  input: EstimateInput,
  context: EstimateContext,
): Readonly<Record<string, Provenance>> {
  const { priceList } = context;
  const tariffs = `${SPOT_SOURCE.source}; ${GRID_TARIFF_SOURCE.source}`;
  return {
    'yield.annualKwh': {
      formula: 'Σ hours min(kW per kWp · peakPower · (1 − systemLoss), inverter’s AC rating)',
      inputs: {
        lat: input.lat,
        lon: input.lon,
        slope: input.slope,
        azimuth: input.azimuth,
        systemLoss: input.systemLoss,
        mounting: input.mounting,
        shading: input.shading,
        peakPower: figures.system.peakPower,
      },
      source:
        figures.yield.source === 'pvgis'
          ? `PVGIS, ${figures.yield.database}`
          : CLIMATE_SOURCE.source,
      date: CLIMATE_SOURCE.date,
    },
    'energy.consumptionKwh': {
      formula: 'the use whose bill is 12 · spending, with this place’s tariffs; or the use given',
      inputs: {
        averageMonthlySpendingDKK: input.averageMonthlySpendingDKK,
        annualConsumptionKwh: input.annualConsumptionKwh,
        gridCompany: input.gridCompany,
      },
      source: tariffs,
      date: SPOT_SOURCE.periodTo,
    },
    'price.totalPrice': {
      formula: 'Σ lines (quantity · unit price) + VAT',
      inputs: { numberOfPanels: figures.system.numberOfPanels, roofType: input.roofType },
      source: priceList.isExample ? `${priceList.name} (example)` : priceList.name,
      date: priceList.validFrom,
    },
    'savings.tenYearMeanDkk': {
      formula: 'mean of ten years of (bill without − bill with + export income after tax − upkeep)',
      inputs: {
        billBeforeDkk: figures.savings.billBeforeDkk,
        billAfterDkk: figures.savings.billAfterDkk,
        priceGrowthPercent: input.assumptions.priceGrowthPercent,
        electricityTaxFrom2028DkkPerKwh: input.assumptions.electricityTaxFrom2028DkkPerKwh,
      },
      source: tariffs,
      date: SPOT_SOURCE.periodTo,
    },
    'economy.paybackYears': {
      formula: 'the year in which the cumulated cash flow reaches 0, interpolated within the year',
      inputs: {
        totalPrice: figures.price.totalPrice,
        inverterReplacementYear: input.assumptions.inverterReplacementYear,
        upkeepPercent: input.assumptions.upkeepPercent,
      },
      source: 'calculation.md 6',
      date: priceList.validFrom,
    },
  };
}
