import type { FoundFace } from '../../engine/roof/find-roof.ts';
import type { Certainty } from './found-roof.ts';

/** As the comparison with measured roofs counts a face as right: docs/decisions/0038-roofs-of-addresses.md. */
const SURE = { slopeDeg: 1.5, azimuthDeg: 2.5, agreeing: 0.85, areaM2: 10 };
const FAIR = { slopeDeg: 5, azimuthDeg: 10, agreeing: 0.6, areaM2: 5 };

/** How sure a face is: by how far its plane may be off, and how much of it lies on the plane. */
export function certaintyOf(
  face: Pick<FoundFace, 'slopeErrorDeg' | 'azimuthErrorDeg' | 'agreeingShare' | 'areaM2'>,
): Certainty {
  const within = ({ slopeDeg, azimuthDeg, agreeing, areaM2 }: typeof SURE) =>
    face.slopeErrorDeg <= slopeDeg &&
    face.azimuthErrorDeg <= azimuthDeg &&
    face.agreeingShare >= agreeing &&
    face.areaM2 >= areaM2;
  return within(SURE) ? 'sure' : within(FAIR) ? 'fair' : 'unsure';
}
