import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { RoofPicture } from '../../../../domain/roof-picture.ts';

/** From the eave to the number of a face [m], and at least so much on the sheet [px]: its circle has a radius of 11. */
const OUTSIDE_M = 0.9;
const OUTSIDE_PX = 16;
/** How far along the eave the number stands: beside the middle, where a measure may be written. */
const ALONG = 0.35;

/** The picture with the numbers of faces with panels beside their eaves, where they cover none. */
export function numbersBeside(
  picture: RoofPicture,
  { faces }: DrawnRoof,
  pxPerM: number,
): RoofPicture {
  return {
    ...picture,
    faces: picture.faces.map((face, index) =>
      face.panels.length === 0 ? face : { ...face, middle: besideEave(faces[index]!, pxPerM) },
    ),
  };
}

/** Where the number of a face with panels stands. */
export function besideEave({ outline, onPlan }: DrawnFace, pxPerM: number) {
  const lowest = Math.min(...outline.map(([, up]) => up));
  const eave = outline.flatMap(([along, up]) => (up - lowest < 0.1 ? [along] : []));
  const [left, right] = [Math.min(...eave), Math.max(...eave)];
  return onPlan([left + ALONG * (right - left), lowest - Math.max(OUTSIDE_M, OUTSIDE_PX / pxPerM)]);
}
