import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { production, recentProduction } from '../../engine/production.ts';

/** The yield curve is flat at its top: two degrees off cost less than a tenth of a percent. */
const SLOPES_TRIED_DEG = [34, 36, 38, 40, 42, 44, 46] as const;

/**
 * How close this roof comes to the best one at the same place: south, at the best tilt, without
 * shade.
 * @returns 0–1. Both from the built-in model, because a yield from outside is known only for this
 * roof.
 */
export function bestRoofShare(
  { input, estimate }: EstimateRun,
  { catalogue }: EstimateContext,
): number {
  const { numberOfPanels, panelPeakPowerW, inverterModelId } = estimate.system;
  const inverter = catalogue.inverters.find(({ id }) => id === inverterModelId);
  const inverterAcKw = (inverter?.acPowerW ?? 0) / 1000;
  const system = { panelPeakPowerW, inverterAcKw };
  const open = { azimuth: 0, shading: 'none', horizon: null, roofFaces: null } as const;
  const best = topOf(SLOPES_TRIED_DEG, (slope) => {
    const tilted = { ...input, ...open, slope };
    return production(tilted, { ...system, panelsPerFace: [numberOfPanels] }).yield.kwhPerKwp;
  });
  const panelsPerFace = estimate.yield.faces.map((face) => face.numberOfPanels);
  const own = recentProduction(input, { ...system, panelsPerFace }).yield.kwhPerKwp;
  return Math.min(1, own / best);
}

/**
 * The largest value of a curve with one peak, searched from its middle so that few points are
 * evaluated.
 */
function topOf(places: readonly number[], heightAt: (place: number) => number): number {
  let at = Math.floor(places.length / 2);
  let top = heightAt(places[at]!);
  for (const step of [1, -1]) {
    const start = at;
    for (let next = at + step; next in places; next += step) {
      const height = heightAt(places[next]!);
      if (height <= top) break;
      top = height;
      at = next;
    }
    if (at !== start) break;
  }
  return top;
}
