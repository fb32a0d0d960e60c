import type { RoofShape } from '../engine/roof/roof-shape.ts';
import { ROOF_SHAPES } from '../engine/roof/roof-shape.ts';
import { readDirection } from './direction-text.ts';
import { drawnRoof, wrappedDeg } from './drawn-roof.ts';
import type { FieldError } from './field-error.ts';
import {
  isBlank,
  limitError,
  parseNumber,
  type NumberField,
  type NumberLanguage,
} from './number-text.ts';
import type { RoofEdit, RoofGround } from './roof-edits.ts';
import { addOutbuilding, changeOutbuilding } from './roof/outbuilding-edits.ts';
import { MOST_OUTBUILDINGS, type Outbuilding } from './roof/outbuilding.ts';
import { HOUSE_NUMBERS, OUTBUILDING_NUMBERS } from './roof/roof-numbers.ts';
import { beginWith } from './roof-start.ts';

/** Fields of the form that draws a roof where no script runs. */
export const ROOF_FORM = {
  shape: 'roofShape',
  length: 'roofLengthM',
  width: 'roofWidthM',
  front: 'roofFrontDeg',
  slope: 'roofSlopeDeg',
  panels: 'roofPanels',
} as const;

/** The same for a face beside the house; each field comes once for each face. */
export const BESIDE_FORM = {
  length: 'roofBesideLengthM',
  width: 'roofBesideWidthM',
  slope: 'roofBesideSlopeDeg',
  azimuth: 'roofBesideDeg',
} as const;

export const besideField = (name: string, index: number) => `${name}.${index}`;

export type ReadRoof = {
  /** null: nothing that can be drawn was described. */
  readonly edit: RoofEdit | null;
  /** By the form's names; those of a face beside the house with its place after a dot. */
  readonly errors: readonly FieldError[];
};

/**
 * The house as such a form describes it. What was left empty is as it was; what is no roof of this shape, as one that
 * is wider than it is long, changes nothing.
 * @param was direction and slope [°] and panels until now
 * @param language the page's
 */
export function roofOfForm(
  query: URLSearchParams,
  ground: RoofGround,
  was: { readonly slope: number; readonly azimuth: number; readonly panels: number },
  language: NumberLanguage,
): ReadRoof {
  const shape: RoofShape | undefined = ROOF_SHAPES.find(
    (known) => known === query.get(ROOF_FORM.shape),
  );
  const fields = new FieldsRead(language);
  const read = (name: keyof typeof HOUSE_NUMBERS) =>
    fields.number(ROOF_FORM[name], query.get(ROOF_FORM[name]), HOUSE_NUMBERS[name]);
  const [lengthM, widthM] = [read('length'), read('width')];
  const [slope, azimuth, panels] = [read('slope'), read('front'), read('panels')];
  const besides = besidesIn(query, fields);
  const { errors } = fields;
  if (shape === undefined || errors.length > 0) return { edit: null, errors };
  const house = beginWith(shape, ground, {
    slope: slope ?? was.slope,
    azimuth: azimuth ?? was.azimuth,
    panels: panels ?? was.panels,
    size: {
      ...(lengthM === undefined ? {} : { lengthM }),
      ...(widthM === undefined ? {} : { widthM }),
    },
  });
  if (house === null) return { edit: null, errors };
  return { edit: besides.reduce((roof, one) => withBesides(roof, ground, one), house), errors };
}

/** Reads fields one by one, and collects what is wrong with them. */
class FieldsRead {
  readonly errors: FieldError[] = [];
  readonly #language: NumberLanguage;

  constructor(language: NumberLanguage) {
    this.#language = language;
  }

  /** undefined: it was left empty, or is wrong. A direction without a sign or a side is west of south. */
  number(name: string, text: string | null, takes: NumberField): number | undefined {
    if (isBlank(text ?? '')) return undefined;
    const isDirection = name.startsWith(ROOF_FORM.front) || name.startsWith(BESIDE_FORM.azimuth);
    const read = isDirection
      ? readDirection(text ?? '', 0, this.#language, takes)
      : parseNumber(text ?? '', takes, this.#language);
    const error = read.ok ? limitError(read.value, takes) : read.error;
    if (error !== null) this.errors.push({ field: name, ...error });
    return read.ok && error === null ? read.value : undefined;
  }
}

type Besides = Pick<Outbuilding, 'lengthM' | 'widthM'> & {
  readonly slopeDeg: number | undefined;
  readonly azimuth: number | undefined;
};

/** The faces beside the house: those that have a length and a width. */
function besidesIn(query: URLSearchParams, fields: FieldsRead): readonly Besides[] {
  const rows = query.getAll(BESIDE_FORM.length).slice(0, MOST_OUTBUILDINGS);
  return rows.flatMap((_, index) => {
    const read = (name: keyof typeof BESIDE_FORM) =>
      fields.number(
        besideField(BESIDE_FORM[name], index),
        query.getAll(BESIDE_FORM[name])[index] ?? null,
        OUTBUILDING_NUMBERS[name],
      );
    const [lengthM, widthM] = [read('length'), read('width')];
    const [slopeDeg, azimuth] = [read('slope'), read('azimuth')];
    return lengthM === undefined || widthM === undefined
      ? []
      : [{ lengthM, widthM, slopeDeg, azimuth }];
  });
}

/** With panels wherever there is room on it; where there is none, the house stays as it was. */
function withBesides(house: RoofEdit, ground: RoofGround, besides: Besides): RoofEdit {
  const drawnAs = ({ layout, faces }: RoofEdit) =>
    drawnRoof(layout, faces, ground.panel, ground.lat);
  const roof = drawnAs(house);
  const added = roof === null ? null : addOutbuilding(roof, ground);
  const both = added === null ? null : drawnAs(added);
  if (both === null) return house;
  const { lengthM, widthM, slopeDeg, azimuth } = besides;
  const face = both.faces.length - 1;
  const changed = changeOutbuilding(both, ground, face, {
    lengthM,
    widthM,
    ...(slopeDeg === undefined ? {} : { slopeDeg }),
    ...(azimuth === undefined ? {} : { turnDeg: Math.round(wrappedDeg(azimuth - both.frontDeg)) }),
  });
  return changed ?? house;
}
