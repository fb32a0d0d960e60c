import { Form } from 'react-router';
import type {
  LeadCsvField,
  LeadCsvLine,
  LeadCsvProblem,
} from '../../../../domain/staff/lead-csv.ts';
import { isDay } from '../../../../domain/calendar-days.ts';
import { CLOSED_STAGES, LEAD_STAGES, LEAD_STEPS } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { CsvCounts, CsvFileForm } from '../csv-file.tsx';
import { stageName, stepName } from './lead-words.ts';
import { LEADS_FIELDS, type LeadsAnswer } from './leads-view.ts';

type LeadsImportProps = { readonly answer: LeadsAnswer | undefined };

/** A file of leads: first what it would change, then, if somebody wants to, its good lines. */
export function LeadsImport({ answer }: LeadsImportProps) {
  const refused = answer?.kind === 'csv-refused' ? REFUSALS[answer.why]() : null;
  return (
    <AdminCard title={{ id: 'csv', text: m.leads_csv_title(), note: m.records_csv_note() }}>
      <p className="px-5 pb-3 text-blaek-600">{m.leads_csv_lead()}</p>
      <CsvFileForm label={m.leads_csv_file()} fields={LEADS_FIELDS} refused={refused} />
      {answer?.kind === 'taken' && (
        <p role="status" className="px-5 pb-5 font-semibold">
          {m.leads_csv_taken({ count: answer.eventIds.length })}
        </p>
      )}
      {answer?.kind === 'rehearsed' && <Rehearsed lines={answer.lines} csv={answer.csv} />}
    </AdminCard>
  );
}

const REFUSALS = {
  'no-file': m.records_csv_no_file,
  'too-large': m.records_csv_too_large,
  'no-columns': m.leads_csv_no_columns,
  'too-many-lines': m.records_csv_too_many,
} as const;

function Rehearsed({
  lines,
  csv,
}: {
  readonly lines: readonly LeadCsvLine[];
  readonly csv: string;
}) {
  const count = (state: LeadCsvLine['state']) =>
    lines.filter((line) => line.state === state).length;
  const shown = lines.filter(({ state }) => state !== 'same');
  return (
    <div role="status" className="border-t border-hairline">
      <CsvCounts changed={count('changed')} same={count('same')} faulty={count('faulty')} />
      {shown.length > 0 && (
        <AdminTable
          labelledBy="csv"
          columns={[
            { name: m.records_csv_line(), align: 'right' },
            { name: m.leads_head_lead() },
            { name: m.records_csv_what() },
          ]}
        >
          {shown.map((line) => (
            <tr key={line.line} className={line.state === 'faulty' ? 'bg-[#FDF7F6]' : ''}>
              <AdminCell align="right">{line.line}</AdminCell>
              <AdminCell isName className="font-semibold">
                {line.reference} {line.name}
              </AdminCell>
              <AdminCell>
                <Effect line={line} />
              </AdminCell>
            </tr>
          ))}
        </AdminTable>
      )}
      {count('changed') > 0 && (
        <Form method="post" encType="multipart/form-data" className="p-5">
          <input type="hidden" name={LEADS_FIELDS.csv} value={csv} />
          <Button type="submit" size={44} name={LEADS_FIELDS.intent} value="import-csv">
            {m.leads_csv_take({ count: count('changed') })}
          </Button>
        </Form>
      )}
    </div>
  );
}

const COLUMNS: Readonly<Record<LeadCsvField | 'reference', () => string>> = {
  reference: m.leads_head_lead,
  stage: m.leads_stage,
  owner: m.leads_owner,
  nextStep: m.lead_step,
  dueDay: m.lead_day,
  dueTime: m.lead_time,
};

const PROBLEMS: Readonly<Record<LeadCsvProblem, () => string>> = {
  'no-such-lead': m.leads_csv_no_lead,
  twice: m.records_csv_twice,
  withdrawn: m.leads_csv_withdrawn,
  'no-such-stage': m.leads_csv_no_stage,
  'lost-wants-reason': m.leads_csv_lost,
  'no-such-owner': m.leads_csv_no_owner,
  'no-such-step': m.leads_csv_no_step,
  'no-such-day': m.leads_csv_no_day,
};

function Effect({ line: { state, problems, changes } }: { readonly line: LeadCsvLine }) {
  if (state === 'faulty') {
    return (
      <ul className="font-semibold text-tegl-600">
        {problems.map(({ column, kind }) => (
          <li key={column + kind}>
            {COLUMNS[column]()}: {PROBLEMS[kind]()}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field} className="flex flex-wrap gap-x-2">
          <span className="text-blaek-600">{COLUMNS[field]()}</span>
          <del>{before === '' ? '–' : cellWords(field, before)}</del>
          <ins className="font-semibold no-underline">{cellWords(field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The file has the site's own names; what stands there otherwise is shown as it was typed. */
function cellWords(field: LeadCsvField, text: string): string {
  if (field === 'dueDay') return isDay(text) ? shortDate(text, getLocale()) : text;
  const stage = [...LEAD_STAGES, ...CLOSED_STAGES].find((known) => known === text);
  const step = LEAD_STEPS.find((known) => known === text);
  if (field === 'stage' && stage !== undefined) return stageName(stage);
  return field === 'nextStep' && step !== undefined ? stepName(step) : text;
}
