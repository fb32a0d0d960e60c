import { useState, type ReactNode } from 'react';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { kindOf, type SurveyGroup } from '../../../domain/survey/answers.ts';
import { readWritten } from '../../../domain/survey/read-value.ts';
import { shortDecimal } from '../../../words/format.ts';
import { numberMode } from '../../ui/number-input.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSurveyForm } from './form-context.ts';
import { fieldId } from './survey-view.ts';

type NumberAnswerProps = {
  readonly group: SurveyGroup;
  readonly field: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly optional?: string;
  /** What is used as long as the field is empty. */
  readonly placeholder?: string;
  readonly unit: string;
  readonly slider?: ReactNode;
};

/** A typed number; if it is empty, our guess is used. */
export function NumberAnswer({ group, field, unit, ...texts }: NumberAnswerProps) {
  const { answers, errors, typed, answer, refuse } = useSurveyForm();
  const kind = kindOf(group, field)!;
  const value = (answers[group] as Readonly<Record<string, unknown>>)[field];
  const given = typeof value === 'number' ? value : null;
  const [text, setText] = useState(() => typed[field] ?? write(given));
  // A preset beside the field, or an earlier visit, may have set another figure than the one typed.
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    const read = readWritten(kind, text, getLocale());
    if (given !== null && (!read.ok || read.value !== given)) setText(write(given));
  }
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      {...texts}
      error={errors[field]}
      suffix={unit}
      inputMode={kind.kind === 'number' ? numberMode(kind.takes.limits[0]) : undefined}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setText(written);
        const read = readWritten(kind, written, getLocale());
        refuse(field, read.ok ? null : fieldErrorText({ field, ...read.error }, getLocale()));
        const next = read.ok ? (read.value as number | null) : null;
        setSeen(next);
        answer(group, { [field]: next });
      }}
      onBlur={() => {
        if (given !== null) setText(write(given));
      }}
    />
  );
}

function write(value: number | null): string {
  return value === null ? '' : shortDecimal(value, getLocale());
}
