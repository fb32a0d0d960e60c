import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import type { InvitedPerson } from '../../../../domain/staff/people.ts';
import { PEOPLE_FIELDS } from './people-view.ts';

/** The invitation's mail once more: it takes nothing from anybody, so nothing is asked first. */
export function SendAgain({ id, email }: Pick<InvitedPerson, 'id' | 'email'>) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={PEOPLE_FIELDS.intent} value="send-again" />
      <input type="hidden" name={PEOPLE_FIELDS.id} value={id} />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center whitespace-nowrap text-gran-700 underline underline-offset-4"
      >
        {m.admin_people_send_again()}
        <span className="sr-only">: {email}</span>
      </button>
    </Form>
  );
}
