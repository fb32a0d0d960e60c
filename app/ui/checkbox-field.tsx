import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, errorBarClass } from './field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
};

/** One native checkbox in a 44 px row; the label is part of the target. */
export function CheckboxField({ label, help, error, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = error ? `${boxId}-error` : undefined;
  const helpId = help ? `${boxId}-help` : undefined;
  return (
    <div className={errorBarClass(Boolean(error))}>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      <label htmlFor={boxId} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={boxId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, helpId].filter(Boolean).join(' ') || undefined}
          className={`check-box ${error ? 'border-2 border-tegl-600' : ''}`}
        />
        <span>
          {label}
          {help ? (
            <span id={helpId} className="block text-14 text-blaek-600">
              {help}
            </span>
          ) : null}
        </span>
      </label>
    </div>
  );
}
