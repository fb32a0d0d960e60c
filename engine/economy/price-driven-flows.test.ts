import { describe, expect, test } from 'vitest';
import { dispatch } from '../battery/dispatch.ts';
import { energyCostDkk } from '../battery/perfect-foresight.ts';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { householdLoad } from '../load/household-load.ts';
import { electricityPrices, exportPrice, importPrice } from '../tariff/electricity-prices.ts';
import { electricityTaxDkkPerKwh } from '../tariff/electricity-tax.ts';
import { lowestCapacity } from './battery-life.ts';
import { flowTable } from './flow-table.ts';
import { priceDrivenFlows } from './price-driven-flows.ts';
import type { PriceDrivenInput } from './price-driven-flows.ts';
import { TEST_BATTERY, USUAL_TAX, roughSun } from './test-year.ts';
import { yearMoney } from './year-money.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';

const firstYear = 2027;
const assumptions = DEFAULT_ASSUMPTIONS;
const prices = electricityPrices({
  zone: 'DK1',
  gridTariffs: SHIPPED_GRID_TARIFFS,
  gridCompany: null,
  year: firstYear,
  assumptions,
});

/** A year of operation dispatched and paid hour by hour at its own prices, tariffs and tax [DKK]. */
function costHourByHour(input: PriceDrivenInput, scale: number, capacity: number, year: number) {
  const growthFactor = 1.02 ** (year - 1);
  const calendarYear = firstYear + year - 1;
  const buy = importPrice(prices, { year: calendarYear, assumptions, growthFactor });
  const sell = exportPrice(prices, { growthFactor });
  const run = dispatch({
    ...input,
    battery: { ...input.battery!, usableKwh: input.battery!.usableKwh * capacity },
    productionScale: scale,
    strategy: 'price-driven',
    importPrice: buy,
    exportPrice: sell,
    stopExportAtNegative: true,
  });
  return energyCostDkk(run, buy, sell) + prices.subscriptionDkkPerYear * prices.vatFactor;
}

describe('25 years of a price-driven battery', () => {
  test.each([
    ['usual home', 6000, 5000, TEST_BATTERY],
    ['much sun, small use', 10_000, 3000, TEST_BATTERY],
    ['large use', 6000, 15_000, { ...TEST_BATTERY, usableKwh: 20 }],
    ['small battery', 8000, 5000, { ...TEST_BATTERY, usableKwh: 5, powerKw: 2.5 }],
    ['no sun', 0, 5000, TEST_BATTERY],
  ])('%s: as dispatched at every year’s own prices, within 0.3 %', (_name, sun, use, battery) => {
    const input: PriceDrivenInput = {
      productionKwh: roughSun(sun),
      loadKwh: householdLoad(use),
      battery,
      prices,
      stopExportAtNegativePrice: true,
      firstYear,
      taxedHome: USUAL_TAX,
      assumptions,
    };
    const range = [0.84, 1.09] as const;
    const lowest = lowestCapacity(assumptions);
    const flowsAt = priceDrivenFlows(input, flowTable(input, range, lowest), range[0], 25);
    const home = { loadKwh: use, loadVariableDkk: 0, ...USUAL_TAX };
    for (const year of [1, 2, 5, 9, 13, 14, 19, 25]) {
      for (const factor of [0.93, 1, 1.07]) {
        const scale = 0.996 ** (year - 1) * factor;
        // The battery is replaced when it is worn out.
        const capacity = 0.98 ** ((year - 1) % assumptions.batteryLifeYears);
        const money = yearMoney(home, prices, assumptions, { firstYear, year });
        const read = money(flowsAt(scale, capacity, year));
        const exact = costHourByHour(input, scale, capacity, year);
        const growthFactor = 1.02 ** (year - 1);
        const tax = electricityTaxDkkPerKwh(firstYear + year - 1, assumptions);
        const usual = use * 1.25 * (0.9 * growthFactor + 0.09 + tax);
        const error = Math.abs(read.importBillDkk - read.exportGrossDkk - exact) / usual;
        expect(error).toBeLessThan(0.003);
        if (year === 1 && factor === 1) expect(error).toBeLessThan(1e-9);
      }
    }
  });
});
