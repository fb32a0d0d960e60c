import { getLocale } from '../../../../messages/compiled/runtime.js';
import { m } from '../../../../messages/compiled/messages.js';
import { NumberSlider, type NumberSliderProps } from '../../../ui/number-slider.tsx';
import { parseNumber } from '../../../../domain/number-text.ts';
import { inputId } from '../../../../domain/input-id.ts';
import { useRefused } from '../refused-fields.ts';

export type NumberInputProps = Omit<NumberSliderProps, 'decimal' | 'parse'>;

/** A number with its slider, in the reader's own writing, with what was wrong with it in the address. */
export function NumberInput(props: NumberInputProps) {
  return (
    <NumberSlider
      {...props}
      id={inputId(props.name)}
      parse={parseNumber}
      refused={useRefused(props.name)}
      decimal={getLocale() === 'da' ? ',' : '.'}
      outOfRange={(least, most) => m.calculator_out_of_range({ least, most })}
      notANumber={m.calculator_not_a_number()}
    />
  );
}
