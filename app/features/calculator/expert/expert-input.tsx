import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormField } from '../form/field.ts';
import { numberMode } from '../../../ui/number-input.ts';
import { fieldText, isOurs, oursText } from './field-text.ts';
import type { ShownError } from './use-expert.ts';

export type ExpertInputProps = {
  readonly field: FormField;
  readonly form: URLSearchParams;
  readonly errors: readonly ShownError[];
  /** Says what we would have taken, where another figure stands. */
  readonly saysOurs?: boolean | undefined;
};

/** Id of a field's control, to which the summary of errors leads. */
export const inputId = (name: string) => `expert-${name}`;

/** A native field that keeps what is typed in it; the page reads it from its form. */
export function ExpertInput({ field, form, errors, saysOurs }: ExpertInputProps) {
  const locale = getLocale();
  const { name, label, help } = field;
  const text = fieldText(field, form, locale);
  const wiring = {
    id: inputId(name),
    name,
    label,
    help,
    size: 44,
    error: errors.find((error) => error.field === name)?.text,
  } as const;
  const written = form.get(name) ?? '';
  const hint =
    saysOurs && written !== '' && !isOurs(field, written, locale)
      ? m.expert_ours({ value: oursName(field, oursText(field, locale)) })
      : undefined;
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField {...wiring} hint={hint} options={withGiven(field, text)} defaultValue={text} />
      );
    case 'flag':
      return (
        <CheckboxField
          id={wiring.id}
          name={name}
          label={label}
          value="true"
          defaultChecked={text === 'true' || text === 'on'}
        />
      );
    default:
      return (
        <TextField
          {...wiring}
          hint={hint}
          defaultValue={text}
          suffix={field.kind === 'number' ? field.unit : undefined}
          placeholder={field.kind === 'number' ? field.example : undefined}
          inputMode={modeOf(field)}
          autoComplete="off"
        />
      );
  }
}

function modeOf(field: FormField) {
  if (field.kind === 'degrees') return 'decimal';
  return field.kind === 'number' ? numberMode(field.takes.limits[0]) : undefined;
}

function oursName(field: FormField, ours: string): string {
  return field.kind === 'choice'
    ? (field.options.find(({ value }) => value === ours)?.label ?? ours)
    : ours;
}

/** A choice that we do not offer stays in its field, so that it can be seen and changed. */
function withGiven(field: FormField & { kind: 'choice' }, text: string) {
  const isKnown = field.options.some(({ value }) => value === text);
  return isKnown ? field.options : [...field.options, { value: text, label: text }];
}
