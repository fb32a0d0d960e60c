import { getLocale } from '../../../../messages/compiled/runtime.js';
import { m } from '../../../../messages/compiled/messages.js';
import { NumberSlider, type NumberSliderProps } from '../../../ui/number-slider.tsx';
import {
  parseNumber,
  type NumberField,
  type ParsedNumber,
} from '../../../../domain/number-text.ts';
import { inputId } from '../../../../domain/input-id.ts';
import { numberErrorText } from '../../../../words/number-error-text.ts';
import { useRefused } from '../refused-fields.ts';

type Sides = NonNullable<NumberSliderProps['sides']> & {
  readonly read: (text: string, value: number) => ParsedNumber;
};

export type NumberInputProps = Omit<NumberSliderProps, 'decimal' | 'read' | 'limits' | 'sides'> & {
  readonly takes: NumberField;
  readonly sides?: Sides | undefined;
};

/** A number with its slider, in the reader's own writing, with what was wrong with it in the address. */
export function NumberInput({ takes, ...props }: NumberInputProps) {
  const locale = getLocale();
  const { sides } = props;
  return (
    <NumberSlider
      {...props}
      id={inputId(props.name)}
      limits={takes.limits}
      decimals={takes.decimals}
      read={(text, value) => {
        const read = sides?.read(text, value) ?? parseNumber(text, takes, locale);
        return read.ok ? read : { ok: false, problem: numberErrorText(read.error, locale) };
      }}
      refused={useRefused(props.name)}
      decimal={locale === 'da' ? ',' : '.'}
      outOfRange={(least, most) => m.calculator_out_of_range({ least, most })}
    />
  );
}
