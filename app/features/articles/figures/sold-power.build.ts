import { runEstimate } from '../../../../domain/estimate-request.ts';
import { MONTH_OF_HOUR } from '../../../../engine/climate/month-hours.ts';
import { DEFAULT_ASSUMPTIONS } from '../../../../engine/data/default-assumptions.ts';
import { EXPORT_TAX_ALLOWANCE, EXPORT_TAXED_SHARE } from '../../../../engine/data/fixed-figures.ts';
import { exportTaxDkk } from '../../../../engine/economy/export-tax.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import type { Hourly } from '../../../../engine/hours.ts';
import { exportPrice, importPrice } from '../../../../engine/tariff/electricity-prices.ts';
import { EXAMPLE_CONTEXT, EXAMPLE_HOUSE } from '../../../../domain/example-house.ts';

/** The value of a kilowatt hour of a month's sun [DKK/kWh]. */
export type MonthValue = {
  /** Used at once: what the same kilowatt hour would have cost. */
  readonly own: number;
  /** Sold: the price received. */
  readonly sold: number;
};

/** A year's sale from a roof of this size. */
export type SaleOfSize = {
  readonly peakKwp: number;
  readonly soldKwh: number;
  readonly incomeDkk: number;
  readonly taxDkk: number;
};

const TAX_YEAR = 2028;
const SIZES_KWP = [6, 10, 15, 25];
function runOf(peakPower: number): EstimateRun {
  const run = runEstimate({ ...EXAMPLE_HOUSE, peakPower }, EXAMPLE_CONTEXT);
  if (!run.ok) throw new RangeError(`${peakPower} kWp is outside what the calculator takes`);
  return run.value;
}

/** Mean of a price over the hours of one flow, 0 if nothing flows. */
function meanPrice(prices: Hourly, flowKwh: Hourly, month: number | null): number {
  let kwh = 0;
  let dkk = 0;
  for (let hour = 0; hour < flowKwh.length; hour++) {
    if (month !== null && MONTH_OF_HOUR[hour] !== month) continue;
    kwh += flowKwh[hour]!;
    dkk += flowKwh[hour]! * prices[hour]!;
  }
  return kwh > 0 ? Number((dkk / kwh).toFixed(6)) : 0;
}

function saleOf(peakPower: number): SaleOfSize {
  const { estimate: found } = runOf(peakPower);
  const incomeDkk = found.savings.exportIncomeDkk;
  return {
    peakKwp: found.system.peakPower,
    soldKwh: Math.round(found.energy.exportedKwh),
    incomeDkk: Math.round(incomeDkk),
    taxDkk: Math.round(exportTaxDkk(incomeDkk, DEFAULT_ASSUMPTIONS.marginalTaxPercent)),
  };
}

const run = runOf(6);
const { direct, exported } = run.hourly.flows;
const buy = run.hourly.importPriceDkkPerKwh;
const buyWithTax = importPrice(run.prices, { year: TAX_YEAR, assumptions: DEFAULT_ASSUMPTIONS });
const sell = exportPrice(run.prices);
const soldDkk = meanPrice(sell, exported, null);

export default {
  firstYear: run.input.firstYear,
  taxYear: TAX_YEAR,
  useKwh: EXAMPLE_HOUSE.annualConsumptionKwh,
  peakKwp: run.estimate.system.peakPower,
  gridCompany: run.prices.gridCompany.name,
  directKwh: Math.round(run.estimate.energy.directKwh),
  exportedKwh: Math.round(run.estimate.energy.exportedKwh),
  /** Not sold, because the price was negative. */
  curtailedKwh: Math.round(run.estimate.energy.curtailedKwh),
  months: Array.from({ length: 12 }, (_, month): MonthValue => ({
    own: meanPrice(buy, direct, month),
    sold: meanPrice(sell, exported, month),
  })),
  year: { own: meanPrice(buy, direct, null), sold: soldDkk },
  ownWithTax: meanPrice(buyWithTax, direct, null),
  /** Deducted from every sold kilowatt hour, with VAT where it is charged [DKK/kWh]. */
  deductions: {
    energinet: Number((run.prices.energinetFeedInDkkPerKwh * run.prices.vatFactor).toFixed(6)),
    grid: Number((run.prices.gridCompany.feedInDkkPerKwh * run.prices.vatFactor).toFixed(6)),
    supplier: DEFAULT_ASSUMPTIONS.exportFeeDkkPerKwh,
  },
  sizes: SIZES_KWP.map(saleOf),
  allowanceDkk: EXPORT_TAX_ALLOWANCE.value,
  taxedShare: EXPORT_TAXED_SHARE.value,
  marginalTaxPercent: DEFAULT_ASSUMPTIONS.marginalTaxPercent,
  /** At this year's mean price, selling this much electricity uses up the allowance [kWh]. */
  allowanceKwh: Math.round(EXPORT_TAX_ALLOWANCE.value / soldDkk),
};
