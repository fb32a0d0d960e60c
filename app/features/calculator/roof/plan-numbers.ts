import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { RoofPicture } from '../../../../domain/roof-picture.ts';

/** From the eave to the number of a face [m]. */
const OUTSIDE_M = 0.9;
/** How far along the eave the number stands: beside the middle, where a measure may be written. */
const ALONG = 0.35;

/** The picture with the numbers of faces with panels beside their eaves, where they cover none. */
export function numbersBeside(picture: RoofPicture, { faces }: DrawnRoof): RoofPicture {
  return {
    ...picture,
    faces: picture.faces.map((face, index) =>
      face.panels.length === 0 ? face : { ...face, middle: besideEave(faces[index]!) },
    ),
  };
}

/** Where the number of a face with panels stands. */
export function besideEave({ outline, onPlan }: DrawnFace) {
  const lowest = Math.min(...outline.map(([, up]) => up));
  const eave = outline.flatMap(([along, up]) => (up - lowest < 0.1 ? [along] : []));
  const [left, right] = [Math.min(...eave), Math.max(...eave)];
  return onPlan([left + ALONG * (right - left), lowest - OUTSIDE_M]);
}
