import type { SharedContext } from '../engine/estimate-context.ts';
import type { Mounting, MonthlyYield } from '../engine/estimate-input.ts';
import type { FullCalculatorState } from './calculator-defaults.ts';
import { outsideMounting } from '../engine/pv/outside-mounting.ts';

/** Everything about a roof that its yield per kWp depends on, except shade. */
export type RoofPlane = {
  readonly lat: number;
  readonly lon: number;
  readonly slopeDeg: number;
  /** 0 south, −90 east, 90 west. */
  readonly azimuthDeg: number;
  readonly systemLossPercent: number;
  /** As PVGIS knows it; what a ventilated roof gains is added in the engine. */
  readonly mounting: Mounting;
};

type PlaneFields = Pick<
  FullCalculatorState,
  'lat' | 'lon' | 'slope' | 'azimuth' | 'systemLoss' | 'mounting' | 'roofFaces'
>;

/**
 * One plane for each roof face of the system, in the faces' order; a single one for a single roof.
 */
export function roofPlanesOf(state: PlaneFields): readonly RoofPlane[] {
  const { lat, lon, systemLoss: systemLossPercent } = state;
  const mounting = outsideMounting(state.mounting);
  return (state.roofFaces ?? [state]).map(({ slope, azimuth }) => ({
    lat,
    lon,
    slopeDeg: slope,
    azimuthDeg: azimuth,
    systemLossPercent,
    mounting,
  }));
}

/** The context with the yields of a state's planes, in their order. */
export function withYields<Context extends SharedContext>(
  context: Context,
  yields: readonly (MonthlyYield | null)[],
): Context {
  const [first] = yields;
  return yields.length === 1
    ? { ...context, monthlyYield: first ?? undefined }
    : { ...context, monthlyYields: yields };
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // + 0 turns −0 into 0, which would have a different key.
  return Math.round(value * factor) / factor + 0;
}

/**
 * The plane that represents all near it: the place to 0.01° (about 1 km), slope and azimuth to 1°,
 * the loss to 0.1 %. Its yield differs by less than the sun model's accuracy.
 */
export function roundedPlane(plane: RoofPlane): RoofPlane {
  const azimuthDeg = rounded(plane.azimuthDeg, 0);
  return {
    lat: rounded(plane.lat, 2),
    lon: rounded(plane.lon, 2),
    slopeDeg: rounded(plane.slopeDeg, 0),
    azimuthDeg: azimuthDeg === -180 ? 180 : azimuthDeg,
    systemLossPercent: rounded(plane.systemLossPercent, 1),
    mounting: plane.mounting,
  };
}

/** Equal for planes that share a rounded plane. */
export function roofPlaneKey(plane: RoofPlane): string {
  const { lat, lon, slopeDeg, azimuthDeg, systemLossPercent, mounting } = roundedPlane(plane);
  return [
    lat.toFixed(2),
    lon.toFixed(2),
    slopeDeg,
    azimuthDeg,
    systemLossPercent.toFixed(1),
    mounting,
  ].join(',');
}
