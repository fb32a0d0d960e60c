import { expect, test } from 'vitest';
import { VERDICTS, type EstimateFigures } from './estimate-figures.ts';
import type { EstimateInput } from './estimate-input.ts';
import { estimate } from './estimate.ts';
import type { EstimateContext } from './estimate-context.ts';
import { TEST_CONTEXT } from './test-home.ts';
import { variedHomes } from './test-homes.ts';

// No step of 1 % in any input moves payback by much more than a year, or turns the verdict twice.

/** HOMES=200 for the whole comparison, which takes some minutes. */
const HOMES = Number(process.env['HOMES'] ?? 12);
/** Many homes on a busy machine take their time. */
const LIMIT_MS = Math.max(120_000, HOMES * 10_000);
const STEPS = [0.98, 0.99, 1, 1.01, 1.02];
const HORIZON = 25;
/** A little above a year: where a new battery is just worth its price, having it or not is as much apart (decision 30). */
const MOST_YEARS = 1.1;

type Step = (home: EstimateInput, by: number) => readonly [EstimateInput, EstimateContext];
const input =
  (change: (home: EstimateInput, by: number) => Partial<EstimateInput>): Step =>
  (home, by) => [{ ...home, ...change(home, by) }, TEST_CONTEXT];
const assumption = (key: keyof EstimateInput['assumptions']): Step =>
  input(({ assumptions }, by) => ({
    assumptions: { ...assumptions, [key]: (assumptions[key] as number) * by },
  }));
const dearer = (by: number): EstimateContext => ({
  ...TEST_CONTEXT,
  priceList: {
    ...TEST_CONTEXT.priceList,
    baseWork: Math.round(TEST_CONTEXT.priceList.baseWork * by),
  },
});

const INPUTS: Readonly<Record<string, Step>> = {
  'peak power': input(({ peakPower }, by) => ({ peakPower: peakPower! * by })),
  use: input(({ annualConsumptionKwh }, by) => ({
    annualConsumptionKwh: annualConsumptionKwh! * by,
  })),
  slope: input(({ slope }, by) => ({ slope: slope * by })),
  azimuth: input(({ azimuth }, by) => ({ azimuth: azimuth * by })),
  'system loss': input(({ systemLoss }, by) => ({ systemLoss: systemLoss * by })),
  'cable length': input(({ cableLengthToRoof }, by) => ({
    cableLengthToRoof: cableLengthToRoof * by,
  })),
  'base work': (home, by) => [home, dearer(by)],
  'tax from 2028': assumption('electricityTaxFrom2028DkkPerKwh'),
  'price growth': assumption('priceGrowthPercent'),
  upkeep: assumption('upkeepPercent'),
  degradation: assumption('panelDegradationPercent'),
  addition: assumption('supplierAdditionDkkPerKwh'),
  'discount rate': assumption('discountRatePercent'),
  fade: assumption('batteryFadePercent'),
};

const homes = variedHomes(HOMES, 5);
/** No step at all, the same for every input. */
const atRest = homes.map((home) => outcomeOf(estimate(home, TEST_CONTEXT).estimate));

test.each(Object.entries(INPUTS))(
  '%s',
  (name, step) => {
    let most = 0;
    let mostTurns = 0;
    for (const [index, home] of homes.entries()) {
      const along = STEPS.map((by) =>
        by === 1 ? atRest[index]! : outcomeOf(estimate(...step(home, by)).estimate),
      );
      const moves = along.slice(1).map((at, before) => movePerPercent(along[before]!, at));
      const turns = along
        .slice(1)
        .filter(({ kind }, before) => kind !== along[before]!.kind).length;
      most = Math.max(most, ...moves);
      mostTurns = Math.max(mostTurns, turns);
    }
    process.stdout.write(
      `${name}: at most ${most.toFixed(2)} years a step, verdict turned ${mostTurns} ×\n`,
    );
    expect(most).toBeLessThanOrEqual(MOST_YEARS);
    expect(mostTurns).toBeLessThanOrEqual(1);
  },
  LIMIT_MS,
);

function outcomeOf({ economy, verdict, system }: EstimateFigures) {
  const { peakPower } = system;
  return {
    years: economy.paybackYears ?? HORIZON,
    kind: VERDICTS.indexOf(verdict.kind),
    peakPower,
  };
}

/** Panels are whole: 1 % more power wished may be one panel in ten, and is counted as the 10 % that it is. */
function movePerPercent(a: ReturnType<typeof outcomeOf>, b: ReturnType<typeof outcomeOf>): number {
  const percent = Math.abs(b.peakPower / a.peakPower - 1) * 100;
  return Math.abs(b.years - a.years) / Math.max(1, percent);
}
