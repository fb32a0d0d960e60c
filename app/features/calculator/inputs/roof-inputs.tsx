import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { RoofIcon } from '../../../ui/icons.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { firstTouch } from '../first-touch.ts';
import { roofAreaField, roofTypeField, slopeField } from '../form/roof-fields.ts';
import { ChoiceInput, EmptyableInput, SliderInput } from './field-inputs.tsx';
import { type InputProps, calculated } from './input-props.ts';
import { InputGroup } from './input-group.tsx';

const loadRoofFaces = () => import('../depth/roof-faces.tsx');
// Faces that came with the address are fields to be filled in: their code is there as soon as the page is.
const RoofFaces = latePart({ load: loadRoofFaces });
const LaterRoofFaces = latePart({ load: loadRoofFaces, when: firstTouch, drawnFrom: calculated });
const loadDirection = () => import('./direction-input.tsx');
// A side other than due south is written in words, which only a script does.
const Direction = latePart({ load: loadDirection });
const LaterDirection = latePart({ load: loadDirection, when: firstTouch, drawnFrom: calculated });
const loadHouse = () => import('./house-inputs.tsx');
const House = latePart({ load: loadHouse });
const LaterHouse = latePart({ load: loadHouse, when: firstTouch, drawnFrom: calculated });

export function RoofInputs({ calculator }: InputProps) {
  const { state } = calculator;
  const [Faces] = useState(() => (state.roofFaces === null ? LaterRoofFaces : RoofFaces));
  const [isMoreOpen] = useState(state.replaceRoofNext10Yrs);
  const More = isMoreOpen ? House : LaterHouse;
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
      <ChoiceInput calculator={calculator} field={roofTypeField()} isGuess />
      {state.roofFaces === null ? <SingleFace calculator={calculator} /> : null}
      <Faces calculator={calculator} />
      <details open={isMoreOpen}>
        <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
          {m.calculator_more_roof()}
        </summary>
        <More calculator={calculator} />
      </details>
    </InputGroup>
  );
}

/** The roof while it has one face. */
function SingleFace({ calculator }: InputProps) {
  const [Faced] = useState(() => (calculator.state.azimuth === 0 ? LaterDirection : Direction));
  return (
    <>
      <SliderInput calculator={calculator} field={slopeField()} isGuess />
      <Faced calculator={calculator} />
      <EmptyableInput calculator={calculator} field={roofAreaField()} />
    </>
  );
}
