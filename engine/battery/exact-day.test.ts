import highsLoader from 'highs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { TEST_BATTERY, roughSun } from '../economy/test-year.ts';
import { householdLoad } from '../load/household-load.ts';
import { electricityPrices, exportPrice, importPrice } from '../tariff/electricity-prices.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Battery } from './flows.ts';
import { converted, lossesOf } from './losses.ts';
import { energyCostDkk, perfectForesight } from './perfect-foresight.ts';
import { hours } from './test-flows.ts';

// The best that foresight gives is found by a method of our own (charge-value.ts). Here a kept solver of mixed-integer
// programmes, told of the battery's hours in its own way, finds the same.

const HOURS_PER_DAY = 24;
const DAYS_PER_YEAR = HOURS_PER_YEAR / HOURS_PER_DAY;

const SOLVER = await highsLoader();

type Day = {
  /** Production, use [kWh] and prices [DKK/kWh] of 24 hours. */
  readonly made: readonly number[];
  readonly used: readonly number[];
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  readonly battery: Battery;
};

const PRICE_YEAR = { year: 2028, assumptions: DEFAULT_ASSUMPTIONS };
const PRICES = (['DK1', 'DK2'] as const).map((zone) => {
  const prices = electricityPrices({
    zone,
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany: null,
    ...PRICE_YEAR,
  });
  return { buy: importPrice(prices, PRICE_YEAR), sell: exportPrice(prices) };
});

/** Twenty days from all seasons, in both zones, with batteries of either coupling from 5 to 20 kWh. */
const DAYS = Array.from({ length: 20 }, (_, index): readonly [number, Day] => {
  const day = 7 + index * 18;
  const { buy, sell } = PRICES[index % 2]!;
  const usableKwh = [5, 10, 20][index % 3]!;
  const coupling = index % 4 < 2 ? 'dc' : 'ac';
  const dayOf = (year: Float64Array) => [
    ...year.subarray(day * HOURS_PER_DAY, (day + 1) * HOURS_PER_DAY),
  ];
  const battery = {
    ...TEST_BATTERY,
    usableKwh,
    powerKw: usableKwh / 2,
    coupling,
    losses: lossesOf(coupling, 0.92, usableKwh / 2),
    standbyW: usableKwh,
  } as const;
  return [
    day,
    {
      made: dayOf(roughSun(4000 + index * 300)),
      used: dayOf(householdLoad(3500 + index * 250)),
      buy: dayOf(buy),
      sell: dayOf(sell).map((price) => Math.max(0, price)),
      battery,
    },
  ];
});

/**
 * The cheapest day that ends with the charge it began with [DKK], as a mixed-integer programme: in each hour the battery
 * takes a share t of what the sun offers, gives a share v of what the house asks for, or buys g kWh; a binary keeps it
 * from buying and giving at once.
 */
function cheapestDay({ made, used, buy, sell, battery }: Day): number {
  const { usableKwh, powerKw, losses, standbyW } = battery;
  const standbyKwh = standbyW / 1000;
  const objective: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const binaries: string[] = [];
  let constantDkk = 0;
  for (let h = 0; h < HOURS_PER_DAY; h++) {
    const over = Math.max(0, made[h]! - used[h]!);
    const missing = Math.max(0, used[h]! - made[h]!);
    const asked = Math.min(missing, powerKw);
    const drawn = asked > 0 ? converted(losses.drawn, asked) : 0;
    const most = Math.min(over, powerKw);
    const gained = most > 0 ? Math.max(0, converted(losses.stored, most)) : 0;
    const offered = gained > 0 ? most : 0;
    // While the sun offers, it feeds the standby; else the grid does, for as long as the battery neither buys nor gives.
    const standing = Math.min(standbyKwh, offered);
    const rest = gained > 0 ? 0 : standbyKwh;
    constantDkk += buy[h]! * (missing + rest) - sell[h]! * (over - standing);
    objective.push(
      term(sell[h]! * (offered - standing), `t${h}`),
      term(-buy[h]! * (asked + rest), `v${h}`),
      term(buy[h]! * (1 - rest / powerKw), `g${h}`),
    );
    const before = `c${(h + HOURS_PER_DAY - 1) % HOURS_PER_DAY}`;
    rows.push(
      `c${h} - ${before} ${term(-gained, `t${h}`)} ${term(-losses.gridEfficiency, `g${h}`)} ${term(drawn, `v${h}`)} = 0`,
      `g${h} ${term(-(powerKw - offered), `b${h}`)} <= 0`,
      `v${h} + b${h} <= 1`,
    );
    bounds.push(`0 <= c${h} <= ${usableKwh}`, `0 <= t${h} <= ${gained > 0 ? 1 : 0}`);
    bounds.push(`0 <= v${h} <= ${asked > 0 ? 1 : 0}`, `0 <= g${h} <= ${powerKw}`);
    binaries.push(`b${h}`);
  }
  const programme = `Minimize\n obj: ${objective.join(' ')}\nSubject To\n${rows
    .map((row, index) => ` r${index}: ${row}`)
    .join('\n')}\nBounds\n ${bounds.join('\n ')}\nBinary\n ${binaries.join(' ')}\nEnd\n`;
  const solved = SOLVER.solve(programme, { mip_rel_gap: 0, mip_abs_gap: 1e-9, output_flag: false });
  expect(solved.Status).toBe('Optimal');
  return solved.ObjectiveValue + constantDkk;
}

const term = (factor: number, name: string) =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(12)} ${name}`;

/** What foresight finds for a year of such days [DKK a day]: the plan that can be run, and its bound. */
function foresightOf({ made, used, buy, sell, battery }: Day) {
  const year = (day: readonly number[]) => hours((hour) => day[hour % HOURS_PER_DAY]!);
  const prices = { importPrice: year(buy), exportPrice: year(sell) };
  const found = perfectForesight({
    productionKwh: year(made),
    loadKwh: year(used),
    battery,
    ...prices,
  });
  const planDkk = energyCostDkk(found.year, prices.importPrice, prices.exportPrice);
  return { planDkk: planDkk / DAYS_PER_YEAR, boundDkk: found.boundDkk / DAYS_PER_YEAR };
}

describe('the best of a day', () => {
  test.each(DAYS)('day %d: as a mixed-integer programme finds it', (_, day) => {
    const exactDkk = cheapestDay(day);
    const { planDkk, boundDkk } = foresightOf(day);
    expect(boundDkk).toBeLessThanOrEqual(exactDkk + 1e-6);
    expect(planDkk).toBeGreaterThanOrEqual(exactDkk - 1e-6);
    expect(planDkk - exactDkk).toBeLessThan(1e-5);
    expect(exactDkk - boundDkk).toBeLessThan(1e-3);
  });
});
