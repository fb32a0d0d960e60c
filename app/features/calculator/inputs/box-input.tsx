import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import type { FlagField } from '../form/field.ts';
import { valueIn } from '../form/field-in-state.ts';
import type { FieldInput } from './field-inputs.tsx';

// Apart from the other fields: only what comes later has a box.

export function BoxInput({ calculator, field: { name, label, help } }: FieldInput<FlagField>) {
  return (
    <CheckboxField
      {...{ name, label, help }}
      checked={valueIn(calculator.state, name) === true}
      onChange={(event) => calculator.put(name, event.currentTarget.checked)}
    />
  );
}
