import { ASSUMPTION_RECORDS } from '../data/assumptions.ts';
import { CRAFTSMAN_MOST_DKK, CRAFTSMAN_VALUE_SHARE } from '../data/craftsman-deduction.ts';
import { EXPORT_TAX_ALLOWANCE, EXPORT_TAXED_SHARE } from '../data/fixed-figures.ts';
import { PLAUSIBLE_RANGES } from '../data/plausible-ranges.ts';
import {
  electricityOrigin,
  priceListOrigin,
  recordOf,
  rulesOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

const BILL =
  '1.25 · (Σ hours kWh · (spot + system + transmission + grid tariff) · growth + kWh · (addition + electricity tax) + subscriptions)';
const YEARLY = 'billBefore − billAfter (export income after tax is inside billAfter)';

/** The spread of courses in which sun, use, prices, the system's price and the life of its parts are drawn together. */
const drawn = (percentile: string) =>
  `${percentile} percentile of 2,000 drawn courses, foretold by fitted weights on these figures over the price`;
const RANGE_ORIGIN = {
  source: 'Solrig: spreads in data/plausible-ranges.ts, weights in data/range-weights.ts',
  date: PLAUSIBLE_RANGES.spotPrice.validFrom,
};

const LIFE_ORIGIN = {
  source: ASSUMPTION_RECORDS.batteryLifeYears.source,
  date: ASSUMPTION_RECORDS.batteryLifeYears.validFrom,
};

function rangeInputs({ price, energy, system, savings }: ProvenanceBasis['figures']) {
  return {
    totalPrice: price.totalPrice,
    directKwh: energy.directKwh,
    batteryOutKwh: energy.batteryOutKwh,
    exportedKwh: energy.exportedKwh,
    consumptionKwh: energy.consumptionKwh,
    batteryUsableKwh: system.batteryUsableKwh,
    exportIncomeDkk: savings.exportIncomeDkk,
  };
}

/** What a year saves. */
export function savingsProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input } = basis;
  const electricity = electricityOrigin(basis);
  const { energy, savings, system, price } = figures;
  const { assumptions } = input;
  const prices = {
    priceZone: input.priceZone,
    gridCompany: input.gridCompany,
    firstYear: input.firstYear,
    supplierAdditionDkkPerKwh: assumptions.supplierAdditionDkkPerKwh,
  };
  const ten = {
    firstYearDkk: savings.firstYearDkk,
    totalPrice: price.totalPrice,
    upkeepPercent: assumptions.upkeepPercent,
    priceGrowthPercent: assumptions.priceGrowthPercent,
    electricityTaxFrom2028DkkPerKwh: assumptions.electricityTaxFrom2028DkkPerKwh,
    panelDegradationPercent: assumptions.panelDegradationPercent,
    batteryFadePercent: system.batteryUsableKwh > 0 ? assumptions.batteryFadePercent : null,
    batteryLifeYears: system.batteryUsableKwh > 0 ? assumptions.batteryLifeYears : null,
  };
  const mean = `Σ years 1–10 of (${YEARLY} − upkeep from year 2) / 10, each year at its own prices, tax, panels and battery`;
  const ranged = { ...rangeInputs(figures), tenYearMeanDkk: savings.tenYearMeanDkk };
  return {
    'savings.billBeforeDkk': recordOf(
      `first year: ${BILL}, of all use`,
      { ...prices, consumptionKwh: energy.consumptionKwh },
      electricity,
    ),
    'savings.billAfterDkk': recordOf(
      `first year: ${BILL}, of imported use; less exportIncomeDkk`,
      { ...prices, importedKwh: energy.importedKwh, exportIncomeDkk: savings.exportIncomeDkk },
      electricity,
    ),
    'savings.firstYearDkk': recordOf(
      'billBeforeDkk − billAfterDkk',
      { billBeforeDkk: savings.billBeforeDkk, billAfterDkk: savings.billAfterDkk },
      electricity,
    ),
    'savings.exportIncomeDkk': recordOf(
      'E − max(0, E − owners · allowance) · taxed share · marginalTaxPercent − buyer’s subscription while something is sold; E = Σ hours exported · (spot − feed-in tariffs − exportFee), at least 0 where export stops',
      {
        exportedKwh: energy.exportedKwh,
        exportFeeDkkPerKwh: assumptions.exportFeeDkkPerKwh,
        exportSubscriptionDkkPerMonth: assumptions.exportSubscriptionDkkPerMonth,
        gridFeedInDkkPerKwh: assumptions.gridFeedInDkkPerKwh,
        energinetFeedInDkkPerKwh: assumptions.energinetFeedInDkkPerKwh,
        stopExportAtNegativePrice: String(assumptions.stopExportAtNegativePrice),
        exportTaxAllowanceDkk: EXPORT_TAX_ALLOWANCE.value,
        exportTaxedShare: EXPORT_TAXED_SHARE.value,
        marginalTaxPercent: assumptions.marginalTaxPercent,
        owners: assumptions.owners,
      },
      {
        source: `${electricity.source}; ${EXPORT_TAX_ALLOWANCE.source}`,
        date: electricity.date,
      },
    ),
    'savings.tenYearMeanDkk': recordOf(mean, ten, electricity),
    'savings.tenYearMeanP10Dkk': recordOf(drawn('10th'), ranged, RANGE_ORIGIN),
    'savings.tenYearMeanP90Dkk': recordOf(drawn('90th'), ranged, RANGE_ORIGIN),
  };
}

/** What 25 years come to. */
export function economyProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input, context } = basis;
  const { assumptions } = input;
  const { roofWork, vatPercent } = context.priceList;
  const rules = rulesOrigin(6);
  const list = priceListOrigin(basis);
  const battery = {
    batteryLifeYears: assumptions.batteryLifeYears,
    batteryFadePercent: assumptions.batteryFadePercent,
  };
  const life = {
    totalPrice: figures.price.totalPrice,
    firstYearDkk: figures.savings.firstYearDkk,
    upkeepPercent: assumptions.upkeepPercent,
    inverterReplacementYear: assumptions.inverterReplacementYear,
    priceGrowthPercent: assumptions.priceGrowthPercent,
    electricityTaxFrom2028DkkPerKwh: assumptions.electricityTaxFrom2028DkkPerKwh,
    panelDegradationPercent: assumptions.panelDegradationPercent,
    financingOption: input.financingOption,
  };
  const discounted = { ...life, discountRatePercent: assumptions.discountRatePercent };
  const foretold = {
    ...rangeInputs(figures),
    paybackYears: figures.economy.paybackYears,
    tenYearMeanDkk: figures.savings.tenYearMeanDkk,
  };
  const yearly = {
    ...foretold,
    paybackP10Years: figures.economy.paybackP10Years,
    paybackP90Years: figures.economy.paybackP90Years,
  };
  const payback = 'year from which cumulativeDkk stays ≥ 0 to year 25, even within the year';
  const cumulated = 'Σ savingDkk of year 0 to this year';
  const row = (sign: string, end: string, growth: string) =>
    `${cumulated} ${sign} its distance from 0 in the year ${end} · (N / ${end})^${growth}, N = this year; where ${end} is null, its distance after 25 years from ${drawn(sign === '−' ? '10th' : '90th')}`;
  const loan = {
    totalPrice: figures.price.totalPrice,
    loanRatePercent: assumptions.loanRatePercent,
    loanTermYears: input.loanTermYears,
  };
  return {
    'economy.paybackYears': recordOf(payback, life, rules),
    'economy.paybackP10Years': recordOf(drawn('90th'), foretold, RANGE_ORIGIN),
    'economy.paybackP90Years': recordOf(drawn('10th'), foretold, RANGE_ORIGIN),
    'economy.discountedPaybackYears': recordOf(
      `${payback}; every flow / (1 + discountRate)^year`,
      discounted,
      rules,
    ),
    'economy.npvDkk': recordOf(
      'Σ paid flows of year 0–25 / (1 + discountRate)^year',
      discounted,
      rules,
    ),
    'economy.irrPercent': recordOf(
      'rate at which Σ flows without a loan / (1 + rate)^year = 0',
      life,
      rules,
    ),
    'economy.costPerKwhDkk': recordOf(
      '(price + Σ discounted upkeep and one-offs) / Σ discounted production, without a loan',
      { ...discounted, productionKwh: figures.energy.productionKwh },
      rules,
    ),
    'economy.cashFlow[].year': recordOf(
      '0 the day of purchase, 1 the first year of operation',
      { firstYear: input.firstYear },
      rules,
    ),
    'economy.cashFlow[].savingDkk': recordOf(
      `year 0: −totalPrice; then ${YEARLY} − upkeep from year 2 − reservedDkk − loan interest`,
      life,
      electricityOrigin(basis),
    ),
    'economy.cashFlow[].reservedDkk': recordOf(
      'Σ one-offs: inverter and roof cost / their year, in every year up to it; a new battery cost / years that it serves, to year 25',
      life,
      rules,
    ),
    'economy.cashFlow[].cumulativeDkk': recordOf(cumulated, life, rules),
    'economy.cashFlow[].cumulativeP10Dkk': recordOf(
      row('−', 'paybackP10Years', '1'),
      yearly,
      RANGE_ORIGIN,
    ),
    'economy.cashFlow[].cumulativeP90Dkk': recordOf(
      row('+', 'paybackP90Years', '1.3'),
      yearly,
      RANGE_ORIGIN,
    ),
    'economy.loan.monthlyPaymentDkk': recordOf(
      'totalPrice · r / (1 − (1 + r)^−n), r = loanRate / 12, n = 12 · loanTermYears',
      loan,
      rules,
    ),
    'economy.loan.totalInterestDkk': recordOf('monthlyPaymentDkk · n − totalPrice', loan, rules),
    'economy.events[].year': recordOf(
      'inverter: inverterReplacementYear; battery: after batteryLifeYears or below 60 % of its capacity, if a new one pays; battery-end: after batteryLifeYears, if none does; roof: roofReplacementYear; deduction: 1; tax-step: 2028 − firstYear + 1',
      {
        inverterReplacementYear: assumptions.inverterReplacementYear,
        batteryFadePercent: assumptions.batteryFadePercent,
        batteryLifeYears: assumptions.batteryLifeYears,
        roofReplacementYear: input.roofReplacementYear,
        firstYear: input.firstYear,
      },
      rules,
    ),
    'economy.events[].costDkk': recordOf(
      'inverter, battery: their line of the price incl. VAT; roof: (roofBaseDkk + numberOfPanels · roofPerPanelDkk) · VAT; deduction: −min(totalPrice · labourShare, persons · craftsmanMostDkk) · craftsmanValueShare; tax-step, battery-end: 0',
      {
        totalPrice: figures.price.totalPrice,
        numberOfPanels: figures.system.numberOfPanels,
        roofBaseDkk: roofWork === null ? null : roofWork.base / 100,
        roofPerPanelDkk: roofWork === null ? null : roofWork.perPanel / 100,
        vatPercent,
        craftsmanPersons: assumptions.craftsmanPersons,
        labourSharePercent: assumptions.labourSharePercent,
        craftsmanMostDkk: CRAFTSMAN_MOST_DKK[Number(input.quoteDate.slice(0, 4))] ?? 0,
        craftsmanValueShare: CRAFTSMAN_VALUE_SHARE.value,
      },
      list,
    ),
    'economy.batteryEnd.year': recordOf(
      'first year after batteryLifeYears; or below 60 % of the capacity, where a new one pays',
      battery,
      LIFE_ORIGIN,
    ),
    'economy.batteryEnd.costDkk': recordOf('the battery’s line of the price incl. VAT', {}, list),
    'economy.batteryEnd.worthDkk': recordOf(
      'Σ years to 25 of (saving with a new one − saving with the old, or none) / (1 + discountRate)^years since',
      { ...battery, discountRatePercent: assumptions.discountRatePercent },
      rules,
    ),
  };
}
