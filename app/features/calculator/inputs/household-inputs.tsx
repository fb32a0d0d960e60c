import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kWh } from '../../../../words/format.ts';
import { houseAreaField, peopleField } from '../form/use-fields.ts';
import { SliderInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';

/** For who knows neither the bill nor the kWh: the use by house and people. */
export function HouseholdInputs({ calculator }: InputProps) {
  const { state, run } = calculator;
  if (state.household === null) return null;
  return (
    <>
      <SliderInput calculator={calculator} field={houseAreaField()} isGuess />
      <SliderInput
        calculator={calculator}
        field={peopleField()}
        help={m.household_equals({ kwh: kWh(run.householdKwh, getLocale()) })}
      />
    </>
  );
}
