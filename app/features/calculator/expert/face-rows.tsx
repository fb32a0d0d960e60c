import { m } from '../../../../messages/compiled/messages.js';
import { FACE_FIELDS } from '../../../../domain/roof-face-text.ts';
import { MOST_ROOF_FACES } from '../../../../engine/estimate-input.ts';
import type { FormField } from '../form/field.ts';
import { ExpertInput } from './expert-input.tsx';
import { faceFieldName, givenFaces, type FaceFieldName } from './form-names.ts';
import { azimuthField, shadingField } from '../form/later-fields.ts';
import { roofAreaField, slopeField } from '../form/roof-fields.ts';
import { panelCountField } from '../form/panel-fields.ts';
import type { ShownError } from './use-expert.ts';

export type FaceRowsProps = {
  readonly form: URLSearchParams;
  readonly errors: readonly ShownError[];
};

/** Several faces of one system, a row for each; one row more than is filled in. */
export function FaceRows({ form, errors }: FaceRowsProps) {
  const last = givenFaces(form).at(-1) ?? 0;
  const rows = Math.min(MOST_ROOF_FACES, Math.max(2, last + 1));
  return (
    <details open={last > 0} className="col-span-full">
      <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
        {m.expert_faces()}
      </summary>
      <p className="pb-3 text-14 text-blaek-600">{m.expert_faces_note()}</p>
      {Array.from({ length: rows }, (_, index) => (
        <fieldset key={index} className="border-t border-hairline pt-2 pb-4">
          <legend className="float-left w-full pb-1 font-semibold">
            {m.depth_faces_name({ number: String(index + 1) })}
          </legend>
          <div className="clear-both grid grid-cols-2 items-end gap-x-4 gap-y-3 tablet:grid-cols-5">
            {FACE_FIELDS.map((name) => (
              <ExpertInput
                key={name}
                field={faceField(index + 1, name)}
                form={form}
                errors={errors}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

export function faceField(face: number, name: FaceFieldName): FormField {
  const field = { name: faceFieldName(face, name), ours: null, help: undefined };
  switch (name) {
    case 'slope':
      return { ...slopeField(), ...field };
    case 'azimuth':
      return { ...azimuthField(), ...field };
    case 'calculatedNumberOfPanels':
      return { ...panelCountField(), ...field, label: m.calculator_group_panels() };
    case 'roofSurfaceArea':
      return { ...roofAreaField(), ...field, label: m.expert_face_area() };
    case 'shading': {
      const shading = shadingField(false);
      const asAbove = { value: '', label: m.expert_face_as_above() };
      return { ...shading, ...field, ours: '', options: [asAbove, ...shading.options] };
    }
  }
}
