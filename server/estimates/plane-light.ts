import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { RoofLight } from '../../domain/report/frozen-figures.ts';
import { ok, type Result } from '../../domain/result.ts';
import { roofPlanesOf } from '../../domain/roof-plane.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import type { Asker } from '../work/asker.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import type { OutsideYield } from './outside-yield.ts';

/**
 * The light on a state's roof, its faces weighed by what they carry: PVGIS's own figures where every face has them,
 * else the built-in climate's.
 */
export type PlaneLightReader = (
  asker: Asker,
  state: CalculatorState,
  faces: readonly FaceYield[],
) => Promise<Result<RoofLight, WorkRefusal>>;

export function planeLightReader(
  outsideYield: OutsideYield,
  work: Pick<WorkPool, 'run'>,
): PlaneLightReader {
  return async (asker, state, faces) => {
    const planes = roofPlanesOf(withDefaults(state));
    const years = await Promise.all(planes.map((plane) => outsideYield(plane, 'cached')));
    const outside = years.flatMap((year) => {
      const months = lightIn(year?.response ?? null);
      return months === null ? [] : [months];
    });
    if (outside.length === planes.length) {
      return ok({ source: 'pvgis', monthlyKwhM2: weighed(outside, faces) });
    }
    const builtin = await work.run(asker, { kind: 'light', order: { planes } });
    if (!builtin.ok) return builtin;
    return ok({ source: 'builtin', monthlyKwhM2: weighed(builtin.value, faces) });
  };
}

function weighed(
  ofFace: readonly (readonly number[])[],
  faces: readonly FaceYield[],
): readonly number[] {
  const total = faces.reduce((sum, { peakPower }) => sum + peakPower, 0);
  const weights = ofFace.map((_, index) =>
    total > 0 ? (faces[index]?.peakPower ?? 0) / total : 1 / ofFace.length,
  );
  return Array.from({ length: 12 }, (_, month) =>
    ofFace.reduce((sum, months, index) => sum + weights[index]! * months[month]!, 0),
  );
}

/** «H(i)_m» of an answer of PVGIS; null for one that lacks it. */
function lightIn(response: object | null): readonly number[] | null {
  const fixed = child(child(child(response, 'outputs'), 'monthly'), 'fixed');
  if (!Array.isArray(fixed) || fixed.length !== 12) return null;
  const sums = fixed.map((row) => child(row, 'H(i)_m'));
  return sums.every((sum) => typeof sum === 'number' && sum >= 0) ? (sums as number[]) : null;
}

function child(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}
