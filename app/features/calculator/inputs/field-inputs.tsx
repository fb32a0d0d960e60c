import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { ChoiceField, FlagField, NumberField, SliderField } from '../form/field.ts';
import { valueIn } from '../form/field-in-state.ts';
import { guessHint, type InputProps } from './input-props.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { OptionalNumber } from './optional-number.tsx';
import { SelectInput, type SelectInputProps } from './select-input.tsx';

// The calculator's view of its form: every field shows what the state says, and sets it.

export type FieldInput<Field> = InputProps & { readonly field: Field };
/** Whether an untouched field says that its figure is a guess. */
type Guess = { readonly isGuess?: boolean };

export function SliderInput({
  calculator,
  field,
  isGuess = false,
  ...over
}: FieldInput<SliderField> & Guess & Partial<NumberInputProps>) {
  const { name, label, help, unit, range, step, takes } = field;
  return (
    <NumberInput
      {...{ name, label, help, unit, step, takes }}
      hint={isGuess ? guessHint(calculator, name) : undefined}
      min={range[0]}
      max={range[1]}
      value={Number(valueIn(calculator.state, name) ?? range[0])}
      onValue={(value) => calculator.slide(name, value)}
      {...over}
    />
  );
}

/** A number that may be left out. */
export function EmptyableInput({
  calculator,
  field: { name, label, help, unit, takes },
}: FieldInput<NumberField>) {
  return (
    <OptionalNumber
      {...{ name, label, help, unit, takes }}
      value={(valueIn(calculator.state, name) ?? null) as number | null}
      onValue={(value) => calculator.put(name, value)}
    />
  );
}

export function ChoiceInput({
  calculator,
  field: { name, label, options },
  isGuess = false,
  ...over
}: FieldInput<ChoiceField> & Guess & Partial<SelectInputProps>) {
  return (
    <SelectInput
      {...{ name, label, options }}
      chosen={valueIn(calculator.given, name) !== undefined}
      hint={isGuess ? guessHint(calculator, name) : undefined}
      value={String(valueIn(calculator.state, name))}
      onChange={(event) => calculator.put(name, event.currentTarget.value)}
      {...over}
    />
  );
}

/** A choice of few, side by side. */
export function SegmentedInput({
  calculator,
  field: { name, label, options },
  isGuess = false,
  hideLabel = false,
}: FieldInput<ChoiceField> & Guess & { readonly hideLabel?: boolean }) {
  return (
    <Segmented
      {...{ name, label, hideLabel, options }}
      hint={isGuess ? guessHint(calculator, name) : undefined}
      value={String(valueIn(calculator.state, name))}
      onValue={(value) => calculator.put(name, value)}
    />
  );
}

export function SwitchInput({
  calculator,
  field: { name, label },
  help,
}: FieldInput<FlagField> & { readonly help?: ReactNode }) {
  return (
    <Switch
      {...{ name, label, help }}
      checked={valueIn(calculator.state, name) === true}
      onChecked={(checked) => calculator.put(name, checked)}
    />
  );
}
