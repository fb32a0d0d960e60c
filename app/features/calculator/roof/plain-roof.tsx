import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { BESIDE_FORM, besideField, ROOF_FORM } from '../../../../domain/roof-form.ts';
import { outbuildingOf } from '../../../../domain/roof/outbuilding-edits.ts';
import { MOST_OUTBUILDINGS, type Outbuilding } from '../../../../domain/roof/outbuilding.ts';
import { inputId } from '../../../../domain/input-id.ts';
import type { NumberField } from '../../../../domain/number-text.ts';
import { HOUSE_NUMBERS, OUTBUILDING_NUMBERS } from '../../../../domain/roof/roof-numbers.ts';
import { ROOF_SHAPES } from '../../../../engine/roof/roof-shape.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDecimal } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRefused } from '../refused-fields.ts';
import { WHOLE_PARAM } from '../whole-page.ts';
import { shapeName } from './shape-picker.tsx';

type PlainRoofProps = {
  readonly drawn: DrawnRoof | null;
  readonly panels: number;
  /** The calculation as a query; the form's fields are beside it. */
  readonly query: string;
};

/** The house as a form, for whoever runs no scripts: the server draws it and counts anew. */
export function PlainRoof({ drawn, panels, query }: PlainRoofProps) {
  const typical = drawn?.layout.shape === 'found' ? undefined : drawn?.layout;
  const besides = typical?.outbuildings ?? [];
  const rows = Math.min(besides.length + 1, MOST_OUTBUILDINGS);
  return (
    <div className="@container hidden noscript:block">
      <form method="get" className="grid gap-4 @2xl:grid-cols-3">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Without a script the drawing stands on the whole page alone. */}
        <input type="hidden" name={WHOLE_PARAM} value="1" />
        <SelectField
          id="plain-roof-shape"
          name={ROOF_FORM.shape}
          label={m.roof_shapes()}
          options={ROOF_SHAPES.map((shape) => ({ value: shape, label: shapeName(shape) }))}
          defaultValue={typical?.shape ?? 'gable'}
        />
        <PlainNumber
          name={ROOF_FORM.length}
          takes={HOUSE_NUMBERS.length}
          label={m.roof_length()}
          unit="m"
          value={typical?.lengthM}
        />
        <PlainNumber
          name={ROOF_FORM.width}
          takes={HOUSE_NUMBERS.width}
          label={m.roof_width()}
          unit="m"
          value={typical?.widthM}
        />
        <PlainNumber
          name={ROOF_FORM.front}
          takes={HOUSE_NUMBERS.front}
          label={m.roof_front()}
          unit="°"
          help={m.calculator_azimuth_help()}
          value={drawn?.frontDeg}
        />
        <PlainNumber
          name={ROOF_FORM.slope}
          takes={HOUSE_NUMBERS.slope}
          label={m.roof_slope()}
          unit="°"
          value={drawn?.slopeDeg}
        />
        <PlainNumber
          name={ROOF_FORM.panels}
          takes={HOUSE_NUMBERS.panels}
          label={m.roof_panels_on_house()}
          value={panels - panelsBeside(drawn)}
        />
        {Array.from({ length: rows }, (_, index) => (
          <Beside
            key={index}
            index={index}
            outbuilding={besides[index]}
            azimuthDeg={drawn?.faces[drawn.faces.length - besides.length + index]?.azimuthDeg}
          />
        ))}
        <Button type="submit" variant="outlined" size={44} className="justify-self-start">
          {m.calculator_recalculate()}
        </Button>
      </form>
    </div>
  );
}

type BesideProps = {
  readonly index: number;
  /** undefined: there is none yet. */
  readonly outbuilding: Outbuilding | undefined;
  readonly azimuthDeg: number | undefined;
};

/** A carport or shed, which is drawn once it has a length and a width. */
function Beside({ index, outbuilding, azimuthDeg }: BesideProps) {
  const isThere = outbuilding !== undefined;
  const field = (name: keyof typeof BESIDE_FORM, label: string, unit: string, value?: number) => (
    <PlainNumber
      name={BESIDE_FORM[name]}
      takes={OUTBUILDING_NUMBERS[name]}
      help={name === 'azimuth' ? m.calculator_azimuth_help() : undefined}
      {...{ index, label, unit, value }}
    />
  );
  return (
    <fieldset className="grid gap-4 rounded-card border border-hairline p-4 @2xl:col-span-3 @2xl:grid-cols-4">
      <legend className="px-1 font-medium">
        {isThere ? m.roof_beside_title() : m.roof_beside_add()}
      </legend>
      <p className="text-14 text-blaek-600 @2xl:col-span-4">
        {isThere ? m.roof_beside_plain_remove() : m.roof_beside_add_help()}
      </p>
      {field('length', m.roof_length(), 'm', outbuilding?.lengthM)}
      {field('width', m.roof_width(), 'm', outbuilding?.widthM)}
      {field('slope', m.roof_beside_slope(), '°', outbuilding?.slopeDeg)}
      {field('azimuth', m.roof_beside_direction(), '°', isThere ? azimuthDeg : undefined)}
    </fieldset>
  );
}

type PlainNumberProps = {
  readonly name: string;
  readonly label: string;
  readonly takes: NumberField;
  readonly unit?: string;
  readonly help?: string | undefined;
  readonly value: number | undefined;
  /** Which of several with this name. */
  readonly index?: number;
};

function PlainNumber({ name, label, takes, unit, help, value, index }: PlainNumberProps) {
  const field = index === undefined ? name : besideField(name, index);
  const refused = useRefused(field);
  const written =
    value === undefined ? '' : shortDecimal(value, getLocale(), Math.max(1, takes.decimals));
  return (
    <TextField
      id={inputId(field)}
      name={name}
      label={label}
      help={help}
      error={refused?.text}
      suffix={unit}
      inputMode={numberMode(takes.limits[0])}
      autoComplete="off"
      defaultValue={refused?.typed ?? written}
    />
  );
}

/** They are laid out wherever there is room, and are not asked for. */
function panelsBeside(drawn: DrawnRoof | null): number {
  if (drawn === null) return 0;
  const beside = drawn.faces.filter(({ face }) => outbuildingOf(drawn, face) !== null);
  return beside.flatMap(({ places }) => places).filter(({ state }) => state === 'panel').length;
}
