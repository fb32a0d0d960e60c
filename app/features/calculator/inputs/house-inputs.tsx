import { latePart } from '../../../ui/late-part.tsx';
import {
  boardOldField,
  buildingTypeField,
  cableField,
  replaceRoofField,
} from '../form/later-fields.ts';
import { BoxInput } from './box-input.tsx';
import { ChoiceInput, SliderInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';

const RoofReplacement = latePart({ load: () => import('../depth/roof-replacement.tsx') });

/** What counts of the house and is right as guessed for most: folded away below the roof. */
export default function HouseInputs({ calculator }: InputProps) {
  return (
    <div className="flex flex-col gap-3.5 pt-2">
      <ChoiceInput calculator={calculator} field={buildingTypeField()} isGuess />
      <SliderInput calculator={calculator} field={cableField()} />
      <BoxInput calculator={calculator} field={boardOldField()} />
      <BoxInput calculator={calculator} field={replaceRoofField()} />
      {calculator.state.replaceRoofNext10Yrs ? <RoofReplacement calculator={calculator} /> : null}
    </div>
  );
}
