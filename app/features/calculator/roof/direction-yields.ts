import { useEffect, useState } from 'react';
import { production } from '../../../../engine/production.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';

const STEP_DEG = 30;
const DIRECTIONS = Array.from({ length: 360 / STEP_DEG }, (_, index) => index * STEP_DEG - 180);
const SLOPES = [0, 10, 20, 25, 30, 35, 40, 45, 50, 60, 70] as const;
/** Shorter than a look, longer than a hand pauses within a drag: a plane in between would hold up its next step. */
const REST_MS = 400;

export type DirectionYields = {
  /** Yield in a direction against the best one at this slope, 0–1. */
  readonly shareOf: (azimuthDeg: number) => number;
  /** The slope that yields most in the direction that was asked for, and what the own one loses against it, 0–1. */
  readonly best: { readonly slopeDeg: number; readonly loss: number };
};

/** kWh of a kWp on an open plane at this place, by the built-in sun: from outside one roof's alone is known. */
function planeYield({ input, estimate }: EstimateRun, slope: number, azimuth: number): number {
  const { panelPeakPowerW, numberOfPanels } = estimate.system;
  const open = { slope, azimuth, shading: 'none', horizon: null, roofFaces: null } as const;
  const inverterAcKw = (numberOfPanels * panelPeakPowerW) / 1000;
  const system = { panelPeakPowerW, inverterAcKw, panelsPerFace: [numberOfPanels] };
  return production({ ...input, ...open }, system).yield.kwhPerKwp;
}

/** The yields round the compass and over the slopes: one plane between two frames, when the roof has come to rest. */
export function useDirectionYields(
  run: EstimateRun,
  slopeDeg: number,
  azimuthDeg: number,
): DirectionYields | null {
  const [found, setFound] = useState<DirectionYields | null>(null);
  const { lat, lon } = run.input;
  useEffect(() => {
    let timer = setTimeout(step, REST_MS);
    const round: number[] = [];
    const slopes: number[] = [];
    let own = 0;
    function step() {
      if (round.length < DIRECTIONS.length) {
        round.push(planeYield(run, slopeDeg, DIRECTIONS[round.length]!));
      } else if (slopes.length < SLOPES.length) {
        slopes.push(planeYield(run, SLOPES[slopes.length]!, azimuthDeg));
      } else {
        own = planeYield(run, slopeDeg, azimuthDeg);
        setFound(yieldsOf(round, slopes, own));
        return;
      }
      timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
    // What is installed changes no share.
  }, [lat, lon, slopeDeg, azimuthDeg]); // eslint-disable-line react-hooks/exhaustive-deps
  return found;
}

function yieldsOf(
  round: readonly number[],
  slopes: readonly number[],
  own: number,
): DirectionYields {
  const most = Math.max(...round);
  const highest = Math.max(...slopes, own);
  const at = slopes.indexOf(Math.max(...slopes));
  return {
    shareOf(azimuthDeg) {
      const place = (((azimuthDeg + 180) % 360) + 360) % 360;
      const before = Math.floor(place / STEP_DEG);
      const share = place / STEP_DEG - before;
      const [a, b] = [round[before]!, round[(before + 1) % round.length]!];
      return (a + (b - a) * share) / most;
    },
    best: { slopeDeg: SLOPES[at]!, loss: 1 - own / highest },
  };
}
