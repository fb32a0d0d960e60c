import type { Battery } from '../battery/flows.ts';
import { ASSUMED_TAX_FROM_YEAR } from '../data/national-charges.ts';
import type { Assumptions, CashFlowYear, EconomyResult, SavingsResult } from '../estimate-types.ts';
import type { Hourly } from '../hours.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { electricityTaxDkkPerKwh } from '../tariff/electricity-tax.ts';
import { batteryLife, capacityInYear } from './battery-life.ts';
import {
  YEARS,
  cumulated,
  discountedPositionDkk,
  paidFlowsDkk,
  runningCostsDkk,
  shownFlowDkk,
} from './cash-flow.ts';
import type { Costs, OneOff } from './cash-flow.ts';
import { co2SavedKg } from './co2.ts';
import { loanPlan } from './financing.ts';
import type { Financing } from './financing.ts';
import { flowTable, loadVariableDkk } from './flow-table.ts';
import { internalRateOfReturn } from './irr.ts';
import { netPresentValue } from './net-present-value.ts';
import { paybackYears } from './payback.ts';
import { p10Factor, p90Factor } from './uncertainty.ts';
import { yearMoney } from './year-money.ts';
import type { YearMoney } from './year-money.ts';

/** Years of the headline saving. */
export const HEADLINE_YEARS = 10;

export type EconomyInput = {
  /** First year's production and the home's use [kWh], one value per UTC hour. */
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  readonly battery: Battery | null;
  /** Price level of the first year. */
  readonly prices: ElectricityPrices;
  readonly assumptions: Assumptions;
  /** Calendar year of year 1. */
  readonly firstYear: number;
  /** What is paid for the system [DKK incl. VAT]. */
  readonly priceDkk: number;
  /** Today's price of the same inverter, of the batteries [DKK incl. VAT]: the quote's lines. */
  readonly inverterReplacementDkk: number;
  readonly batteryReplacementDkk: number;
  readonly financing: Financing;
  /** The yield model's own standard uncertainty [%]. */
  readonly modelUncertaintyPercent: number;
};

export type Economy = {
  readonly savings: SavingsResult;
  readonly economy: EconomyResult;
  readonly co2SavedKgFirstYear: number;
  /** Money of years 1–25, for tables that show where the saving comes from. */
  readonly years: readonly YearMoney[];
};

/**
 * 25 years of a system's money. Production falls and the battery fades every year; the hours are dispatched
 * anew for each (flow-table.ts), at that year's prices and tax.
 *
 * P10 and P90: row N of the cumulated columns is what N years bring when the mean yield of those N years is at
 * its 10th or 90th percentile, from the model's uncertainty and the weather's (4.2 %/√N). P10 is the bad case:
 * paybackP10Years is the longer payback, paybackP90Years the shorter.
 *
 * IRR and cost per kWh are those of the system itself, without a loan. Cost per kWh is discounted costs over
 * discounted production. Payback is when the cumulated column reaches 0 for good.
 * @param input first year's hours [kWh], prices, costs [DKK incl. VAT]
 * @returns savings, economy and CO₂
 * @throws RangeError hours of another length, a negative price, or a year before the tables
 * @source calculation rules, section 6
 */
export function economy(input: EconomyInput): Economy {
  const { assumptions, firstYear, prices, priceDkk, battery } = input;
  if (!(priceDkk >= 0 && priceDkk < Infinity)) throw new RangeError(`price ${priceDkk}`);
  const degradation = 1 - assumptions.panelDegradationPercent / 100;
  const uncertainty = input.modelUncertaintyPercent;
  const scaleInYear = Array.from({ length: YEARS }, (_, index) => degradation ** index);
  // Row N scales its years 1–N alike, so the lowest of all is some row's last year.
  const lowestScale = Math.min(
    ...scaleInYear.map((scale, index) => scale * p10Factor(uncertainty, index + 1)),
  );
  const discountRate = assumptions.discountRatePercent / 100;
  const lowestCapacity = battery ? capacityInYear(assumptions.batteryFadePercent, YEARS) : 1;
  const flowsAt = flowTable(
    { ...input, stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice },
    [lowestScale, p90Factor(uncertainty, 1)],
    lowestCapacity,
  );
  const home = {
    loadKwh: input.loadKwh.reduce((sum, kwh) => sum + kwh, 0),
    loadVariableDkk: loadVariableDkk(input.loadKwh, prices),
  };
  const moneyAt = (year: number, capacity: number, factor: number): YearMoney =>
    yearMoney(flowsAt(scaleInYear[year - 1]! * factor, capacity), home, prices, assumptions, {
      firstYear,
      year,
    });

  const life = battery
    ? batteryLife({
        years: YEARS,
        fadePercent: assumptions.batteryFadePercent,
        replacementDkk: input.batteryReplacementDkk,
        discountRate,
        savingDkk: (year, capacity) => moneyAt(year, capacity, 1).savingDkk,
      })
    : { capacity: scaleInYear.map(() => 1), replacedInYears: [] };
  const years = life.capacity.map((capacity, index) => moneyAt(index + 1, capacity, 1));
  const savingsDkk = years.map((money) => money.savingDkk);

  const costs: Costs = {
    priceDkk,
    upkeepDkk: (priceDkk * assumptions.upkeepPercent) / 100,
    oneOffs: oneOffs(input, life.replacedInYears),
    loan: loanPlan(input.financing, priceDkk, assumptions.loanRatePercent, YEARS),
  };
  /** Savings of years 1–N when every year's yield is multiplied by the same factor. */
  const savingsWith = (factor: number, count: number): readonly number[] =>
    life.capacity
      .slice(0, count)
      .map((capacity, index) => moneyAt(index + 1, capacity, factor).savingDkk);
  const cumulativeAt = (factorOf: (percent: number, years: number) => number) =>
    Array.from({ length: YEARS + 1 }, (_, count) => {
      const factor = count === 0 ? 1 : factorOf(uncertainty, count);
      return savingsWith(factor, count).reduce(
        (sum, saving, index) => sum + shownFlowDkk(costs, index + 1, saving),
        shownFlowDkk(costs, 0, 0),
      );
    });

  const shown = [0, ...savingsDkk].map((saving, year) => shownFlowDkk(costs, year, saving));
  const cumulative = cumulated(shown);
  const cumulativeP10 = cumulativeAt(p10Factor);
  const cumulativeP90 = cumulativeAt(p90Factor);
  const cashFlow: CashFlowYear[] = shown.map((savingDkk, year) => ({
    year,
    savingDkk,
    cumulativeDkk: cumulative[year]!,
    cumulativeP10Dkk: cumulativeP10[year]!,
    cumulativeP90Dkk: cumulativeP90[year]!,
  }));

  const headline = (savings: readonly number[]): number =>
    savings
      .slice(0, HEADLINE_YEARS)
      .reduce((sum, saving, index) => sum + saving - (index >= 1 ? costs.upkeepDkk : 0), 0) /
    HEADLINE_YEARS;
  const headlineWith = (factorOf: (percent: number, years: number) => number): number =>
    headline(savingsWith(factorOf(uncertainty, HEADLINE_YEARS), HEADLINE_YEARS));

  const cashCosts: Costs = { ...costs, loan: null };
  const irr = internalRateOfReturn(paidFlowsDkk(cashCosts, savingsDkk));
  const first = years[0]!;
  const exportIncomeDkk = first.exportGrossDkk - first.exportTaxDkk;
  const firstFlows = flowsAt(1, 1);
  const loan = costs.loan;
  return {
    savings: {
      billBeforeDkk: first.billBeforeDkk,
      billAfterDkk: first.importBillDkk - exportIncomeDkk,
      firstYearDkk: first.savingDkk,
      exportIncomeDkk,
      tenYearMeanDkk: headline(savingsDkk),
      tenYearMeanP10Dkk: headlineWith(p10Factor),
      tenYearMeanP90Dkk: headlineWith(p90Factor),
    },
    economy: {
      paybackYears: paybackYears(cumulative),
      paybackP10Years: paybackYears(cumulativeP10),
      paybackP90Years: paybackYears(cumulativeP90),
      discountedPaybackYears: paybackYears(discountedPositionDkk(costs, savingsDkk, discountRate)),
      npvDkk: netPresentValue(paidFlowsDkk(costs, savingsDkk), discountRate),
      irrPercent: irr === null ? null : irr * 100,
      costPerKwhDkk: costPerKwh(cashCosts, firstFlows.productionKwh, scaleInYear, discountRate),
      cashFlow,
      loan: loan && {
        monthlyPaymentDkk: loan.monthlyPaymentDkk,
        totalInterestDkk: loan.totalInterestDkk,
      },
      events: costs.oneOffs,
    },
    co2SavedKgFirstYear: co2SavedKg(firstFlows.usefulKwh, prices.zone),
    years,
  };
}

function oneOffs(input: EconomyInput, batteryYears: readonly number[]): readonly OneOff[] {
  const { assumptions, firstYear, priceDkk } = input;
  const events: OneOff[] = [];
  const stepYear = ASSUMED_TAX_FROM_YEAR - firstYear + 1;
  const isStep =
    stepYear >= 2 &&
    stepYear <= YEARS &&
    electricityTaxDkkPerKwh(ASSUMED_TAX_FROM_YEAR - 1, assumptions) !==
      electricityTaxDkkPerKwh(ASSUMED_TAX_FROM_YEAR, assumptions);
  if (isStep) events.push({ year: stepYear, kind: 'tax-step', costDkk: 0 });
  const inverterYear = assumptions.inverterReplacementYear;
  if (priceDkk > 0 && inverterYear >= 1 && inverterYear <= YEARS) {
    events.push({ year: inverterYear, kind: 'inverter', costDkk: input.inverterReplacementDkk });
  }
  for (const year of batteryYears) {
    events.push({ year, kind: 'battery', costDkk: input.batteryReplacementDkk });
  }
  return events.toSorted((a, b) => a.year - b.year);
}

function costPerKwh(
  costs: Costs,
  firstYearKwh: number,
  scaleInYear: readonly number[],
  rate: number,
): number | null {
  const yearly = scaleInYear.map((_, index) => runningCostsDkk(costs, index + 1));
  const costDkk = netPresentValue([costs.priceDkk, ...yearly], rate);
  const kwh = netPresentValue([0, ...scaleInYear.map((scale) => scale * firstYearKwh)], rate);
  return kwh > 0 ? costDkk / kwh : null;
}
