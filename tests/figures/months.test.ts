import { expect, test } from 'vitest';
import { runEstimate } from '../../domain/estimate-request.ts';
import { monthlySavingsDkk } from '../../engine/economy/monthly-savings.ts';
import { exportPrice } from '../../engine/tariff/electricity-prices.ts';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { variedAssumptions, variedHome } from '../fixtures/varied-homes.ts';
import { sum } from './figure-case.ts';

const ROWS = Number(process.env['FIGURE_HOMES'] ?? 300);
/** Homes of every kind; a place's sun is most of the work. */
const HOMES = 6;

test(
  `under ${ROWS} rows of assumptions the months add up to the year`,
  { timeout: 60_000 + 300 * ROWS },
  () => {
    const differing: string[] = [];
    for (let index = 0; index < ROWS; index++) {
      const state = {
        ...variedHome(index % HOMES),
        assumptions: variedAssumptions(index),
        // By price in one of fifty: its plan is most of what remains.
        batteryStrategy: index % 50 === 0 ? ('price-driven' as const) : ('self-use' as const),
      };
      const ran = runEstimate(state, TEST_CONTEXT);
      if (!ran.ok) throw new RangeError(JSON.stringify(ran.error));
      const { estimate, hourly, prices, years } = ran.value;
      const months = sum(
        monthlySavingsDkk({ ...hourly, exportPriceDkkPerKwh: exportPrice(prices) }, years[0]!),
      );
      const year = estimate.savings.firstYearDkk;
      if (Math.abs(months - year) > 0.02) differing.push(`row ${index}: ${months} of ${year} DKK`);
      const { energy } = estimate;
      for (const name of Object.keys(energy.monthly[0]!) as (keyof (typeof energy.monthly)[0])[]) {
        const kwh = sum(energy.monthly.map((month) => month[name]));
        if (Math.abs(kwh - energy[name]) > 0.01)
          differing.push(`row ${index}: ${name} ${kwh} of ${energy[name]} kWh`);
      }
    }
    expect(differing).toEqual([]);
  },
);
