import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { CsvLine, CsvRehearsal } from '../../../../domain/records/csv-rehearsal.ts';
import type { RecordKind, RecordTexts } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { CsvCounts, CsvFileForm } from '../csv-file.tsx';
import { StateMark } from '../state-mark.tsx';
import { CsvImports } from './csv-imports.tsx';
import type { FieldLook } from './field-look.ts';
import { shownText } from './shown-text.ts';
import { RECORD_FORM, type RecordAnswer, type RecordDesk } from './record-view.ts';
import { csvRefusalText, problemText } from './record-words.ts';

/** What the rows of a kind are called in a rehearsal. */
export type CsvWords = {
  /** Its fields, as the page has them. */
  readonly looks: readonly FieldLook[];
  /** Of rows that nobody has named: who they are, and the fields that say it. */
  readonly nameOf?: (texts: RecordTexts) => string;
  readonly nameFields?: readonly string[];
};

type CsvCardProps = {
  readonly desk: Pick<RecordDesk, 'kind' | 'imports' | 'done'>;
  readonly answer: RecordAnswer | undefined;
  readonly words: CsvWords;
  /** Why nothing was rehearsed, where it is no file that is at fault. */
  readonly refusal?: string | null;
  /** Between the lines of a rehearsal and what takes them. */
  readonly children?: ReactNode;
};

/** A file of rows: first what it would do, then, if somebody wants to, its good lines as drafts. */
export function CsvCard({ desk, answer, words, refusal = null, children }: CsvCardProps) {
  const { kind } = desk;
  const refused = answer?.kind === 'csv-refused' ? csvRefusalText(answer.why) : refusal;
  return (
    <AdminCard title={{ id: 'csv', text: m.records_csv_title(), note: m.records_csv_note() }}>
      <CsvFileForm label={m.records_csv_file()} fields={RECORD_FORM} refused={refused}>
        <input type="hidden" name={RECORD_FORM.kind} value={kind} />
      </CsvFileForm>
      <CsvImports desk={desk} />
      {answer?.kind === 'rehearsed' && (
        <Rehearsed kind={kind} csv={answer.csv} rehearsal={answer.rehearsal} words={words}>
          {children}
        </Rehearsed>
      )}
    </AdminCard>
  );
}

type RehearsedProps = Pick<CsvCardProps, 'words' | 'children'> & {
  readonly kind: RecordKind;
  readonly csv: string;
  readonly rehearsal: CsvRehearsal;
};

function Rehearsed({ kind, csv, rehearsal, words, children }: RehearsedProps) {
  const { lines, absent } = rehearsal;
  const count = (state: CsvLine['state']) => lines.filter((line) => line.state === state).length;
  const good = count('new') + count('changed');
  const shown = lines.filter(({ state }) => state !== 'same');
  return (
    <div role="status" className="border-t border-hairline">
      <CsvCounts
        isNew={count('new')}
        changed={count('changed')}
        same={count('same')}
        faulty={count('faulty')}
      />
      {shown.length > 0 && <Lines lines={shown} words={words} />}
      {children}
      <div className="flex flex-wrap items-center gap-4 p-5">
        {good > 0 && (
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name={RECORD_FORM.kind} value={kind} />
            <input type="hidden" name={RECORD_FORM.csv} value={csv} />
            <Button
              type="submit"
              size={44}
              variant="outlined"
              name={RECORD_FORM.intent}
              value="import-csv"
            >
              {m.records_csv_take({ count: good })}
            </Button>
          </Form>
        )}
        <p className="text-blaek-600">{m.records_csv_absent({ count: absent.length })}</p>
      </div>
    </div>
  );
}

function Lines(props: { readonly lines: readonly CsvLine[]; readonly words: CsvWords }) {
  const { lines, words } = props;
  return (
    <AdminTable
      labelledBy="csv"
      columns={[
        { name: m.records_csv_line(), align: 'right' },
        { name: m.records_csv_row() },
        { name: m.records_csv_what() },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.line} className={line.state === 'faulty' ? 'bg-[#FDF7F6]' : ''}>
          <AdminCell align="right">{line.line}</AdminCell>
          <AdminCell isName className="font-semibold">
            {words.nameOf?.(line.texts) ?? (line.id === '' ? m.records_csv_unnamed() : line.id)}
          </AdminCell>
          <AdminCell>
            {line.state === 'faulty' ? (
              <Faults line={line} words={words} />
            ) : (
              <Changes line={line} words={words} />
            )}
          </AdminCell>
        </tr>
      ))}
    </AdminTable>
  );
}

type LineProps = { readonly line: CsvLine; readonly words: CsvWords };

function Faults({ line, words: { looks } }: LineProps) {
  return (
    <ul className="font-semibold text-tegl-600">
      {line.fault !== null && (
        <li>{line.fault === 'twice' ? m.records_csv_twice() : m.records_refused_name()}</li>
      )}
      {line.problems.map((problem) => (
        <li key={problem.field}>
          {lookOf(looks, problem.field).label}: {problemText(problem)}
        </li>
      ))}
    </ul>
  );
}

function Changes({ line, words: { looks, nameFields = [] } }: LineProps) {
  if (line.state === 'new') {
    const given = line.changes.filter(({ field }) => !nameFields.includes(field));
    return (
      <>
        {m.records_csv_is_new()}
        <ul className="flex flex-wrap gap-x-4 text-blaek-600">
          {given.map(({ field, after }) => (
            <li key={field}>
              {lookOf(looks, field).label}:{' '}
              <span className="text-blaek">{shownText(lookOf(looks, field), after)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <ul>
      {line.changes.map(({ field, before, after }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-2">
          <span className="text-blaek-600">{lookOf(looks, field).label}</span>
          <del>{before === '' ? '–' : shownText(lookOf(looks, field), before)}</del>
          <ins className="font-semibold no-underline">{shownText(lookOf(looks, field), after)}</ins>
          {looksSwapped(before, after) && (
            <span className="inline-flex items-center gap-1">
              <StateMark mark="triangle" />
              {m.records_csv_swapped()}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const lookOf = (looks: readonly FieldLook[], field: string): FieldLook =>
  looks.find((look) => look.field === field) ?? { field, label: field, type: 'text' };

/** The same digits in another order: most likely a typing mistake. */
function looksSwapped(before: string, after: string): boolean {
  const sorted = (text: string) => [...text.replaceAll(/\D/g, '')].toSorted().join('');
  return /\d/.test(after) && before !== after && sorted(before) === sorted(after);
}
