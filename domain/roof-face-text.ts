import type { GivenRoofFace } from './calculator-state.ts';
import { ELEVATION, numberField } from './number-fields.ts';
import { parseNumber, type NumberField } from './number-text.ts';

// Roof faces as one short parameter of an address: `35_-90_12__some*35_90__30.5`. The fields of a
// face are slope, azimuth, panels, area and shade; missing ones are empty, and trailing empty ones
// are left out. The shade is a word, or twelve elevations separated by hyphens. None of the four
// separators needs escaping in an address.

const BETWEEN_FACES = '*';
const BETWEEN_FIELDS = '_';
const BETWEEN_ELEVATIONS = '-';
/** A keyboard makes others of it. */
const DASH = /[-\u2010-\u2015\u2212]/;

/** A face's fields, in the order in which the text has them. */
export const FACE_FIELDS = [
  'slope',
  'azimuth',
  'calculatedNumberOfPanels',
  'roofSurfaceArea',
  'shading',
] as const;

export function facesText(faces: readonly GivenRoofFace[]): string {
  return joinedFaces(
    faces.map((face) =>
      FACE_FIELDS.map((name) =>
        name === 'shading' && face.horizon ? horizonText(face.horizon) : String(face[name] ?? ''),
      ),
    ),
  );
}

/** The text for faces given field by field, as text; separators within fields are removed. */
export function joinedFaces(faces: readonly (readonly string[])[]): string {
  return faces
    .map((fields) =>
      fields
        .map((field) => field.replace(/[_*]/g, ' '))
        .join(BETWEEN_FIELDS)
        .replace(/(?<!_)_+$/, ''),
    )
    .join(BETWEEN_FACES);
}

/** A text's faces field by field, as written; a surplus field comes last. */
export function splitFaces(text: string): readonly (readonly string[])[] {
  return text.split(BETWEEN_FACES).map((face) => face.split(BETWEEN_FIELDS));
}

/** To a hundredth of a degree: smaller numbers would be written with an extra hyphen. */
export function horizonText(horizon: readonly number[]): string {
  return horizon.map((deg) => Math.round(deg * 100) / 100).join(BETWEEN_ELEVATIONS);
}

/**
 * The faces in a text, for the schema to check: what is not a number stays text, so that it can be
 * reported.
 */
export function readFaces(text: string): readonly Record<string, unknown>[] {
  return splitFaces(text).map(([slope, azimuth, panels, area, shade = '', ...rest]) => {
    const given = {
      slope: numberIn(slope, numberField('slope')),
      azimuth: numberIn(azimuth, numberField('azimuth')),
      calculatedNumberOfPanels: numberIn(panels, numberField('calculatedNumberOfPanels')),
      roofSurfaceArea: numberIn(area, numberField('roofSurfaceArea')),
      ...readShade(shade),
      ...(rest.length > 0 ? { [rest.join(BETWEEN_FIELDS)]: true } : {}),
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  });
}

export function readHorizon(text: string): readonly unknown[] {
  return text.split(DASH).map((elevation) => numberIn(elevation, ELEVATION) ?? elevation);
}

function readShade(shade: string): Record<string, unknown> {
  if (shade === '') return {};
  return shade.includes(BETWEEN_ELEVATIONS) ? { horizon: readHorizon(shade) } : { shading: shade };
}

/** A number if it is one, for the schema to check: what is joined here is written by a program. */
function numberIn(
  text: string | undefined,
  field: NumberField | undefined,
): number | string | undefined {
  if (text === undefined || text === '' || field === undefined) return undefined;
  const read = parseNumber(text, field, null);
  return read.ok ? read.value : (read.exact ?? text);
}
