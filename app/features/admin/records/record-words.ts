import type { RecordProblem } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { numberErrorText } from '../../../../words/number-error-text.ts';
import type { RecordAnswer, RecordDone } from './record-view.ts';

export function problemText({
  kind,
  text,
  error,
}: Pick<RecordProblem, 'kind' | 'text' | 'error'>): string {
  switch (kind) {
    case 'missing':
      return m.records_problem_missing();
    case 'not-a-number':
      return m.records_problem_number({ text });
    case 'unclear-number':
      return numberErrorText(error ?? { code: 'not-a-number' }, getLocale());
    case 'too-small':
      return m.records_problem_small({ text });
    case 'too-large':
      return m.records_problem_large({ text });
    case 'too-long':
      return m.records_problem_long();
    case 'not-a-date':
      return m.records_problem_date({ text });
    case 'not-new-year':
      return m.records_problem_new_year();
    case 'in-the-future':
      return m.records_problem_future();
    case 'unknown-value':
      return m.records_problem_value({ text });
    case 'unknown-company':
      return m.records_problem_company({ text });
    case 'not-an-address':
      return m.records_problem_address();
    case 'not-an-email':
      return m.records_problem_email();
    case 'not-a-secure-address':
      return m.records_problem_secure();
  }
}

export function refusalText(why: Extract<RecordAnswer, { kind: 'refused' }>['why']): string {
  switch (why) {
    case 'not-found':
    case 'stale':
      return m.records_refused_stale();
    case 'wrong-fields':
      return m.records_refused_fields();
    case 'not-fields':
      return m.records_refused_text();
    case 'no-price':
      return m.records_refused_price();
    case 'last-one':
    case 'the-default':
      return m.records_refused_last();
    case 'there-already':
      return m.records_refused_there();
    case 'closed':
      return m.records_refused_closed();
    case 'not-a-name':
      return m.records_refused_name();
    case 'taken':
      return m.records_refused_taken();
    case 'file':
      return m.records_refused_file();
  }
}

export function csvRefusalText(why: Extract<RecordAnswer, { kind: 'csv-refused' }>['why']): string {
  switch (why) {
    case 'no-file':
      return m.records_csv_no_file();
    case 'too-large':
      return m.records_csv_too_large();
    case 'no-columns':
      return m.records_csv_no_columns();
    case 'too-many-lines':
      return m.records_csv_too_many();
    case 'not-found':
      return m.records_csv_not_undone();
  }
}

export function doneText(done: RecordDone): string {
  switch (done) {
    case 'saved':
      return m.records_done_saved();
    case 'published':
      return m.records_done_published();
    case 'discarded':
      return m.records_done_discarded();
    case 'retired':
      return m.records_done_retired();
    case 'used-again':
      return m.records_done_used();
    case 'imported':
      return m.records_done_imported();
    case 'import-undone':
      return m.records_done_import_undone();
    case 'proof-kept':
      return m.content_admin_proof_kept();
    case 'proof-replaced':
      return m.content_admin_proof_replaced();
    case 'proof-dropped':
      return m.content_admin_proof_dropped();
    case 'proof-removed':
      return m.content_admin_proof_removed();
  }
}
