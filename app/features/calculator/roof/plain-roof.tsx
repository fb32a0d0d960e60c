import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { ROOF_FORM } from '../../../../domain/roof-form.ts';
import { numberText } from '../../../../domain/number-text.ts';
import { ROOF_SHAPES } from '../../../../engine/roof/roof-shape.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  const field = (name: keyof typeof ROOF_FORM, label: string, suffix: string, value?: number) => (
    <TextField
      id={`plain-${ROOF_FORM[name]}`}
      name={ROOF_FORM[name]}
      label={label}
      suffix={suffix}
      inputMode="decimal"
      defaultValue={value === undefined ? '' : numberText(value)}
    />
  );
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
        {field('length', m.roof_length(), 'm', typical?.lengthM)}
        {field('width', m.roof_width(), 'm', typical?.widthM)}
        {field('front', m.roof_front(), '°', drawn?.frontDeg)}
        {field('slope', m.roof_slope(), '°', drawn?.slopeDeg)}
        {field('panels', m.roof_faces_panels(), '', panels)}
        <Button type="submit" variant="outlined" size={44} className="justify-self-start">
          {m.calculator_recalculate()}
        </Button>
      </form>
    </div>
  );
}
