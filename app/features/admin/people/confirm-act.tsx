import { useId } from 'react';
import { Form } from 'react-router';
import type { Proof } from '../../../../domain/staff/people.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { LockIcon } from '../frame/nav-icons.tsx';
import { isLastAdmin } from './last-admin.ts';
import { calledBy } from './proven.ts';
import { PEOPLE_FIELDS, type Act, type PeopleAnswer, type PeopleView } from './people-view.ts';

type ConfirmActProps = {
  readonly view: PeopleView;
  readonly asked: { readonly act: Act; readonly id: string };
  readonly answer: PeopleAnswer | undefined;
};

type Words = { readonly title: string; readonly text: string; readonly act: string };

/** Says what will happen before it does; the filled button names the act. */
export function ConfirmAct({ view, asked, answer }: ConfirmActProps) {
  const titleId = useId();
  const person = personOf(view, asked.id);
  if (person === null) return null;
  const { name, proof } = person;
  const isLast =
    answer?.kind === 'last-admin' || (asked.act === 'remove' && isLastAdmin(view, asked.id));
  const isUnproven = asked.act === 'grant' && proof === null;
  const isBarred = isLast || isUnproven;
  const words = isLast
    ? lastWords(name)
    : isUnproven
      ? unprovenWords(name)
      : wordsOf(asked.act, name, proof);
  return (
    <AdminDialog labelledBy={titleId} asks={`${asked.act} ${asked.id}`}>
      <Form method="post">
        <h2
          id={titleId}
          className={`text-18 font-semibold ${isBarred ? 'text-tegl-600' : ''}`}
          role={isBarred ? 'alert' : undefined}
        >
          {words.title}
        </h2>
        <p className="mt-2">{words.text}</p>
        <input type="hidden" name={PEOPLE_FIELDS.intent} value={asked.act} />
        <input type="hidden" name={PEOPLE_FIELDS.id} value={asked.id} />
        {asked.act === 'refuse' && (
          <div className="mt-4">
            <TextField
              label={m.admin_people_reason()}
              help={m.admin_people_reason_help()}
              error={answer?.kind === 'no-reason' ? m.admin_people_no_reason() : undefined}
              name={PEOPLE_FIELDS.reason}
              autoComplete="off"
              maxLength={500}
              autoFocus
            />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {isBarred ? (
            <p className="flex min-h-11 items-center gap-2 font-semibold text-blaek-600">
              <LockIcon />
              {isLast ? m.admin_people_last_locked() : m.admin_people_unproven_locked()}
            </p>
          ) : (
            <Button type="submit" size={44}>
              {words.act}
            </Button>
          )}
          <SiteLink
            to={staffLinks.people()}
            preventScrollReset
            className={buttonClass('outlined', 44)}
          >
            {isBarred ? m.admin_people_last_close() : m.admin_confirm_not_now()}
          </SiteLink>
        </div>
      </Form>
    </AdminDialog>
  );
}

type Person = { readonly name: string; readonly proof: Proof | null };

function personOf({ staff, invited, requests }: PeopleView, id: string): Person | null {
  const known = staff.find(({ uid }) => uid === id);
  if (known !== undefined) {
    return { name: known.name ?? known.email ?? known.uid, proof: known.proof };
  }
  const asking = requests.find(({ uid }) => uid === id);
  if (asking !== undefined) return { name: calledBy(asking), proof: asking.proof };
  const name = invited.find((other) => other.id === id)?.email;
  return name === undefined ? null : { name, proof: null };
}

const lastWords = (name: string): Words => ({
  title: m.admin_people_last_title(),
  text: m.admin_people_last_text({ name }),
  act: '',
});

const unprovenWords = (name: string): Words => ({
  title: m.admin_people_unproven_title({ name }),
  text: m.admin_people_not_proven(),
  act: '',
});

const provenWords = (email: string | null): string =>
  email === null ? m.admin_confirm_grant_no_mail() : m.admin_confirm_grant_mail({ email });

function wordsOf(act: Act, name: string, proof: Proof | null): Words {
  switch (act) {
    case 'grant':
      return {
        title: m.admin_confirm_grant({ name }),
        text: `${m.admin_confirm_grant_text({ name })} ${provenWords(proof?.email ?? null)}`,
        act: m.admin_confirm_grant_act(),
      };
    case 'refuse':
      return {
        title: m.admin_confirm_refuse({ name }),
        text: m.admin_confirm_refuse_text({ name }),
        act: m.admin_confirm_refuse_act(),
      };
    case 'remove':
      return {
        title: m.admin_confirm_remove({ name }),
        text: m.admin_confirm_remove_text({ name }),
        act: m.admin_confirm_remove_act(),
      };
    case 'sign-out':
      return {
        title: m.admin_confirm_sign_out({ name }),
        text: m.admin_confirm_sign_out_text({ name }),
        act: m.admin_confirm_sign_out_act(),
      };
    case 'withdraw':
      return {
        title: m.admin_confirm_withdraw({ name }),
        text: m.admin_confirm_withdraw_text({ name }),
        act: m.admin_confirm_withdraw_act(),
      };
  }
}
