import { readDirection } from '../../../../domain/direction-text.ts';
import { parseNumber } from '../../../../domain/number-text.ts';
import { FACE_FIELDS, joinedFaces, splitFaces } from '../../../../domain/roof-face-text.ts';
import { MOST_ROOF_FACES } from '../../../../engine/estimate-input.ts';

// Two fields of the calculator hold several figures in one: roof faces and battery units. In the form every figure
// has a field of its own, `face.1.slope` and `units.<model>`; an address carries the calculator's one field.

export type FaceFieldName = (typeof FACE_FIELDS)[number];

const FACES = Array.from({ length: MOST_ROOF_FACES }, (_, index) => index + 1);

export const faceFieldName = (face: number, name: FaceFieldName) => `face.${face}.${name}`;
export const unitsFieldName = (model: string) => `units.${model}`;

/** The form's fields out of an address. What the form itself sent stands in it already. */
export function spreadNames(query: URLSearchParams): URLSearchParams {
  const spread = new URLSearchParams(query);
  const faces = query.get('roofFaces') ?? '';
  spread.delete('roofFaces');
  if (faces !== '') {
    splitFaces(faces).forEach((texts, index) => {
      FACE_FIELDS.forEach((name, at) => {
        const text = texts[at] ?? '';
        if (text !== '') spread.set(faceFieldName(index + 1, name), text);
      });
    });
  }
  const units = query.get('batteryUnitCounts') ?? '';
  spread.delete('batteryUnitCounts');
  for (const pair of units === '' ? [] : units.split(',')) {
    const [model = '', count = ''] = pair.split(':');
    spread.set(unitsFieldName(model), count);
  }
  return spread;
}

/** The numbers of the faces that say anything. */
export function givenFaces(form: URLSearchParams): readonly number[] {
  return FACES.filter((face) =>
    FACE_FIELDS.some((name) => (form.get(faceFieldName(face, name)) ?? '').trim() !== ''),
  );
}

/** The calculator's names out of the form's. */
export function foldNames(form: URLSearchParams): URLSearchParams {
  const folded = new URLSearchParams(
    [...form].filter(([name]) => !name.startsWith('face.') && !name.startsWith('units.')),
  );
  const faces = givenFaces(form).map((face) =>
    FACE_FIELDS.map((name) => {
      const written = form.get(faceFieldName(face, name)) ?? '';
      const azimuth = name === 'azimuth' ? readDirection(written, 0) : null;
      return azimuth === null ? plain(written) : String(azimuth);
    }),
  );
  if (faces.length > 0) folded.set('roofFaces', joinedFaces(faces));
  const units = [...form].flatMap(([name, count]) =>
    name.startsWith('units.') && count.trim() !== ''
      ? [`${name.slice('units.'.length)}:${plain(count)}`]
      : [],
  );
  if (units.length > 0) folded.set('batteryUnitCounts', units.join(','));
  return folded;
}

/** A figure without groups or comma, as the joined fields need it; what is none stays as typed, without their signs. */
function plain(written: string): string {
  const read = parseNumber(written);
  return read === null ? written.trim().replace(/[,:]/g, ' ') : String(read);
}

/** The calculator's field that is given in the form's. */
export const calculatorField = (field: string): string =>
  field
    .replace(/^face\.(\d+)/, (_, face: string) => `roofFaces.${Number(face) - 1}`)
    .replace(/^units\./, 'batteryUnitCounts.');

/** The form's field in which the calculator's field is given. */
export function formField(field: string, form: URLSearchParams): string {
  const [first = '', second = '', ...rest] = field.split('.');
  if (first === 'batteryUnitCounts') return unitsFieldName(field.slice(first.length + 1));
  if (first === 'horizon') return first;
  if (first !== 'roofFaces') return field;
  const face = givenFaces(form)[Number(second)] ?? 1;
  const name = FACE_FIELDS.find((known) => known === rest[0]);
  // Of all faces together the number of panels can be too high; a horizon stands in the shade's place.
  return faceFieldName(
    face,
    name ?? (rest[0] === 'horizon' ? 'shading' : 'calculatedNumberOfPanels'),
  );
}
