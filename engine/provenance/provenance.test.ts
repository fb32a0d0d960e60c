import { describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { STANDING_PLANT, TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { provenanceOf } from './provenance.ts';

/** Fields whose names are models, not figures of their own. */
const MAPS: ReadonlySet<string> = new Set(['system.batteryUnitCounts']);

/** The path of every number below a value, list elements as []. Null stands for a figure that has no value here. */
function figurePaths(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((item) => figurePaths(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    figurePaths(inner, MAPS.has(path) ? `${path}[]` : path === '' ? key : `${path}.${key}`),
  );
}

const HOMES: Readonly<Record<string, Partial<EstimateInput>>> = {
  'with everything': {
    interestedInBattery: true,
    financingOption: 'loan',
    replaceRoofNext10Yrs: true,
    ownOffer: { priceDkk: 90_000, promisedAnnualKwh: null, promisedPriceGrowthPercent: null },
  },
  plain: {},
  'without panels': { roofType: 'thatch' },
  'with a battery beside standing panels': {
    standing: STANDING_PLANT,
    interestedInBattery: true,
  },
  'with more panels beside standing ones': {
    standing: { ...STANDING_PLANT, morePanels: true },
    peakPower: 4,
  },
};

const estimates = Object.entries(HOMES).map(([name, wishes]) => {
  const input = { ...USUAL_HOME, ...wishes };
  const { estimate: figures } = estimate(input, TEST_CONTEXT);
  return { name, figures, records: provenanceOf(figures, input, TEST_CONTEXT) };
});

describe.each(estimates)('a home $name', ({ figures, records }) => {
  test('has a record for every figure', () => {
    const paths = [...new Set(figurePaths(figures))];
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !(path in records))).toEqual([]);
  });

  test('has no record without formula, source and date', () => {
    for (const [path, { formula, source, date }] of Object.entries(records)) {
      expect(formula.length, path).toBeGreaterThan(5);
      expect(source.length, path).toBeGreaterThan(10);
      expect(date, path).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Number.isNaN(Date.parse(date)), path).toBe(false);
    }
  });

  test('writes its inputs as they can be read: no NaN, no undefined', () => {
    for (const [path, { inputs }] of Object.entries(records)) {
      for (const [name, value] of Object.entries(inputs)) {
        const isWritten =
          value === null || typeof value === 'string' || Number.isFinite(value as number);
        expect(isWritten, `${path}: ${name} is ${value}`).toBe(true);
      }
    }
  });
});

test('no record stands for a figure that an estimate never has', () => {
  const known = new Set(estimates.flatMap(({ figures }) => figurePaths(figures)));
  const records = estimates[0]!.records;
  expect(Object.keys(records).filter((path) => !known.has(path))).toEqual([]);
});

// Formulas that are short enough to be worked out by hand from the inputs that stand beside them.
const BY_HAND: readonly (readonly [path: string, of: (inputs: Inputs) => number])[] = [
  ['yield.kwhPerKwp', (of) => of('annualKwh') / of('peakPower')],
  ['yield.p10Kwh', (of) => of('annualKwh') * (1 - 1.2815516 * of('interannualSd'))],
  ['system.peakPower', (of) => (of('numberOfPanels') * of('panelPeakPowerW')) / 1000],
  [
    'energy.batteryLossKwh',
    (of) => of('batteryInKwh') + of('gridToBatteryKwh') - of('batteryOutKwh'),
  ],
  [
    'energy.selfConsumptionShare',
    (of) => (of('directKwh') + of('batteryInKwh')) / of('productionKwh'),
  ],
  ['price.vat', (of) => (of('totalExVat') * of('vatPercent')) / 100],
  ['price.totalPrice', (of) => of('totalExVat') + of('vat')],
  ['savings.firstYearDkk', (of) => of('billBeforeDkk') - of('billAfterDkk')],
  [
    'climate.co2SavedKgFirstYear',
    (of) => ((of('consumptionKwh') - of('importedKwh') + of('exportedKwh')) * of('gPerKwh')) / 1000,
  ],
  ['ownOffer.priceDifferenceDkk', (of) => of('priceDkk') - of('totalPrice')],
];
type Inputs = (name: string) => number;

test.each(BY_HAND)('%s follows from the inputs of its record', (path, formula) => {
  const { figures, records } = estimates[0]!;
  const { inputs } = records[path]!;
  const expected = formula((name) => Number(inputs[name] ?? Number.NaN));
  const shown = path.split('.').reduce<unknown>((value, key) => {
    return (value as Readonly<Record<string, unknown>>)[key];
  }, figures);
  expect(Math.abs(Number(shown) - expected)).toBeLessThan(0.06);
});

test.each(estimates.filter(({ figures }) => figures.economy.costPerKwhDkk !== null))(
  'the cost per kWh of a home $name follows from the production of its record',
  ({ figures, records }) => {
    const inputs = records['economy.costPerKwhDkk']!.inputs;
    const of = (name: string) => Number(inputs[name]);
    const discount = (year: number) => (1 + of('discountRatePercent') / 100) ** year;
    let cost = figures.price.totalPrice;
    let kwh = 0;
    for (let year = 1; year <= 25; year++) {
      const upkeep = year === 1 ? 0 : (figures.price.totalPrice * of('upkeepPercent')) / 100;
      const oneOffs = figures.economy.events.filter((event) => event.year === year);
      cost += oneOffs.reduce((sum, { costDkk }) => sum + costDkk, upkeep) / discount(year);
      const kept = (1 - of('panelDegradationPercent') / 100) ** (year - 1);
      kwh += (of('productionKwh') * kept) / discount(year);
    }
    expect(figures.economy.costPerKwhDkk).toBeCloseTo(cost / kwh, 2);
  },
);
