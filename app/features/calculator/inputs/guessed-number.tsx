import { getLocale } from '../../../../messages/compiled/runtime.js';
import { m } from '../../../../messages/compiled/messages.js';
import { numberForField } from '../expert/field-text.ts';
import type { NumberField } from '../form/field.ts';
import { valueIn } from '../form/field-in-state.ts';
import type { InputProps } from './input-props.ts';
import { OptionalNumber } from './optional-number.tsx';

/** A number that may be left to us: the empty field shows our guess, and says that it is one. */
export function GuessedNumber({ calculator, field }: InputProps & { field: NumberField }) {
  const { name, label, help, unit, takes } = field;
  const told = (valueIn(calculator.given, name) ?? null) as number | null;
  const guess = Number(valueIn(calculator.state, name));
  return (
    <OptionalNumber
      {...{ name, label, unit, takes }}
      help={told === null ? [m.standing_guess_kept(), help].filter(Boolean).join(' ') : help}
      example={numberForField(guess, takes, getLocale())}
      value={told}
      onValue={(value) => calculator.put(name, value ?? undefined)}
    />
  );
}
