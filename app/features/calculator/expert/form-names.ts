import { readDirection } from '../../../../domain/direction-text.ts';
import { BATTERY_UNITS, numberField } from '../../../../domain/number-fields.ts';
import { isBlank, parseNumber, type NumberField } from '../../../../domain/number-text.ts';
import { FACE_FIELDS, joinedFaces, splitFaces } from '../../../../domain/roof-face-text.ts';
import { MOST_ROOF_FACES } from '../../../../engine/estimate-input.ts';
import type { Locale } from '../../../../words/locale.ts';

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
    FACE_FIELDS.some((name) => !isBlank(form.get(faceFieldName(face, name)) ?? '')),
  );
}

/** What a field of the form takes; undefined: it is not for a number. */
export function numberIn(name: string): NumberField | undefined {
  if (name.startsWith('units.')) return BATTERY_UNITS;
  return numberField(name.replace(/^face\.\d+\./, ''));
}

/** A figure of the form as its page's language writes it. */
export function parsedIn(name: string, takes: NumberField, written: string, locale: Locale) {
  return name.endsWith('azimuth')
    ? readDirection(written, 0, locale)
    : parseNumber(written, takes, locale);
}

/** The calculator's names out of the form's. */
export function foldNames(form: URLSearchParams, locale: Locale): URLSearchParams {
  const folded = new URLSearchParams(
    [...form].filter(([name]) => !name.startsWith('face.') && !name.startsWith('units.')),
  );
  const faces = givenFaces(form).map((face) =>
    FACE_FIELDS.map((name) => {
      const field = faceFieldName(face, name);
      return plain(field, form.get(field) ?? '', locale);
    }),
  );
  if (faces.length > 0) folded.set('roofFaces', joinedFaces(faces));
  const units = [...form].flatMap(([name, count]) =>
    name.startsWith('units.') && !isBlank(count)
      ? [`${name.slice('units.'.length)}:${plain(name, count, locale)}`]
      : [],
  );
  if (units.length > 0) folded.set('batteryUnitCounts', units.join(','));
  return folded;
}

/** A figure without groups or comma, as the joined fields need it; what is none stays as typed, without their signs. */
function plain(name: string, written: string, locale: Locale): string {
  const takes = numberIn(name);
  if (isBlank(written)) return '';
  const read = takes && parsedIn(name, takes, written, locale);
  const value = read?.ok ? read.value : read?.exact;
  return value === undefined ? written.trim().replace(/[,:]/g, ' ') : String(value);
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
