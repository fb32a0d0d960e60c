import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Form } from 'react-router';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import {
  draftedTexts,
  type RecordKind,
  type RecordProblem,
  type RecordRow,
  type RecordTexts,
} from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CLOSES } from '../frame/close-opened.ts';
import { KeyCap } from '../leads/lead-parts.tsx';
import type { FieldLook } from './field-look.ts';
import { RecordField } from './record-field.tsx';
import { RECORD_FORM, type RecordAnswer } from './record-view.ts';
import { refusalText } from './record-words.ts';

type RecordFormProps = {
  readonly kind: RecordKind;
  /** null: a new row. */
  readonly row: RecordRow | null;
  readonly fields: readonly FieldLook[];
  readonly answer: RecordAnswer | undefined;
  /** Where closing it leads. */
  readonly closeTo: string;
  /** Of the field that names a new row; none: it gets a name by itself. */
  readonly nameLabel?: string;
  /** What is no field of the row stands among them, before this one. */
  readonly beside?: { readonly field: string; readonly shows: ReactNode };
  /** Above the buttons. */
  readonly children?: ReactNode;
  /** What taking it out of use is called here. */
  readonly retireLabel: string;
  /** Of a correction: the published row that it takes the place of. */
  readonly replaces?: string;
  /** What publishing it is called here. */
  readonly publishLabel?: string;
  /** A published row stays as it is. */
  readonly isClosed?: boolean;
  /** What stands in a new row at first; what is not among its fields goes along unseen. */
  readonly initial?: RecordTexts;
  /** Files go along with what is typed. */
  readonly takesFiles?: boolean;
  /** It stands beside something else: at most two fields in a line. */
  readonly isBeside?: boolean;
};

/** One row as fields that are typed: saved as a draft, and published as a whole. */
export function RecordForm(props: RecordFormProps) {
  const { kind, row, fields, answer, closeTo, nameLabel, children } = props;
  const { isClosed = false, isBeside = false, takesFiles = false } = props;
  const initial = row === null ? (props.initial ?? {}) : {};
  const form = useRef<HTMLFormElement>(null);
  const kept = keptIn(answer, row);
  const now = row === null ? {} : draftedTexts(row);
  const shown = kept?.values ?? { ...now, ...initial };
  const unseen = Object.entries(shown).filter(
    ([field]) => !fields.some((look) => look.field === field),
  );
  const ground = kept?.kind === 'conflict' ? kept.ground : now;
  const unkept = (kept?.kind === 'refused' && kept.unkept) || [];
  const conflicts = kept?.kind === 'conflict' ? kept.conflicts : [];
  // Everything of a new row is still to be typed: nothing is wrong with it until it has been saved.
  const problems = row?.draft?.problems ?? [];
  const byKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !['s', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('[value=save]'));
  };
  return (
    <Form
      method="post"
      encType={takesFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      ref={form}
      onKeyDown={byKeys}
      className="flex flex-col gap-4"
      noValidate
    >
      <input type="hidden" name={RECORD_FORM.kind} value={kind} />
      {row !== null && <input type="hidden" name={RECORD_FORM.id} value={row.id} />}
      {props.replaces !== undefined && (
        <input type="hidden" name={RECORD_FORM.replaces} value={props.replaces} />
      )}
      <input type="hidden" name={RECORD_FORM.ground} value={JSON.stringify(ground)} />
      {unseen.map(([field, text]) => (
        <input key={field} type="hidden" name={RECORD_FORM.field + field} value={text} />
      ))}
      <FormAlert kept={kept} />
      {row === null && nameLabel !== undefined && (
        <TextField
          label={nameLabel}
          name={RECORD_FORM.name}
          size={44}
          maxLength={80}
          autoFocus
          defaultValue={kept?.name ?? ''}
        />
      )}
      <div
        className={`grid gap-x-6 gap-y-4 min-[40rem]:grid-cols-2 ${isBeside ? '' : 'desktop:grid-cols-4'}`}
      >
        {fields.map((look) => (
          <Fragment key={look.field}>
            {props.beside?.field === look.field && props.beside.shows}
            <RecordField
              // What was typed meanwhile is another text to begin with.
              key={`${look.field} ${ground[look.field] ?? ''}`}
              look={look}
              text={shown[look.field] ?? ''}
              problem={
                unkept.includes(look.field)
                  ? { field: look.field, kind: 'too-long', text: shown[look.field] ?? '' }
                  : problemOf(problems, look.field, shown, now)
              }
              cell={row?.draft?.cells[look.field]}
              conflict={conflicts.find(({ key }) => key === look.field)}
              isClosed={isClosed}
            />
          </Fragment>
        ))}
      </div>
      {children}
      <FormButtons {...props} closeTo={closeTo} isClosed={isClosed} />
    </Form>
  );
}

type KeptAnswer = Extract<RecordAnswer, { kind: 'conflict' | 'refused' }>;

function keptIn(answer: RecordAnswer | undefined, row: RecordRow | null): KeptAnswer | null {
  const isKept = answer?.kind === 'conflict' || answer?.kind === 'refused';
  return isKept && answer.id === (row?.id ?? null) ? answer : null;
}

/** An error that is being corrected is no longer shown in its old words. */
function problemOf(
  problems: readonly RecordProblem[],
  field: string,
  shown: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): RecordProblem | undefined {
  const isAsItWas = (shown[field] ?? '') === (now[field] ?? '');
  return isAsItWas ? problems.find((problem) => problem.field === field) : undefined;
}

function FormAlert({ kept }: { readonly kept: KeptAnswer | null }) {
  if (kept === null) return null;
  const names = (conflicts: readonly EditConflict[]) => conflicts.length;
  return (
    <p role="alert" className="rounded-card bg-sol-100 px-4 py-3 font-semibold">
      {kept.kind === 'conflict'
        ? m.records_conflict({ count: names(kept.conflicts) })
        : refusalText(kept.why)}
    </p>
  );
}

function FormButtons(props: RecordFormProps) {
  const { row, closeTo, retireLabel, publishLabel = m.records_publish(), isClosed = false } = props;
  const intent = RECORD_FORM.intent;
  const isRetired = row?.state === 'retired';
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isClosed && (
        <>
          <Button type="submit" size={44} variant="outlined" name={intent} value="save">
            {m.records_save()}
          </Button>
          <Button type="submit" size={44} name={intent} value="publish">
            {publishLabel}
          </Button>
        </>
      )}
      {row?.draft != null && (
        <Button type="submit" size={44} variant="quiet" name={intent} value="discard">
          {m.records_discard()}
        </Button>
      )}
      {row !== null && row.state !== 'new' && (
        <Button
          type="submit"
          size={44}
          variant="quiet"
          name={intent}
          value={isRetired ? 'use-again' : 'retire'}
        >
          {isRetired ? m.records_use_again() : retireLabel}
        </Button>
      )}
      <SiteLink {...CLOSES} to={closeTo} preventScrollReset className={buttonClass('quiet', 44)}>
        {m.records_close()}
      </SiteLink>
      {!isClosed && (
        <p className="ml-auto hidden items-center gap-2 text-blaek-600 laptop:flex">
          <KeyCap>Ctrl</KeyCap> <KeyCap>S</KeyCap> {m.records_keys_save()}
        </p>
      )}
    </div>
  );
}
