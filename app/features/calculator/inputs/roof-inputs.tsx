import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import {
  BUILDING_TYPES,
  ROOF_TYPES,
  type BuildingType,
  type RoofType,
  type Shading,
} from '../../../../engine/estimate-input.ts';
import { decimal } from '../../../../words/format.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { RoofIcon } from '../../../ui/icons.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { azimuthWords } from '../../../../words/names.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { firstTouch } from '../first-touch.ts';
import { type InputProps, calculated, guessHint } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { NumberInput } from './number-input.tsx';
import { SelectInput } from './select-input.tsx';
import { OptionalNumber } from './optional-number.tsx';

const loadRoofFaces = () => import('../depth/roof-faces.tsx');
// Faces that came with the address are fields to be filled in: their code is there as soon as the page is.
const RoofFaces = latePart({ load: loadRoofFaces });
const LaterRoofFaces = latePart({ load: loadRoofFaces, when: firstTouch, drawnFrom: calculated });
const RoofReplacement = latePart({ load: () => import('../depth/roof-replacement.tsx') });

export function RoofInputs({ calculator }: InputProps) {
  const { state, set } = calculator;
  const [Faces] = useState(() => (state.roofFaces === null ? LaterRoofFaces : RoofFaces));
  const [isMoreOpen] = useState(state.replaceRoofNext10Yrs);
  const faceCount = state.roofFaces?.length ?? 1;
  return (
    <InputGroup
      icon={<RoofIcon size={18} />}
      title={m.calculator_group_roof()}
      fact={
        faceCount > 1
          ? m.calculator_roof_faces({ count: String(faceCount) })
          : m.calculator_roof_one_face()
      }
    >
      <SelectInput
        name="roofType"
        chosen={calculator.given.roofType !== undefined}
        label={m.calculator_roof_type()}
        hint={guessHint(calculator, 'roofType')}
        options={ROOF_TYPES.map((value) => ({ value, label: roofTypeName(value) }))}
        value={state.roofType}
        onChange={(event) => set('roofType', event.currentTarget.value as RoofType)}
      />
      {state.roofFaces === null ? <SingleFace calculator={calculator} /> : null}
      <Faces calculator={calculator} />
      <details open={isMoreOpen}>
        <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
          {m.calculator_more_roof()}
        </summary>
        <div className="flex flex-col gap-3.5 pt-2">
          <SelectInput
            name="buildingType"
            chosen={calculator.given.buildingType !== undefined}
            label={m.calculator_building_type()}
            options={BUILDING_TYPES.map((value) => ({ value, label: buildingTypeName(value) }))}
            value={state.buildingType}
            onChange={(event) => set('buildingType', event.currentTarget.value as BuildingType)}
          />
          <NumberInput
            name="cableLengthToRoof"
            label={m.calculator_cable_length()}
            unit="m"
            min={0}
            max={60}
            step={1}
            value={state.cableLengthToRoof}
            onValue={(value) => set('cableLengthToRoof', value)}
          />
          <CheckboxField
            name="electricalBoardOld"
            label={m.calculator_board_old()}
            checked={state.electricalBoardOld}
            onChange={(event) => set('electricalBoardOld', event.currentTarget.checked)}
          />
          <CheckboxField
            name="replaceRoofNext10Yrs"
            label={m.calculator_replace_roof()}
            checked={state.replaceRoofNext10Yrs}
            onChange={(event) => set('replaceRoofNext10Yrs', event.currentTarget.checked)}
          />
          {state.replaceRoofNext10Yrs ? <RoofReplacement calculator={calculator} /> : null}
        </div>
      </details>
    </InputGroup>
  );
}

/** The roof while it has one face. */
function SingleFace({ calculator }: InputProps) {
  const { state, set, run } = calculator;
  const { system } = run.estimate;
  return (
    <>
      <NumberInput
        name="slope"
        label={m.calculator_slope()}
        hint={guessHint(calculator, 'slope')}
        unit="°"
        min={LIMITS.slope[0]}
        max={LIMITS.slope[1]}
        step={1}
        value={state.slope}
        onValue={(value) => set('slope', value)}
      />
      <NumberInput
        name="azimuth"
        label={m.calculator_azimuth()}
        hint={guessHint(calculator, 'azimuth')}
        describe={azimuthWords(state.azimuth)}
        help={m.calculator_azimuth_help()}
        unit="°"
        min={LIMITS.azimuth[0]}
        max={LIMITS.azimuth[1]}
        step={1}
        value={state.azimuth}
        onValue={(value) => set('azimuth', value)}
      />
      <OptionalNumber
        name="roofSurfaceArea"
        label={m.calculator_roof_area()}
        help={m.calculator_roof_area_help()}
        unit="m²"
        limits={LIMITS.roofSurfaceArea}
        value={state.roofSurfaceArea}
        onValue={(value) => set('roofSurfaceArea', value)}
      />
      {system.limitedBy === 'roof-area' && state.roofSurfaceArea !== null ? (
        <p role="status" className="text-14 text-sol-700">
          {m.calculator_roof_limit({
            count: decimal(system.numberOfPanels, getLocale()),
            area: `${decimal(state.roofSurfaceArea, getLocale())}\u00a0m²`,
          })}
        </p>
      ) : null}
      <Segmented
        name="shading"
        label={m.calculator_shading()}
        hint={guessHint(calculator, 'shading')}
        options={[
          { value: 'none', label: m.calculator_shading_none() },
          { value: 'some', label: m.calculator_shading_some() },
          { value: 'much', label: m.calculator_shading_much() },
        ]}
        value={state.shading}
        onValue={(value) => set('shading', value as Shading)}
      />
    </>
  );
}
