import type { CashFlowYear, EconomyResult, SavingsResult } from '../estimate-figures.ts';
import { productionInYears } from './ageing.ts';
import {
  YEARS,
  discountedPositionDkk,
  reservedDkk,
  paidFlowsDkk,
  runningCostsDkk,
} from './cash-flow.ts';
import type { Costs } from './cash-flow.ts';
import { centralCase } from './central-case.ts';
import type { CentralCase } from './central-case.ts';
import { co2SavedKg } from './co2.ts';
import type { EconomyInput } from './economy-input.ts';
import { internalRateOfReturn } from './irr.ts';
import { netPresentValue } from './net-present-value.ts';
import type { FlowsAt, YearFlows } from './flow-table.ts';
import { paybackYears } from './payback.ts';
import { priceDrivenFlows } from './price-driven-flows.ts';
import { productionRange, selfUseLifeFlows } from './self-use-life.ts';
import { todayFlowsAt } from './today.ts';
import type { YearMoney } from './year-money.ts';

/** Years of the headline saving. */
export const HEADLINE_YEARS = 10;

/** All but the range, which stands on more than the money (range/). */
export type Economy = {
  readonly savings: Omit<SavingsResult, 'tenYearMeanP10Dkk' | 'tenYearMeanP90Dkk'>;
  readonly economy: Omit<EconomyResult, 'paybackP10Years' | 'paybackP90Years' | 'cashFlow'>;
  readonly cashFlow: readonly Omit<CashFlowYear, 'cumulativeP10Dkk' | 'cumulativeP90Dkk'>[];
  readonly co2SavedKgFirstYear: number;
  /** Money of years 1–25, for tables that show where the saving comes from. */
  readonly years: readonly YearMoney[];
};

/**
 * The electricity of 25 years, for every production and capacity that economy() asks for.
 * @param input first year's hours [kWh], battery, prices, assumptions, uncertainty
 * @throws RangeError hours of another length
 */
export function lifeFlows(input: EconomyInput): FlowsAt {
  const { assumptions, battery } = input;
  const selfUse = selfUseLifeFlows(input);
  if (battery === null || input.batteryStrategy !== 'price-driven') return selfUse;
  const flowInput = {
    ...input,
    stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice,
  };
  return priceDrivenFlows(flowInput, selfUse, productionRange(input)[0], YEARS);
}

/**
 * 25 years of a system's money. Production falls and the battery fades every year; the hours are dispatched
 * anew for each (flow-table.ts), at that year's prices and tax.
 *
 * IRR and cost per kWh are those of the system itself, without a loan. Cost per kWh is discounted costs over
 * discounted production. Payback is when the cumulated column reaches 0 for good.
 * @param input first year's hours [kWh], prices, costs [DKK incl. VAT]
 * @param flowsAt the electricity of its years (lifeFlows), where it is at hand already
 * @param central the same in a usual climate, where it is at hand already
 * @returns savings, economy and CO₂
 * @throws RangeError hours of another length, a negative price, or a year before the tables
 * @source calculation rules, section 6
 */
export function economy(
  input: EconomyInput,
  flowsAt: FlowsAt = lifeFlows(input),
  central: CentralCase = centralCase(input, flowsAt),
): Economy {
  const { assumptions, prices } = input;
  const { costs, years } = central;
  const cashCosts: Costs = { ...costs, loan: null };
  const worth = presentWorth(central, assumptions.discountRatePercent);
  const first = years[0]!;
  const exportIncomeDkk = first.exportGrossDkk - first.exportTaxDkk;
  const firstFlows = flowsAt(1, 1, 1);
  const today = todayFlowsAt(input)?.(1, 1, 1);
  const loan = costs.loan;
  return {
    savings: {
      billBeforeDkk: first.billBeforeDkk,
      billAfterDkk: first.importBillDkk - exportIncomeDkk,
      firstYearDkk: first.savingDkk,
      exportIncomeDkk,
      tenYearMeanDkk: tenYearMeanDkk(central),
    },
    economy: {
      paybackYears: central.paybackYears,
      ...worth,
      costPerKwhDkk: costPerKwh(cashCosts, addedKwh(input, firstFlows, today), assumptions),
      loan: loan && {
        monthlyPaymentDkk: loan.monthlyPaymentDkk,
        totalInterestDkk: loan.totalInterestDkk,
      },
      events: costs.oneOffs,
      batteryEnd: central.batteryEnd,
    },
    cashFlow: central.shownDkk.map((savingDkk, year) => ({
      year,
      savingDkk,
      reservedDkk: year === 0 ? 0 : reservedDkk(costs.oneOffs, year),
      cumulativeDkk: central.cumulativeDkk[year]!,
    })),
    co2SavedKgFirstYear: co2SavedKg(firstFlows.usefulKwh - (today?.usefulKwh ?? 0), prices.zone),
    years,
  };
}

/** The headline saving in a usual climate [DKK/yr]. */
export function tenYearMeanDkk({ costs: { upkeepDkk }, years }: CentralCase): number {
  return (
    years
      .slice(0, HEADLINE_YEARS)
      .reduce((sum, { savingDkk }, index) => sum + savingDkk - (index >= 1 ? upkeepDkk : 0), 0) /
    HEADLINE_YEARS
  );
}

/** What the years are worth on the day of purchase. */
export function presentWorth(
  { costs, years }: CentralCase,
  discountRatePercent: number,
): Pick<EconomyResult, 'discountedPaybackYears' | 'npvDkk' | 'irrPercent'> {
  const rate = discountRatePercent / 100;
  const savingsDkk = years.map(({ savingDkk }) => savingDkk);
  const irr = internalRateOfReturn(paidFlowsDkk({ ...costs, loan: null }, savingsDkk));
  return {
    discountedPaybackYears: paybackYears(discountedPositionDkk(costs, savingsDkk, rate)),
    npvDkk: netPresentValue(paidFlowsDkk(costs, savingsDkk), rate),
    irrPercent: irr === null ? null : irr * 100,
  };
}

/** What new panels make in their first year [kWh]; 0 where none are added to those that stand. */
function addedKwh(
  { standing }: EconomyInput,
  first: YearFlows,
  today: YearFlows | undefined,
): number {
  if (standing === undefined) return first.productionKwh;
  return standing.addsPanels ? first.productionKwh - (today?.productionKwh ?? 0) : 0;
}

function costPerKwh(
  costs: Costs,
  firstYearKwh: number,
  assumptions: EconomyInput['assumptions'],
): number | null {
  const rate = assumptions.discountRatePercent / 100;
  const scaleInYear = productionInYears(assumptions.panelDegradationPercent);
  const yearly = scaleInYear.map((_, index) => runningCostsDkk(costs, index + 1));
  const costDkk = netPresentValue([costs.priceDkk, ...yearly], rate);
  const kwh = netPresentValue([0, ...scaleInYear.map((scale) => scale * firstYearKwh)], rate);
  return kwh > 0 ? costDkk / kwh : null;
}
