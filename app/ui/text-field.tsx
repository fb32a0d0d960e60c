import type { ComponentProps, ReactNode } from 'react';
import { Field, controlClass } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'children' | 'prefix'> & {
    /** A fixed part before the field, such as +45. */
    prefix?: ReactNode;
    /** A unit or an action inside the field, on its right. */
    suffix?: ReactNode;
    /** A slider of the same figure, in the field's row. */
    slider?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, optional, help, error, hint, hintTone, size, id, ...own } = props;
  const { prefix, suffix, slider, ...input } = own;
  return (
    <Field {...{ label, optional, help, error, hint, hintTone, size, id }}>
      {(wiring) => (
        <div className={slider ? 'flex gap-4' : 'flex gap-2'}>
          {slider}
          {prefix ? (
            <span
              className={`flex items-center rounded-control border border-sten-500 bg-kalk-100 px-4 ${size === 44 ? 'h-11' : 'h-12'}`}
            >
              {prefix}
            </span>
          ) : null}
          <span className={`relative block ${slider ? 'w-29 noscript:w-full' : 'flex-1'}`}>
            <input
              type="text"
              {...input}
              {...wiring}
              className={`${controlClass(size, Boolean(error))} placeholder:text-blaek-600 ${input.className ?? ''} ${suffix ? 'pr-14' : ''}`}
            />
            {suffix ? (
              <span className="absolute inset-y-0 right-3 flex items-center text-14 text-blaek-600">
                {suffix}
              </span>
            ) : null}
          </span>
        </div>
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optional, help, error, hint, hintTone, size, id, ...area } = props;
  return (
    <Field {...{ label, optional, help, error, hint, hintTone, size, id }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={`${controlClass(size, Boolean(error)).replace(/h-1[12]/, 'min-h-24')} py-2`}
        />
      )}
    </Field>
  );
}
