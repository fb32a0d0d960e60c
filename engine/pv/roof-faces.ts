import { MOST_ROOF_FACES } from '../estimate-input.ts';
import type { EstimateInput, RoofFace } from '../estimate-input.ts';

type FaceInput = Pick<
  EstimateInput,
  'roofFaces' | 'slope' | 'azimuth' | 'roofSurfaceArea' | 'shading' | 'horizon'
>;

/**
 * The faces that carry the system: those given, or the single one of slope and azimuth.
 * @param input angles in °, areas in m²
 * @returns 1–6 faces in their order
 * @throws RangeError none given, or more than six
 */
export function roofFacesOf(input: FaceInput): readonly RoofFace[] {
  const { roofFaces, slope, azimuth, roofSurfaceArea, shading, horizon } = input;
  if (roofFaces === null) {
    return [{ slope, azimuth, calculatedNumberOfPanels: null, roofSurfaceArea, shading, horizon }];
  }
  if (roofFaces.length < 1 || roofFaces.length > MOST_ROOF_FACES) {
    throw new RangeError(`${roofFaces.length} roof faces`);
  }
  return roofFaces;
}
