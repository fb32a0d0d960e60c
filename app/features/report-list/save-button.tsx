import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { BookmarkIcon } from '../../ui/icons.tsx';
import { REPORT_FIELDS, type ListAnswer } from './list-view.ts';

type SaveButtonProps = {
  /** The state as a query. */
  readonly query: string;
  /** The key under which it is saved once, however often it is pressed. */
  readonly idempotencyKey: string;
};

/**
 * Saves the calculation shown; a signed-out visitor signs in on the way. Sent to the page itself,
 * which can then say why nothing was saved.
 */
export function SaveButton({ query, idempotencyKey }: SaveButtonProps) {
  return (
    <Form method="post" className="max-tablet:flex-1">
      <input type="hidden" name={REPORT_FIELDS.intent} value="save" />
      <input type="hidden" name={REPORT_FIELDS.query} value={query} />
      <input type="hidden" name={KEY_FIELD} value={idempotencyKey} />
      <Button
        type="submit"
        variant="outlined"
        size={44}
        className="!whitespace-nowrap max-tablet:w-full max-tablet:px-3"
      >
        <BookmarkIcon className="max-tablet:hidden" />
        {m.my_reports_save()}
      </Button>
    </Form>
  );
}

/** Why nothing was saved. */
export function SaveProblem({ answer }: { readonly answer: ListAnswer }) {
  return (
    <FormNotice title={m.my_reports_save_failed_title()} attempt={answer}>
      <p>{answer.problem === 'unreachable' ? m.unanswered_unreachable() : m.unanswered_failed()}</p>
    </FormNotice>
  );
}
