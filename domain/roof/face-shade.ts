import { monthSumsUtc } from '../../engine/climate/month-hours.ts';
import type { ClimateYear } from '../../engine/climate/climate-year.ts';
import { planeYear, type Plane } from '../../engine/pv/plane-year.ts';
import type { GridPoint } from '../../engine/roof/grid-polygon.ts';
import type { FacePoint } from '../../engine/roof/roof-shape.ts';
import { SURFACE_DIRECTIONS, surfaceHorizon } from '../../engine/roof/surface-horizon.ts';
import { brightPlaces, shadeLoss } from '../../engine/roof/shade-loss.ts';
import type { SurfaceModel } from '../../engine/roof/surface-model.ts';
import type { SunYear } from '../../engine/sun/sun-year.ts';
import type { FaceShade, ShadeOfPlace } from './found-roof.ts';

/** Above the face, as the reference's horizons were seen [m]: docs/decisions/0033-roofs-from-heights.md. */
const EYE_M = 0.5;
/** A horizon with its year takes two milliseconds, and neighbouring panels see much the same. */
const MOST_SAMPLES = 10;
const CALCULATOR_DIRECTIONS = 12;

export type ShadeScene = {
  readonly surface: SurfaceModel;
  /** The same with houses only; null: not known. */
  readonly bare: SurfaceModel | null;
  readonly northBearingDeg: number;
  readonly sun: SunYear;
  readonly climate: ClimateYear;
};

export type ShadedFace = {
  readonly shade: FaceShade;
  /** Of a year with that shade [kWh/kWp], before losses. */
  readonly yearKwhPerKwp: number;
  /** Of the sample nearest to a point of the face. */
  readonly lossAt: (point: FacePoint) => number;
  readonly isDark: (loss: number) => boolean;
};

type Sample = { readonly at: FacePoint; readonly shade: ShadeOfPlace; readonly onMap: MapPoint };
type MapPoint = readonly [x: number, y: number, z: number];

/**
 * What stands around takes of a face: seen from up to ten of its places; the face itself has the shade of the
 * place in the middle, by what is lost there.
 * @param places of panels on the face, or one point of it
 */
export function faceShade(
  { surface, bare, northBearingDeg, sun, climate }: ShadeScene,
  plane: Pick<Plane, 'slopeDeg' | 'azimuthDeg'>,
  places: readonly FacePoint[],
  onMap: (point: FacePoint) => MapPoint,
): ShadedFace {
  const mounted = { ...plane, mounting: 'building' } as const;
  const shadeAt = (from: SurfaceModel, [x, y, z]: MapPoint): ShadeOfPlace => {
    const point: GridPoint = [x, y];
    const horizon = surfaceHorizon(from, { point, heightM: z + EYE_M }, northBearingDeg);
    const { year, months } = shadeLoss(sun, climate, mounted, horizon);
    return {
      horizonDeg: horizon.map((deg) => Math.round(deg * 10) / 10),
      lossYear: rounded(year),
      lossMonths: months.map(rounded),
    };
  };
  const samples = thinned(places).map((at): Sample => {
    const point = onMap(at);
    return { at, onMap: point, shade: shadeAt(surface, point) };
  });
  const inOrder = samples.toSorted((a, b) => a.shade.lossYear - b.shade.lossYear);
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)]!;
  const losses = samples.map(({ shade }) => shade.lossYear);
  const darkest = Math.max(...brightPlaces(losses).map((place) => losses[place]!));
  const free = monthSumsUtc(planeYear(sun, climate, { ...mounted, shading: 'none' }));
  return {
    shade: {
      ...middle.shade,
      calculatorHorizonDeg: twelveDirections(middle.shade.horizonDeg),
      withoutTrees: bare === null ? null : shadeAt(bare, middle.onMap),
    },
    yearKwhPerKwp: free.reduce((sum, kwh) => sum + kwh, 0) * (1 - middle.shade.lossYear),
    lossAt: (point) => nearest(samples, point).shade.lossYear,
    isDark: (loss) => loss > darkest,
  };
}

/** Each the mean of the 30° around it, as the calculator takes a horizon. */
export function twelveDirections(horizonDeg: readonly number[]): readonly number[] {
  const each = SURFACE_DIRECTIONS / CALCULATOR_DIRECTIONS;
  return Array.from({ length: CALCULATOR_DIRECTIONS }, (_, direction) => {
    let sum = 0;
    // Both ends count half, so that the middle stays in the middle.
    for (let step = -each / 2; step <= each / 2; step++) {
      const at = (direction * each + step + SURFACE_DIRECTIONS) % SURFACE_DIRECTIONS;
      sum += horizonDeg[at]! * (Math.abs(step) === each / 2 ? 0.5 : 1);
    }
    return Math.round((sum / each) * 10) / 10;
  });
}

const rounded = (share: number) => Math.round(Math.max(0, share) * 10_000) / 10_000;

function thinned(places: readonly FacePoint[]): readonly FacePoint[] {
  if (places.length <= MOST_SAMPLES) return places;
  return Array.from(
    { length: MOST_SAMPLES },
    (_, index) => places[Math.floor((index * places.length) / MOST_SAMPLES)]!,
  );
}

function nearest(samples: readonly Sample[], [along, up]: FacePoint): Sample {
  const distance = ({ at }: Sample) => (at[0] - along) ** 2 + (at[1] - up) ** 2;
  return samples.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
