import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PEOPLE_FIELDS, type PeopleAnswer } from './people-view.ts';

type AddByEmailProps = { readonly days: number; readonly answer: PeopleAnswer | undefined };

/** Whoever signs in with the mail address becomes staff, once. */
export function AddByEmail({ days, answer }: AddByEmailProps) {
  const isWrong = answer?.kind === 'not-an-address';
  return (
    <Form method="post" className="rounded-card border border-hairline bg-white p-5">
      <input type="hidden" name={PEOPLE_FIELDS.intent} value="invite" />
      <TextField
        label={m.admin_people_add_field()}
        help={m.admin_people_add_help({ days })}
        error={isWrong ? m.admin_people_not_address() : undefined}
        name={PEOPLE_FIELDS.email}
        type="email"
        autoComplete="off"
        defaultValue={isWrong ? answer.typed : ''}
        autoFocus
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" size={44}>
          {m.admin_people_add_button()}
        </Button>
        <SiteLink to={staffLinks.people()} className={buttonClass('outlined', 44)}>
          {m.admin_confirm_not_now()}
        </SiteLink>
      </div>
    </Form>
  );
}
