import { expect, test } from 'vitest';
import {
  figureCase,
  figureState,
  valuesAt,
  type FigureCase,
  type Recompute,
} from './figure-case.ts';
import { ENERGY } from './recompute-energy.ts';
import { MONEY } from './recompute-money.ts';

/** FIGURE_HOMES=2000 for more, each at its own place. Home n is the same wherever and whenever it is made. */
const MORE = process.env['FIGURE_HOMES'];
const HOMES = Number(MORE ?? 200);
/** The first of them: another row of homes by another number. */
const SEED = Number(process.env['FIGURE_SEED'] ?? 0);

const RECOMPUTED: Readonly<Record<string, Recompute>> = { ...ENERGY, ...MONEY };

/** Ends of a range, which stand on draws: that the figure lies between them is what can be reckoned. */
const RANGES: Readonly<Record<string, string>> = {
  'savings.tenYearMeanP10Dkk': 'savings.tenYearMeanDkk',
  'savings.tenYearMeanP90Dkk': 'savings.tenYearMeanDkk',
  'economy.paybackP10Years': 'economy.paybackYears',
  'economy.paybackP90Years': 'economy.paybackYears',
  'economy.cashFlow[].cumulativeP10Dkk': 'economy.cashFlow[].cumulativeDkk',
  'economy.cashFlow[].cumulativeP90Dkk': 'economy.cashFlow[].cumulativeDkk',
};
/** Worth in the years after the battery's end, which no shown figure adds up to: only what it decides is checked. */
const DECIDED = 'economy.batteryEnd.worthDkk';

/** What 25 terms, each rounded to its unit, may add up to [unit of the name's end]. */
function roundingOf(path: string, figures: FigureCase['figures']): number {
  if (path === 'climate.co2SavedKgFirstYear' || path === 'system.roofAreaUsedM2') return 0.06;
  if (path.endsWith('Dkk') && path.includes('PerKwh')) return 0.0002;
  if (path.endsWith('kwhPerKwp')) return 0.03;
  if (path.endsWith('Share')) return 0.00002;
  if (path.endsWith('Percent')) return 0.002;
  if (path.endsWith('Years')) return 0.011;
  if (path.startsWith('price.lines')) return 0.006;
  if (path.endsWith('Dkk')) return path.includes('totalInterest') ? 1.3 : 0.16;
  if (path === 'yield.p10Kwh' || path === 'yield.p90Kwh') return figures.yield.annualKwh * 1e-5;
  return 0.006;
}

function differencesOf(home: FigureCase): readonly string[] {
  const { figures, records, index } = home;
  const found: string[] = [];
  for (const [path, { inputs }] of Object.entries(records)) {
    const shown = valuesAt(figures, path);
    if (shown.every((value) => value === undefined)) continue;
    const recompute = RECOMPUTED[path];
    if (recompute === undefined) continue;
    const of = (name: string) => {
      if (!(name in inputs)) throw new RangeError(`${path} does not name ${name}`);
      return Number(inputs[name]);
    };
    const expected = recompute(of, home);
    if (expected === null && shown[0] !== null) {
      if (path.startsWith('verdict.') || path === 'system.numberOfPanels') continue;
    }
    const all = Array.isArray(expected)
      ? (expected as readonly (number | null)[])
      : [expected as number | null];
    const most = roundingOf(path, figures);
    shown.forEach((value, place) => {
      const other = all[place] ?? null;
      const isSame =
        value === null || other === null ? value === other : Math.abs(value - other) <= most;
      if (!isSame) found.push(`home ${index}: ${path}[${place}] ${value}, recomputed ${other}`);
    });
  }
  return found;
}

/** Inputs that are figures or answers themselves are those, not others of the name. */
function namedWrong({ figures, records, run, index }: FigureCase): readonly string[] {
  const known: Record<string, unknown> = {
    ...figures.yield,
    ...figures.system,
    ...figures.energy,
    ...figures.price,
    ...figures.savings,
    ...figures.economy,
    ...run.input.assumptions,
  };
  const asked: Readonly<Record<string, unknown>> = { ...run.input };
  return Object.entries(records).flatMap(([path, { inputs }]) =>
    Object.entries(inputs).flatMap(([name, value]) => {
      const isSame = [known[name], asked[name], String(asked[name]), String(known[name])].includes(
        value as never,
      );
      const isElse = !(name in known) && !(name in asked);
      return isElse || isSame || value === null || COUNTED.has(name)
        ? []
        : [`home ${index}: ${path} names ${name} ${value}`];
    }),
  );
}
/** A number of them, or none where there is no battery. */
const COUNTED: ReadonlySet<string> = new Set(['roofFaces', 'lines', 'batteryStrategy']);

test(
  `every figure of ${HOMES} homes from ${SEED} comes back out of the inputs that its record names`,
  { timeout: HOMES * 500 + 60_000 },
  () => {
    const differing: string[] = [];
    let figures = 0;
    for (let index = SEED; index < SEED + HOMES; index++) {
      const home = figureCase(index, figureState(index, MORE !== undefined));
      if (home === null) continue;
      figures += Object.keys(home.records).length;
      differing.push(...differencesOf(home), ...namedWrong(home));
      for (const path of Object.keys(home.records)) {
        const isKnown = path in RECOMPUTED || path in RANGES || path === DECIDED;
        if (!isKnown) differing.push(`nobody recomputes ${path}`);
      }
    }
    expect([...new Set(differing)].slice(0, 60)).toEqual([]);
    expect(figures).toBeGreaterThan(50 * HOMES);
  },
);
