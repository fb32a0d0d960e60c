import { useId } from 'react';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

/** Attributes a control needs so that label, help and error are read with it. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  /** After the label in secondary text: "(hvis du vil)". */
  optional?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Right of the label: "Vores gæt – ret". */
  hint?: ReactNode;
  /** Amber for our own guess, grey for a remark. */
  hintTone?: 'guess' | 'plain' | undefined;
  /** 48 in public forms, 44 in the calculator and in the admin area. */
  size?: 44 | 48 | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

const ERROR_BAR =
  'relative before:absolute before:inset-y-0 before:-left-3 tablet:before:-left-5 before:w-1 before:bg-tegl-600';

/** The box of a text field or a select. */
export function controlClass(size: 44 | 48 = 48, invalid = false): string {
  const border = invalid ? 'border-2 border-tegl-600 px-[11px]' : 'border border-sten-500 px-3';
  return `block w-full ${size === 44 ? 'h-11' : 'h-12'} rounded-control bg-white text-16 text-blaek ${border}`;
}

/** The message of a field in error: icon and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-tegl-600">
      <AlertIcon className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Bar in the margin, so that an error doesn't shift the field. */
export function errorBarClass(invalid: boolean): string {
  return invalid ? ERROR_BAR : '';
}

export function hintClass(tone: 'guess' | 'plain' = 'guess'): string {
  return `text-14 ${tone === 'guess' ? 'text-sol-700' : 'text-blaek-600'}`;
}

export function Field(props: FieldProps) {
  const { label, optional, help, error, hint, hintTone, size = 48, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`flex flex-col gap-1 ${errorBarClass(Boolean(error))}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className={size === 44 ? 'font-medium' : 'font-semibold'}>
          {label}
          {optional ? <span className="font-normal text-blaek-600"> {optional}</span> : null}
        </label>
        {hint ? <span className={hintClass(hintTone)}>{hint}</span> : null}
      </div>
      {help ? (
        <p id={helpId} className="text-14 text-blaek-600">
          {help}
        </p>
      ) : null}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
