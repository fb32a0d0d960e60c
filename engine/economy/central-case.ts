import { EDITABLE_TAX_FROM_YEAR } from '../data/electricity-tax.ts';
import { electricityTaxDkkPerKwh } from '../tariff/electricity-tax.ts';
import { batteryLife, type BatteryLife } from './battery-life.ts';
import { YEARS, cumulated, shownFlowDkk } from './cash-flow.ts';
import type { Costs, OneOff } from './cash-flow.ts';
import { craftsmanDeductionDkk } from './craftsman-deduction.ts';
import type { EconomyResult } from '../estimate-figures.ts';
import type { EconomyInput } from './economy-input.ts';
import { loanPlan } from './financing.ts';
import type { FlowsAt } from './flow-table.ts';
import { homeUse } from './home-use.ts';
import { paybackYears } from './payback.ts';
import { productionInYears } from './ageing.ts';
import { settlementIn, todayFlowsAt } from './today.ts';
import { yearMoney } from './year-money.ts';
import type { YearMoney } from './year-money.ts';

export type CentralCase = {
  readonly costs: Costs;
  /** Factor on the battery's capacity in year 1, 2 …: 0 after its life; 1 where there is none. */
  readonly capacity: readonly number[];
  readonly batteryEnd: EconomyResult['batteryEnd'];
  readonly years: readonly YearMoney[];
  /** Cash flow of year 0, 1, 2 … [DKK], and its running sum. */
  readonly shownDkk: readonly number[];
  readonly cumulativeDkk: readonly number[];
  readonly paybackYears: number | null;
  /** Money of a year of operation at a capacity, with every year's yield multiplied by a factor. */
  readonly moneyAt: (year: number, capacity: number, factor: number) => YearMoney;
};

/**
 * 25 years in a usual climate: what every year saves and costs, and when it has paid for itself.
 * Production falls and the battery fades every year until its life is over, at that year's prices and tax.
 * @param input prices, costs [DKK incl. VAT] and assumptions; its hours are read for today's bill only
 * @param flowsAt the electricity that follows from its hours
 * @param yieldFactor on every year's production
 * @returns years 1–25
 * @throws RangeError a negative price, or a year before the tables
 * @source calculation.md 6
 */
export function centralCase(input: EconomyInput, flowsAt: FlowsAt, yieldFactor = 1): CentralCase {
  const { assumptions, firstYear, prices, priceDkk } = input;
  if (!(priceDkk >= 0 && priceDkk < Infinity)) throw new RangeError(`price ${priceDkk}`);
  const scaleInYear = productionInYears(assumptions.panelDegradationPercent);
  const home = { ...(input.homeUse ?? homeUse(input.loadKwh, prices)), ...input.taxedHome };
  const todayAt = todayFlowsAt(input);
  const moneyIn: ReturnType<typeof yearMoney>[] = [];
  const moneyAt: CentralCase['moneyAt'] = (year, capacity, factor) => {
    const money = (moneyIn[year] ??= yearMoney(home, prices, assumptions, {
      firstYear,
      year,
      soldFactor: (1 - (input.solarShareFallPercent ?? 0) / 100) ** (year - 1),
    }));
    const scale = scaleInYear[year - 1]! * factor;
    const settled = settlementIn(input.standing, firstYear + year - 1);
    const today = todayAt && settled(todayAt(scale, 1, year));
    return money(settled(flowsAt(scale, capacity, year)), today);
  };
  const life = input.battery
    ? batteryLife({
        fadePercent: assumptions.batteryFadePercent,
        lifeYears: assumptions.batteryLifeYears,
        replacementDkk: input.batteryReplacementDkk,
        discountRate: assumptions.discountRatePercent / 100,
        savingDkk: (year, capacity) => moneyAt(year, capacity, yieldFactor).savingDkk,
      })
    : { capacity: scaleInYear.map(() => 1), replacedInYears: [], end: null };
  const years = life.capacity.map((capacity, index) => moneyAt(index + 1, capacity, yieldFactor));
  const costs: Costs = {
    priceDkk,
    upkeepDkk: (priceDkk * assumptions.upkeepPercent) / 100,
    oneOffs: oneOffs(input, life),
    loan: loanPlan(input.financing, priceDkk, assumptions.loanRatePercent, YEARS),
  };
  const shownDkk = [0, ...years.map(({ savingDkk }) => savingDkk)].map((saving, year) =>
    shownFlowDkk(costs, year, saving),
  );
  const cumulativeDkk = cumulated(shownDkk);
  return {
    costs,
    capacity: life.capacity,
    batteryEnd: life.end && { ...life.end, costDkk: input.batteryReplacementDkk },
    years,
    shownDkk,
    cumulativeDkk,
    paybackYears: paybackYears(cumulativeDkk),
    moneyAt,
  };
}

function oneOffs(
  input: EconomyInput,
  { capacity, replacedInYears }: BatteryLife,
): readonly OneOff[] {
  const { assumptions, firstYear, priceDkk, prices } = input;
  const events: OneOff[] = [];
  const stepYear = EDITABLE_TAX_FROM_YEAR - firstYear + 1;
  const isStep =
    stepYear >= 2 &&
    stepYear <= YEARS &&
    electricityTaxDkkPerKwh(EDITABLE_TAX_FROM_YEAR - 1, assumptions, prices.tax) !==
      electricityTaxDkkPerKwh(EDITABLE_TAX_FROM_YEAR, assumptions, prices.tax);
  if (isStep) events.push({ year: stepYear, kind: 'tax-step', costDkk: 0 });
  const deductedDkk = craftsmanDeductionDkk(priceDkk, assumptions, input.paidInYear);
  if (deductedDkk > 0) events.push({ year: 1, kind: 'deduction', costDkk: -deductedDkk });
  const inverterYear = assumptions.inverterReplacementYear;
  // An inverter that stays beside a new battery wears out with or without it.
  const buysInverter = input.standing === undefined || input.inverterReplacementDkk > 0;
  if (priceDkk > 0 && buysInverter && inverterYear >= 1 && inverterYear <= YEARS) {
    events.push({ year: inverterYear, kind: 'inverter', costDkk: input.inverterReplacementDkk });
  }
  if (priceDkk > 0 && input.roofWork) events.push({ ...input.roofWork, kind: 'roof' });
  for (const year of replacedInYears) {
    events.push({ year, kind: 'battery', costDkk: input.batteryReplacementDkk });
  }
  const goneIndex = capacity.indexOf(0);
  if (goneIndex > 0) events.push({ year: goneIndex + 1, kind: 'battery-end', costDkk: 0 });
  return events.toSorted((a, b) => a.year - b.year);
}
