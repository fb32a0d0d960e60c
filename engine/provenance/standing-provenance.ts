import {
  climateOrigin,
  electricityOrigin,
  hoursOrigin,
  recordOf,
  rulesOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

/** What stands otherwise beside panels that stand already; empty where none do. */
export function standingProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input } = basis;
  const { standing } = input;
  const { today, system, energy } = figures;
  if (standing === null || today === null) return {};
  const plant = {
    standingPeakPower: standing.peakPower,
    year: standing.year,
    slope: standing.slope,
    azimuth: standing.azimuth,
    inverter: standing.inverter,
    inverterKw: standing.inverterKw,
    firstYear: input.firstYear,
    panelDegradationPercent: input.assumptions.panelDegradationPercent,
    systemLoss: input.systemLoss,
  };
  const settled = {
    settlement: standing.settlement,
    yearlyUntil: standing.settlement === 'yearly' ? standing.yearlyUntil : null,
  };
  const hours = hoursOrigin(basis);
  const climate = climateOrigin(basis);
  const added =
    'Σ hours of (standing and new panels together, cut at their inverters’ AC ratings − standing panels alone)';
  return {
    'yield.annualKwh': recordOf(added, { ...plant, peakPower: system.peakPower }, climate),
    'yield.monthlyKwh[]': recordOf(
      `${added}, over the hours of the month, UTC`,
      { ...plant, peakPower: system.peakPower },
      climate,
    ),
    'today.productionKwh': recordOf(
      'Σ hours min(kW per kWp · standingPeakPower · (1 − panelDegradation)^(firstYear − year) · (1 − systemLoss), inverterKw), less curtailed',
      plant,
      climate,
    ),
    'today.directKwh': recordOf('Σ hours min(today’s production, use)', plant, hours),
    'today.exportedKwh': recordOf(
      'Σ hours of (today’s production − direct)',
      { productionKwh: today.productionKwh, directKwh: today.directKwh },
      hours,
    ),
    'today.importedKwh': recordOf(
      'consumptionKwh − directKwh',
      { consumptionKwh: energy.consumptionKwh, directKwh: today.directKwh },
      hours,
    ),
    'savings.billBeforeDkk': recordOf(
      'first year as it is today: import bill of today’s importedKwh − export income of today’s exportedKwh after tax; under yearly settlement the smaller of the two is set against the other first',
      { importedKwh: today.importedKwh, exportedKwh: today.exportedKwh, ...settled },
      electricityOrigin(basis),
    ),
    'climate.co2SavedKgFirstYear': recordOf(
      '((importedKwh today − importedKwh) + (exportedKwh − exportedKwh today)) · g CO₂/kWh / 1000',
      {
        importedTodayKwh: today.importedKwh,
        importedKwh: energy.importedKwh,
        exportedKwh: energy.exportedKwh,
        exportedTodayKwh: today.exportedKwh,
      },
      rulesOrigin(6),
    ),
    'economy.costPerKwhDkk': recordOf(
      '(price + Σ discounted upkeep and one-offs) / Σ discounted production beyond today’s, without a loan',
      {
        totalPrice: figures.price.totalPrice,
        productionKwh: Math.round((energy.productionKwh - today.productionKwh) * 1000) / 1000,
        upkeepPercent: input.assumptions.upkeepPercent,
        panelDegradationPercent: input.assumptions.panelDegradationPercent,
        discountRatePercent: input.assumptions.discountRatePercent,
      },
      rulesOrigin(6),
    ),
  };
}
