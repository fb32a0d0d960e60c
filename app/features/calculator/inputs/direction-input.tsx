import { azimuthField } from '../form/later-fields.ts';
import { directionInWords } from './direction-in-words.ts';
import { SliderInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';

/** The direction of a roof with one face. */
export default function DirectionInput({ calculator }: InputProps) {
  return (
    <SliderInput
      calculator={calculator}
      field={azimuthField()}
      isGuess
      {...directionInWords(calculator.state.azimuth)}
    />
  );
}
