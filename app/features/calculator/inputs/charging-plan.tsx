import { chargingField } from '../form/later-fields.ts';
import { ChoiceInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';

/** When the car is charged; for who has one. */
export default function ChargingPlanInput({ calculator }: InputProps) {
  return <ChoiceInput calculator={calculator} field={chargingField()} />;
}
