import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { electricityPrices } from '../tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { economy } from './economy.ts';
import type { EconomyInput } from './economy-input.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';
import { USUAL_TAX } from './test-year.ts';

const hours = (of: (hour: number) => number) =>
  Float64Array.from({ length: HOURS_PER_YEAR }, (_, h) => of(h));

/** Round prices: import (0.5 + 0.5) grown, 0.1 and tax fixed; export 0.5 − 0.1 grown, less 0.02. */
const roundPrices: ElectricityPrices = {
  ...electricityPrices({
    zone: 'DK1',
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany: null,
    year: 2027,
    assumptions: DEFAULT_ASSUMPTIONS,
  }),
  spotDkkPerKwh: hours(() => 0.5),
  volumetricTariffDkkPerKwh: hours(() => 0.5),
  supplierAdditionDkkPerKwh: 0.1,
  subscriptionDkkPerYear: 800,
  feedInTariffDkkPerKwh: 0.1,
  exportDeductionDkkPerKwh: 0.12,
};
const allUsed: EconomyInput = {
  productionKwh: hours(() => 1),
  loadKwh: hours(() => 2),
  taxedHome: USUAL_TAX,
  battery: null,
  prices: roundPrices,
  assumptions: DEFAULT_ASSUMPTIONS,
  firstYear: 2027,
  priceDkk: 100_000,
  paidInYear: 2026,
  inverterReplacementDkk: 15_000,
  batteryReplacementDkk: 48_000,
  roofWork: null,
  financing: { option: 'cash', loanTermYears: 15 },
  modelUncertaintyPercent: 5,
};

/** By the law: 76.1 øre in 2028, all but 4.6 of it indexed by 2 % a year; from 2030 55.3 for 56.3 of 2015's øre. */
function taxOf(year: number): number {
  if (year < 2028) return 0.008;
  return 0.715 * 1.02 ** (year - 2028) * (year < 2030 ? 1 : 55.3 / 56.3) + 0.046;
}

/** The same sums as a spreadsheet would do them: 8,760 kWh all used at once. */
function spreadsheet(inverter: 'paid' | 'set aside' = 'paid'): number[] {
  const flows = [-100_000];
  for (let n = 1; n <= 25; n++) {
    const kwh = 8760 * 0.996 ** (n - 1);
    const tax = taxOf(2026 + n);
    const saving = kwh * 1.25 * (1.02 ** (n - 1) + 0.1 + tax);
    const paid = n === 15 ? 15_000 : 0;
    const setAside = n <= 15 ? 1000 : 0;
    flows.push(saving - (n >= 2 ? 500 : 0) - (inverter === 'paid' ? paid : setAside));
  }
  return flows;
}

describe('all production used at once, by hand', () => {
  const result = economy(allUsed);

  test('first year: bills and saving', () => {
    // 17,520 kWh · 1.108 · 1.25 + 800 · 1.25; the saving is half the energy: 8,760 · 1.385 = 12,132.60
    expect(result.savings.billBeforeDkk).toBeCloseTo(25_265.2, 4);
    expect(result.savings.firstYearDkk).toBeCloseTo(12_132.6, 4);
    expect(result.savings.billAfterDkk).toBeCloseTo(13_132.6, 4);
    expect(result.savings.exportIncomeDkk).toBeCloseTo(0, 6);
  });

  test('second year: 8,760 · 0.996 · 1.25 · (1.02 + 0.1 + 0.761) less upkeep 500, less a 15th of the inverter', () => {
    expect(result.cashFlow[2]).toMatchObject({
      savingDkk: expect.closeTo(19_014.5622, 3),
      reservedDkk: 1000,
    });
  });

  test('every row as the spreadsheet has it', () => {
    let sum = 0;
    spreadsheet('set aside').forEach((flow, year) => {
      sum += flow;
      expect(result.cashFlow[year]!.savingDkk).toBeCloseTo(flow, 3);
      expect(result.cashFlow[year]!.cumulativeDkk).toBeCloseTo(sum, 3);
    });
    expect(result.cashFlow).toHaveLength(26);
  });

  test('payback: the whole years and the share of the next that is still needed', () => {
    const flows = spreadsheet('set aside');
    let left = 100_000;
    let year = 1;
    for (; left > flows[year]!; year++) left -= flows[year]!;
    expect(result.economy.paybackYears).toBeCloseTo(year - 1 + left / flows[year]!, 6);
  });

  test('net present value at 4 %', () => {
    const value = spreadsheet().reduce((sum, flow, year) => sum + flow / 1.04 ** year, 0);
    expect(result.economy.npvDkk).toBeCloseTo(value, 3);
  });

  test('at its internal rate the flows are worth nothing', () => {
    const rate = result.economy.irrPercent! / 100;
    const value = spreadsheet().reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
    expect(Math.abs(value)).toBeLessThan(0.01);
  });

  test('headline: mean of ten years after upkeep, before the inverter', () => {
    const mean =
      spreadsheet('paid')
        .slice(1, 11)
        .reduce((sum, flow) => sum + flow, 0) / 10;
    expect(result.savings.tenYearMeanDkk).toBeCloseTo(mean, 3);
  });

  test('cost per kWh: discounted costs over discounted production', () => {
    let costs = 100_000;
    let kwh = 0;
    for (let n = 1; n <= 25; n++) {
      costs += ((n >= 2 ? 500 : 0) + (n === 15 ? 15_000 : 0)) / 1.04 ** n;
      kwh += (8760 * 0.996 ** (n - 1)) / 1.04 ** n;
    }
    expect(result.economy.costPerKwhDkk).toBeCloseTo(costs / kwh, 6);
  });

  test('CO₂ of the first year: 8,760 kWh · 112 g', () => {
    expect(result.co2SavedKgFirstYear).toBeCloseTo(981.12, 6);
  });

  test('the tax step and the inverter are named', () => {
    expect(result.economy.events).toEqual([
      { year: 2, kind: 'tax-step', costDkk: 0 },
      { year: 15, kind: 'inverter', costDkk: 15_000 },
    ]);
    expect(economy({ ...allUsed, firstYear: 2028 }).economy.events).toHaveLength(1);
  });
});

describe('export', () => {
  test('half exported, first year by hand, with tax', () => {
    // 40,000 kWh even, load 20,000: 20,000 exported at 0.5 − 0.12 = 0.38: 7,600; tax 600 · 0.6 · 0.42 = 151.20
    const productionKwh = hours(() => 40_000 / 8760);
    const loadKwh = hours(() => 20_000 / 8760);
    const { savings, years } = economy({ ...allUsed, productionKwh, loadKwh });
    expect(years[0]).toMatchObject({
      exportGrossDkk: expect.closeTo(7600, 4),
      exportTaxDkk: expect.closeTo(151.2, 4),
    });
    expect(savings.exportIncomeDkk).toBeCloseTo(7448.8, 4);
    // Saved: 20,000 · 1.385 = 27,700 and the income.
    expect(savings.firstYearDkk).toBeCloseTo(35_148.8, 4);
    expect(savings.billBeforeDkk - savings.billAfterDkk).toBeCloseTo(savings.firstYearDkk, 6);
  });

  test('second year: spot and feed-in tariff grow, the fee does not', () => {
    const productionKwh = hours(() => 2);
    const loadKwh = hours(() => 0);
    const { years } = economy({ ...allUsed, productionKwh, loadKwh });
    expect(years[1]!.exportGrossDkk).toBeCloseTo(17_520 * 0.996 * (0.4 * 1.02 - 0.02), 4);
  });
});

/** Export income of year 25 of a home that exports all, while prices fall by 20 % a year. */
const lateExport = (stopExportAtNegativePrice: boolean): number =>
  economy({
    ...allUsed,
    loadKwh: hours(() => 0),
    assumptions: { ...DEFAULT_ASSUMPTIONS, priceGrowthPercent: -20, stopExportAtNegativePrice },
  }).years[24]!.exportGrossDkk;

test('falling prices: export that would lose money all year is stopped, unless it may not be', () => {
  // Year 25: 0.4 · 0.8^24 − 0.02 = −0.018 DKK/kWh.
  expect(lateExport(true)).toBe(0);
  expect(lateExport(false)).toBeCloseTo(8760 * 0.996 ** 24 * (0.4 * 0.8 ** 24 - 0.02), 4);
});

describe('loan', () => {
  const cash = economy(allUsed);
  const loan = economy({ ...allUsed, financing: { option: 'loan', loanTermYears: 15 } });

  test('100,000 at 6 % over 15 years: 843.86 a month, 51,894 interest', () => {
    expect(loan.economy.loan?.monthlyPaymentDkk).toBeCloseTo(843.86, 2);
    expect(loan.economy.loan?.totalInterestDkk).toBeCloseTo(51_894.23, 1);
  });

  test('the cumulated column is the cash one less the interest', () => {
    const lastOf = (of: typeof cash) => of.cashFlow.at(-1)!.cumulativeDkk;
    expect(lastOf(cash) - lastOf(loan)).toBeCloseTo(51_894.23, 1);
    expect(loan.cashFlow[0]!.cumulativeDkk).toBe(-100_000);
    expect(loan.economy.paybackYears!).toBeGreaterThan(cash.economy.paybackYears!);
  });

  test('net present value: 12 payments a year for 15 years instead of the price', () => {
    let payments = 0;
    for (let n = 1; n <= 15; n++) payments += (843.856828 * 12) / 1.04 ** n;
    expect(cash.economy.npvDkk - loan.economy.npvDkk).toBeCloseTo(payments - 100_000, 0);
  });

  test('the system’s own return does not depend on how it is paid', () => {
    expect(loan.economy.irrPercent).toBe(cash.economy.irrPercent);
  });
});

test('nothing bought, nothing earned: no payback, no return, no inverter', () => {
  const { economy: none, savings } = economy({
    ...allUsed,
    productionKwh: hours(() => 0),
    priceDkk: 0,
  });
  expect(none).toMatchObject({
    paybackYears: null,
    irrPercent: null,
    costPerKwhDkk: null,
    npvDkk: expect.closeTo(0, 6),
  });
  expect(savings.firstYearDkk).toBeCloseTo(0, 6);
});
