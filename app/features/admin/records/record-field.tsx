import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type { RecordCell, RecordProblem } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import type { FieldLook } from './field-look.ts';
import { shownText } from './shown-text.ts';
import { RECORD_FORM } from './record-view.ts';
import { problemText } from './record-words.ts';

type RecordFieldProps = {
  readonly look: FieldLook;
  readonly text: string;
  readonly problem: RecordProblem | undefined;
  /** What is typed and not published. */
  readonly cell: RecordCell | undefined;
  readonly conflict: EditConflict | undefined;
  readonly isClosed: boolean;
};

/** One field, with what is wrong with it, who has typed it, and what somebody else made of it meanwhile. */
export function RecordField(props: RecordFieldProps) {
  const { look, text, problem, cell, conflict, isClosed } = props;
  const { label, type, help, isWide = false } = look;
  const theirs = conflict?.theirs ?? '';
  const error =
    conflict !== undefined
      ? m.records_conflict_theirs({ text: shownText(look, theirs) })
      : problem && problemText(problem);
  const common = {
    label,
    help,
    error,
    name: RECORD_FORM.field + look.field,
    hint: cell && (cell.isYou ? m.records_changed_you() : m.records_changed_by({ name: cell.by })),
    hintTone: 'guess',
    size: 44,
  } as const;
  const isYes = type === 'yes';
  return (
    <div className={isWide ? 'col-span-full' : 'min-w-0'}>
      {isYes && (
        <CheckboxField
          label={label}
          help={help}
          error={error}
          name={common.name}
          value="yes"
          defaultChecked={text === 'yes'}
          disabled={isClosed}
        />
      )}
      {type === 'choice' && (
        <SelectField
          {...common}
          defaultValue={text}
          disabled={isClosed}
          options={[{ value: '', label: '–' }, ...(look.options ?? [])]}
        />
      )}
      {type === 'long' && (
        <TextAreaField {...common} defaultValue={text} rows={3} readOnly={isClosed} />
      )}
      {(type === 'text' || type === 'number' || type === 'date') && (
        <TextField
          {...common}
          type={type === 'date' ? 'date' : 'text'}
          inputMode={type === 'number' ? numberMode(look.least ?? 0) : undefined}
          autoComplete="off"
          defaultValue={text}
          readOnly={isClosed}
          className={type === 'number' ? 'text-right tabular-nums' : ''}
        />
      )}
    </div>
  );
}
