import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { production } from '../../engine/production.ts';

/** The top of the yield is flat: two degrees beside it cost less than a tenth of a percent. */
const SLOPES_TRIED_DEG = [34, 36, 38, 40, 42, 44, 46] as const;

/**
 * How near this roof comes to the best one at the same place: south, tilted as pays best, without shade.
 * @returns 0–1. Both from the built-in model, because a yield from outside is known for this roof only.
 */
export function bestRoofShare(
  { input, estimate }: EstimateRun,
  { catalogue }: EstimateContext,
): number {
  const { numberOfPanels, panelPeakPowerW, inverterModelId } = estimate.system;
  const inverter = catalogue.inverters.find(({ id }) => id === inverterModelId);
  const inverterAcKw = (inverter?.acPowerW ?? 0) / 1000;
  const yieldOf = (of: typeof input, panelsPerFace: readonly number[]) =>
    production(of, { panelsPerFace, panelPeakPowerW, inverterAcKw }).yield.kwhPerKwp;
  const open = { azimuth: 0, shading: 'none', horizon: null, roofFaces: null } as const;
  const best = Math.max(
    ...SLOPES_TRIED_DEG.map((slope) => yieldOf({ ...input, ...open, slope }, [numberOfPanels])),
  );
  const own = estimate.yield.faces.map((face) => face.numberOfPanels);
  return Math.min(1, yieldOf(input, own) / best);
}
