import { electricityTaxDkkPerKwh } from '../tariff/electricity-tax.ts';
import { exportPrice } from '../tariff/electricity-prices.ts';
import type { TaxedHome } from '../tariff/electricity-tax.ts';
import type { Assumptions } from '../estimate-input.ts';
import { capacityInYear } from './battery-life.ts';
import { interpolated, yearFlowsExactly } from './flow-table.ts';
import type { FlowInput, FlowsAtScale, YearFlows } from './flow-table.ts';
import { marginalImportPrice } from './marginal-price.ts';

export type PriceDrivenInput = FlowInput & {
  /** Calendar year of year 1. */
  readonly firstYear: number;
  readonly taxedHome: TaxedHome;
  readonly assumptions: Pick<
    Assumptions,
    | 'priceGrowthPercent'
    | 'electricityTaxFrom2028DkkPerKwh'
    | 'batteryFadePercent'
    | 'batteryLifeYears'
  >;
};

/** Years of operation in which the battery looks at the same prices. */
type Period = { readonly from: number; readonly to: number; readonly pricesOfYear: number };

/** From one year to the next, more than an index moves it [DKK/kWh]. */
const TAX_STEP_DKK_PER_KWH = 0.1;

/**
 * A period ends where the electricity tax steps, which shifts what grid charging is worth. Within one, growth and the
 * tax's index change all prices nearly alike, so the plan hardly changes with it: the first period looks at the prices of
 * year 1, for the first year's sake, and a later one at those of its middle.
 */
function periodsOf(
  { firstYear, assumptions, prices }: PriceDrivenInput,
  years: number,
): readonly Period[] {
  const taxIn = (year: number) =>
    electricityTaxDkkPerKwh(firstYear + year - 1, assumptions, prices.tax);
  const starts = [1];
  for (let year = 2; year <= years; year++) {
    if (Math.abs(taxIn(year) - taxIn(year - 1)) > TAX_STEP_DKK_PER_KWH) starts.push(year);
  }
  return starts.map((from, index) => {
    const to = (starts[index + 1] ?? years + 1) - 1;
    return { from, to, pricesOfYear: index === 0 ? 1 : Math.round((from + to) / 2) };
  });
}

const FIELDS = [
  'productionKwh',
  'usefulKwh',
  'importedKwh',
  'importedVariableDkk',
  'exportedKwh',
  'exportedSpotDkk',
] as const satisfies readonly (keyof YearFlows)[];

/** A battery that is gone looks at no price. */
const NO_FLOWS = Object.fromEntries(FIELDS.map((field) => [field, 0])) as YearFlows;

/** a + sign · b, field by field. */
export function summed(a: YearFlows, b: YearFlows, sign: 1 | -1 = 1): YearFlows {
  const result: Record<(typeof FIELDS)[number], number> = { ...a };
  for (const field of FIELDS) result[field] = a[field] + sign * b[field];
  return result;
}

/** Two periods meet at the same nodes. */
function remembered(at: FlowsAtScale): FlowsAtScale {
  const known = new Map<string, YearFlows>();
  return (scale, capacity) => {
    const node = `${scale} ${capacity}`;
    const flows = known.get(node) ?? at(scale, capacity);
    known.set(node, flows);
    return flows;
  };
}

/** Year flows at a factor on production and on capacity in a year of operation, 1 the first. */
export type FlowsInYear = (scale: number, capacity: number, year: number) => YearFlows;

/** A period, and what a price-driven battery changes in the flows of self-use, exactly dispatched. */
type PeriodDifference = Period & { readonly exactly: FlowsAtScale };

function differencesOf(input: PriceDrivenInput, years: number): readonly PeriodDifference[] {
  const { prices, assumptions, firstYear } = input;
  const selfUse = remembered(yearFlowsExactly(input));
  return periodsOf(input, years).map((period) => {
    const growthFactor = (1 + assumptions.priceGrowthPercent / 100) ** (period.pricesOfYear - 1);
    const priced = yearFlowsExactly(input, {
      strategy: 'price-driven',
      importPrice: marginalImportPrice(input, prices, {
        year: firstYear + period.pricesOfYear - 1,
        assumptions,
        growthFactor,
      }),
      exportPrice: exportPrice(prices, { growthFactor }),
    });
    const exactly = remembered((scale, capacity) =>
      summed(priced(scale, capacity), selfUse(scale, capacity), -1),
    );
    return { ...period, exactly };
  });
}

const inYear = <Of extends Period>(periods: readonly Of[], year: number): Of =>
  periods.find(({ to }) => year <= to) ?? periods.at(-1)!;

function lowestCapacityIn({ assumptions }: PriceDrivenInput, years: number): number {
  const age = Math.min(years, assumptions.batteryLifeYears);
  return capacityInYear(assumptions.batteryFadePercent, age);
}

/**
 * What a price-driven battery changes in the flows of self-use, in any year of operation, for systems of any size. The
 * difference is small and smooth and needs few nodes.
 * @param input first year's hours [kWh], battery, prices, growth, tax and fade
 * @param scales nodes of the production scale, rising
 * @param years length of the calculation
 * @returns flows less those of self-use
 * @throws RangeError a year before the tables
 */
export function priceDrivenDifference(
  input: PriceDrivenInput,
  scales: readonly number[],
  years: number,
): FlowsInYear {
  const periods = differencesOf(input, years).map((period) => {
    const lowest = lowestCapacityIn(input, period.to);
    const capacities = [...new Set([lowest, Math.sqrt(lowest), 1])];
    const difference = interpolated(scales, capacities, (scale, some) =>
      some.map((capacity) => period.exactly(scale, capacity)),
    );
    return { ...period, difference };
  });
  return (scale, capacity, year) =>
    capacity === 0 ? NO_FLOWS : inYear(periods, year).difference(scale, capacity);
}

/**
 * The same for one system over its life, from four dispatched years where the tax steps once: in the longest period what capacity and production
 * change, the production beside the capacity that is left at the end; another period differs from it as its first year does.
 * Its error is below 0.3 % of the bill (price-driven-flows.test.ts).
 * @param input as for priceDrivenDifference
 * @param lowestScale least factor on the first year's production, 0–1
 * @param years length of the calculation
 * @throws RangeError a year before the tables
 */
export function lifeDifference(
  input: PriceDrivenInput,
  lowestScale: number,
  years: number,
): FlowsInYear {
  const periods = differencesOf(input, years);
  const { exactly } = periods.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]!;
  const lowest = lowestCapacityIn(input, years);
  const byCapacity = interpolated([1], [...new Set([lowest, 1])], (_, some) =>
    some.map((capacity) => exactly(1, capacity)),
  );
  const byScale = interpolated([...new Set([lowestScale, 1])], [1], (scale) => [
    summed(exactly(scale, lowest), exactly(1, lowest), -1),
  ]);
  return (scale, capacity, year) => {
    if (capacity === 0) return NO_FLOWS;
    const period = inYear(periods, year);
    const flows = summed(byCapacity(1, capacity), byScale(scale, 1));
    return period.exactly === exactly
      ? flows
      : summed(flows, summed(period.exactly(1, 1), exactly(1, 1), -1));
  };
}

/**
 * Year flows of a price-driven battery: those of self-use, finely interpolated, and the difference. Exact in the
 * first year at scale 1.
 * @param input as for priceDrivenDifference
 * @param selfUse the same home's flows under self-use
 * @param lowestScale least factor on the first year's production, 0–1
 * @param years length of the calculation
 * @throws RangeError a year before the tables
 */
export function priceDrivenFlows(
  input: PriceDrivenInput,
  selfUse: FlowsAtScale,
  lowestScale: number,
  years: number,
): FlowsInYear {
  const difference = lifeDifference(input, lowestScale, years);
  return (scale, capacity, year) =>
    summed(selfUse(scale, capacity), difference(scale, capacity, year));
}
