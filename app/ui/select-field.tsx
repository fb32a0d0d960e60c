import type { ComponentProps } from 'react';
import { Field, controlClass } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'size' | 'children'> & {
    options: readonly SelectOption[];
  };

export function SelectField(props: SelectFieldProps) {
  const { label, optional, help, error, hint, hintTone, size, id, options, ...select } = props;
  return (
    <Field {...{ label, optional, help, error, hint, hintTone, size, id }}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...select}
            {...wiring}
            className={`${controlClass(size, Boolean(error))} appearance-none truncate pr-10`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}
