import type { Assumptions } from '../estimate-input.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import {
  carTaxRefundDkk,
  electricityTaxDkk,
  electricityTaxRates,
  type TaxedHome,
} from '../tariff/electricity-tax.ts';
import { exportTaxDkk } from './export-tax.ts';
import type { YearFlows } from './flow-table.ts';
import type { HomeUse } from './home-use.ts';

export type YearMoney = {
  /** Without solar; with panels that stand already, today's bill after what they sell [DKK incl. VAT]. */
  readonly billBeforeDkk: number;
  /** Imported electricity and subscriptions with solar [DKK incl. VAT], before export income. */
  readonly importBillDkk: number;
  /** For what was sold, after what the buyer takes, its subscription among it. */
  readonly exportGrossDkk: number;
  readonly exportTaxDkk: number;
  /** billBefore − importBill + export income after tax [DKK]. */
  readonly savingDkk: number;
  /** Export income after tax, beyond what standing panels earn today [DKK]. */
  readonly soldDkk: number;
  /** What does not come through the meter any more, and what is sold, beyond what standing panels sell today [kWh]. */
  readonly avoidedKwh: number;
  readonly exportedKwh: number;
};

type MoneyAssumptions = Pick<
  Assumptions,
  | 'priceGrowthPercent'
  | 'electricityTaxFrom2028DkkPerKwh'
  | 'marginalTaxPercent'
  | 'owners'
  | 'stopExportAtNegativePrice'
>;

/** Which year, and what a sold kWh then earns against the mean price, as a share of what it earns in the first. */
type MoneyYear = {
  readonly firstYear: number;
  readonly year: number;
  readonly soldFactor?: number;
};

/** Less is what adding up 8,760 hours leaves, and nothing is sold [kWh/yr]. */
const LEAST_SOLD_KWH = 1e-3;

/**
 * Money of one year of operation at that year's prices. Spot and tariffs, feed-in tariffs among them, have
 * grown; the supplier's addition, fees and subscriptions have not, and the tax is the year's own, in the home's bands.
 * What does not hang on the sun is found once, however many outcomes of the year are asked for.
 * @param home use without solar, and how it is taxed
 * @param prices price level
 * @param year year of operation, 1 the first; the calendar year is firstYear + year − 1
 * @returns from the year's electricity, and today's where panels stand already, to its money [DKK], with the kWh that
 *   it stands for
 * @throws RangeError a calendar year before the tables
 */
export function yearMoney(
  home: HomeUse & TaxedHome,
  prices: ElectricityPrices,
  assumptions: MoneyAssumptions,
  { firstYear, year, soldFactor = 1 }: MoneyYear,
): (flows: YearFlows, today?: YearFlows) => YearMoney {
  const growth = (1 + assumptions.priceGrowthPercent / 100) ** (year - 1);
  const calendarYear = firstYear + year - 1;
  const taxRates = electricityTaxRates(calendarYear, assumptions, prices.tax);
  const bill = (variableDkk: number, kwh: number): number =>
    prices.vatFactor *
    (growth * variableDkk +
      prices.supplierAdditionDkkPerKwh * kwh +
      electricityTaxDkk(kwh, taxRates, home) +
      prices.subscriptionDkkPerYear);
  const billWithoutDkk =
    bill(home.loadVariableDkk, home.loadKwh) -
    prices.vatFactor * carTaxRefundDkk(calendarYear, taxRates, home);
  const fee = prices.exportDeductionDkkPerKwh - prices.feedInTariffDkkPerKwh;
  const settled = (flows: YearFlows) => {
    const importBillDkk = bill(flows.importedVariableDkk, flows.importedKwh);
    const exportedDkk =
      growth *
        (soldFactor * flows.exportedSpotDkk - prices.feedInTariffDkkPerKwh * flows.exportedKwh) -
      fee * flows.exportedKwh;
    // The hours that stop are the first year's. Should prices fall so far that export loses money over a whole
    // later year, it would be stopped then.
    const soldDkk = assumptions.stopExportAtNegativePrice ? Math.max(0, exportedDkk) : exportedDkk;
    const tax = exportTaxDkk(soldDkk, assumptions.marginalTaxPercent, assumptions.owners);
    const exportGrossDkk =
      soldDkk - (flows.exportedKwh > LEAST_SOLD_KWH ? prices.exportSubscriptionDkkPerYear : 0);
    return { importBillDkk, exportGrossDkk, exportTaxDkk: tax };
  };
  return (flows, today) => {
    const after = settled(flows);
    const before = today && settled(today);
    const billBeforeDkk = before
      ? before.importBillDkk - before.exportGrossDkk + before.exportTaxDkk
      : billWithoutDkk;
    return {
      billBeforeDkk,
      ...after,
      savingDkk: billBeforeDkk - after.importBillDkk + after.exportGrossDkk - after.exportTaxDkk,
      soldDkk:
        after.exportGrossDkk -
        after.exportTaxDkk -
        (before ? before.exportGrossDkk - before.exportTaxDkk : 0),
      avoidedKwh: (today?.importedKwh ?? home.loadKwh) - flows.importedKwh,
      exportedKwh: flows.exportedKwh - (today?.exportedKwh ?? 0),
    };
  };
}
