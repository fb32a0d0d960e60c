import type { FullCalculatorState } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { CalculatorState, GivenRoofFace } from '../../../../domain/calculator-state.ts';
import { MOST_ROOF_FACES } from '../../../../engine/estimate-input.ts';

/** A face as its fields show it. */
export type ShownFace = GivenRoofFace & { calculatedNumberOfPanels: number };

const [LEAST_PANELS, MOST_PANELS] = LIMITS.calculatedNumberOfPanels;
/** What a new face begins with: two short rows, to be changed. */
const PANELS_OF_NEW_FACE = 6;

/**
 * The faces as they are, every one with its panels.
 * @param panelsPerFace what the estimate puts on them
 */
export function shownFaces(
  state: FullCalculatorState,
  panelsPerFace: readonly number[],
): readonly ShownFace[] {
  const faces: readonly GivenRoofFace[] = state.roofFaces ?? [singleFace(state)];
  return faces.map((face, index) => ({
    ...face,
    shading: face.shading ?? state.shading,
    calculatedNumberOfPanels:
      face.calculatedNumberOfPanels ?? Math.max(LEAST_PANELS, panelsPerFace[index] ?? 0),
  }));
}

function singleFace({
  slope,
  azimuth,
  shading,
  horizon,
  roofSurfaceArea,
}: FullCalculatorState): GivenRoofFace {
  return { slope, azimuth, shading, roofSurfaceArea, horizon };
}

/** Most panels that one face may get beside the others. */
export function mostPanelsOn(faces: readonly ShownFace[], index: number): number {
  const others = faces.reduce(
    (sum, face, at) => sum + (at === index ? 0 : face.calculatedNumberOfPanels),
    0,
  );
  return Math.max(LEAST_PANELS, MOST_PANELS - others);
}

export function canAddFace(faces: readonly ShownFace[]): boolean {
  const panels = faces.reduce((sum, face) => sum + face.calculatedNumberOfPanels, 0);
  return faces.length < MOST_ROOF_FACES && panels < MOST_PANELS;
}

/** A new face is the other side of the roof: same slope, the opposite way. */
export function withNewFace(faces: readonly ShownFace[]): readonly ShownFace[] {
  const last = faces.at(-1)!;
  const azimuth = last.azimuth > 0 ? last.azimuth - 180 : last.azimuth + 180;
  const calculatedNumberOfPanels = Math.min(PANELS_OF_NEW_FACE, mostPanelsOn(faces, faces.length));
  return [...faces, { slope: last.slope, azimuth, shading: 'none', calculatedNumberOfPanels }];
}

/** The state with these faces. A single one is the roof itself, as it was before there were more. */
export function withFaces(
  given: CalculatorState,
  faces: readonly GivenRoofFace[],
): CalculatorState {
  const { roofFaces: _faces, sizing: _sizing, ...rest } = given;
  const [only, ...more] = faces;
  if (only === undefined || more.length > 0) return { ...rest, roofFaces: [...faces] };
  const single: CalculatorState = {
    ...rest,
    slope: only.slope,
    azimuth: only.azimuth,
    roofSurfaceArea: only.roofSurfaceArea ?? null,
    horizon: only.horizon ?? null,
    calculatedNumberOfPanels: only.calculatedNumberOfPanels ?? null,
  };
  if (only.shading !== undefined) single.shading = only.shading;
  return single;
}
