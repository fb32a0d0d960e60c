import { SelectField, type SelectFieldProps } from '../../../ui/select-field.tsx';
import { inputId } from '../../../../domain/input-id.ts';
import { useRefused } from '../refused-fields.ts';

export type SelectInputProps = SelectFieldProps & {
  name: string;
  /** Whether the visitor has chosen since the address was read. */
  chosen: boolean;
};

/** A choice, with what was wrong with it in the address until another is made. */
export function SelectInput({ chosen, ...props }: SelectInputProps) {
  const refused = useRefused(props.name);
  return (
    <SelectField
      {...props}
      size={44}
      id={inputId(props.name)}
      error={chosen ? undefined : refused?.text}
    />
  );
}
