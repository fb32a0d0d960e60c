import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { knownBy } from './known-by.ts';
import { KeptTable } from './kept-table.tsx';
import { PersonKeyFields } from './person-key-fields.tsx';
import { PRIVACY_FORM, type PrivacyAnswer } from './privacy-view.ts';

type Open = Extract<PrivacyAnswer, { readonly kind: 'open' }>;

/** Everything that is kept of one person, and the two things that they can ask for. */
export function OpenPerson({ answer }: { readonly answer: Open }) {
  const { person, rows, empty, logged } = answer;
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-wrap gap-x-12 gap-y-2 rounded-card border border-hairline bg-white p-5">
        <h2 className="text-18 font-semibold">{person.name ?? m.admin_privacy_no_name()}</h2>
        <p>
          <span className="block text-blaek-600">{m.admin_privacy_contact()}</span>
          {knownBy(person)}
        </p>
        <p>
          <span className="block text-blaek-600">{m.admin_privacy_last()}</span>
          {shortDate(person.lastAt, getLocale())}
        </p>
        <p>
          <span className="block text-blaek-600">{m.admin_privacy_case()}</span>
          {person.reference}
        </p>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex flex-col gap-6">
          <KeptTable rows={rows} empty={empty} logged={logged} />
          <HandOut answer={answer} />
        </div>
        <Erase answer={answer} />
      </div>
    </div>
  );
}

/** A form of the browser's own: what comes is a file. */
function HandOut({ answer: { person, refused } }: { readonly answer: Open }) {
  return (
    <AdminCard title={{ id: 'hand-out', text: m.admin_privacy_hand_out() }}>
      <form method="post" action={staffLinks.privacyExport()} className="px-5 pb-5">
        <PersonKeyFields person={person} />
        <p>{m.admin_privacy_hand_out_text()}</p>
        <CheckboxField
          label={m.admin_privacy_confirmed()}
          name={PRIVACY_FORM.confirmed}
          required
          error={refused === 'under-way' ? m.admin_privacy_under_way() : undefined}
        />
        <Button type="submit" size={44} variant="outlined">
          {m.admin_privacy_make()}
        </Button>
      </form>
    </AdminCard>
  );
}

function Erase({ answer }: { readonly answer: Open }) {
  const { person, refused, isConfirmed, reason } = answer;
  const name = person.name ?? m.admin_privacy_no_name();
  const facts: readonly { readonly mark: StateMarkShape; readonly text: string }[] = [
    { mark: 'square', text: m.admin_privacy_goes() },
    { mark: 'triangle', text: m.admin_privacy_stays() },
    { mark: 'triangle', text: m.admin_privacy_backups() },
  ];
  return (
    <section className="rounded-card border border-hairline border-l-8 border-l-tegl-600 bg-white p-5">
      <h2 className="text-18 font-semibold text-tegl-600">{m.admin_privacy_erase({ name })}</h2>
      <p>{m.admin_privacy_no_undo()}</p>
      <ul className="my-3">
        {facts.map(({ mark, text }) => (
          <li key={text} className="flex gap-3 border-b border-hairline py-2">
            <span className="mt-1.5">
              <StateMark mark={mark} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      {refused === 'is-staff' && (
        <p role="alert" className="font-semibold text-tegl-600">
          {m.admin_privacy_is_staff()}
        </p>
      )}
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <PersonKeyFields person={person} />
        <CheckboxField
          label={m.admin_privacy_confirmed()}
          name={PRIVACY_FORM.confirmed}
          defaultChecked={isConfirmed}
          error={refused === 'not-confirmed' ? m.admin_privacy_not_confirmed() : undefined}
        />
        <TextField
          label={m.admin_privacy_why()}
          name={PRIVACY_FORM.reason}
          size={44}
          maxLength={500}
          autoComplete="off"
          defaultValue={reason}
          error={refused === 'no-reason' ? m.admin_people_no_reason() : undefined}
        />
        <TextField
          label={m.admin_privacy_type({ reference: person.reference })}
          name={PRIVACY_FORM.typed}
          size={44}
          autoComplete="off"
          error={
            refused === 'wrong-words'
              ? m.admin_privacy_wrong({ reference: person.reference })
              : undefined
          }
        />
        <div>
          <button
            type="submit"
            name={PRIVACY_FORM.intent}
            value="erase"
            className="inline-flex min-h-11 items-center rounded-control bg-tegl-600 px-4 text-16 font-semibold text-white hover:brightness-90"
          >
            {m.admin_privacy_erase_act()}
          </button>
        </div>
      </Form>
    </section>
  );
}
