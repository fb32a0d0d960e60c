import { useState } from 'react';
import { isBlank, type NumberField } from '../../../../domain/number-text.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { writtenNumber } from '../../../../words/written-number.ts';
import { numberMode } from '../../../ui/number-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { typedNumber } from '../number-problem.ts';
import { inputId } from '../../../../domain/input-id.ts';
import { useRefused } from '../refused-fields.ts';

export type OptionalNumberProps = {
  name: string;
  label: string;
  help?: string | undefined;
  unit: string;
  example?: string | undefined;
  takes: NumberField;
  value: number | null;
  onValue: (value: number | null) => void;
  /** What is typed is no such number; without it the last value stays. */
  onWrong?: (() => void) | undefined;
};

/** A number that may be left out: an empty field is an answer, a wrong one keeps what was typed. */
export function OptionalNumber(props: OptionalNumberProps) {
  const { name, label, help, unit, example, takes, value, onValue } = props;
  const refused = useRefused(name);
  const [draft, setDraft] = useState(refused?.typed ?? null);
  const locale = getLocale();
  const problem =
    draft === null ? null : draft === refused?.typed ? refused.text : problemOf(draft, takes);

  return (
    <TextField
      id={inputId(name)}
      name={name}
      size={44}
      label={label}
      help={help}
      suffix={unit}
      placeholder={example}
      inputMode={numberMode(takes.limits[0])}
      autoComplete="off"
      error={problem}
      value={draft ?? (value === null ? '' : writtenNumber(value, takes, locale))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        if (isBlank(text)) return onValue(null);
        const typed = typedNumber(text, takes);
        if (typed.ok) onValue(typed.value);
        else props.onWrong?.();
      }}
      onBlur={() => {
        if (problem === null) setDraft(null);
      }}
    />
  );
}

function problemOf(text: string, takes: NumberField): string | null {
  if (isBlank(text)) return null;
  const typed = typedNumber(text, takes);
  return typed.ok ? null : typed.problem;
}
