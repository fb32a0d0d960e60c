import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { roofPlanesOf } from '../../domain/roof-plane.ts';
import { typicalYear } from '../../engine/climate/typical-year.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import { planeIrradiationKwhM2 } from '../../engine/pv/plane-irradiation.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import type { OutsideYield } from './outside-yield.ts';

export type PlaneLight = {
  readonly source: 'pvgis' | 'builtin';
  /** 12 sums of the light on the open roof, the faces weighed by what they carry [kWh/m²]. */
  readonly monthlyKwhM2: readonly number[];
};

/** The light on a state's roof: PVGIS's own figures where every face has them, else the built-in climate's. */
export async function planeLight(
  state: CalculatorState,
  faces: readonly FaceYield[],
  outsideYield: OutsideYield,
): Promise<PlaneLight> {
  const planes = roofPlanesOf(withDefaults(state));
  const years = await Promise.all(planes.map((plane) => outsideYield(plane, 'cached')));
  const outside = years.flatMap((year) => {
    const months = lightIn(year?.response ?? null);
    return months === null ? [] : [months];
  });
  const isOutside = outside.length === planes.length;
  const ofFace = isOutside
    ? outside
    : planes.map(({ lat, lon, slopeDeg, azimuthDeg }) => {
        const place = { lat, lon };
        return planeIrradiationKwhM2(sunYear(place), typicalYear(place), { slopeDeg, azimuthDeg });
      });
  const total = faces.reduce((sum, { peakPower }) => sum + peakPower, 0);
  const weights = ofFace.map((_, index) =>
    total > 0 ? (faces[index]?.peakPower ?? 0) / total : 1 / ofFace.length,
  );
  return {
    source: isOutside ? 'pvgis' : 'builtin',
    monthlyKwhM2: Array.from({ length: 12 }, (_, month) =>
      ofFace.reduce((sum, months, index) => sum + weights[index]! * months[month]!, 0),
    ),
  };
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
