import { Form } from 'react-router';
import type { FoundPerson } from '../../../../domain/staff/privacy.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EmailText } from '../email-text.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { OpenPerson } from './open-person.tsx';
import { PersonKeyFields } from './person-key-fields.tsx';
import { knownBy } from './known-by.ts';
import { PRIVACY_FORM, type PrivacyAnswer, type PrivacyView } from './privacy-view.ts';
import { RetentionTable } from './retention-table.tsx';

type PrivacyPageProps = {
  readonly view: PrivacyView;
  readonly answer: PrivacyAnswer | undefined;
};

/** Finds a person, tells what is kept of them, hands it out and erases it: all by the register of personal data. */
export function PrivacyPage({ view, answer }: PrivacyPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-28 font-semibold">{m.admin_privacy_title()}</h1>
        <p className="text-blaek-600">{m.admin_privacy_lead()}</p>
      </header>
      <Form method="post" role="search" className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label={m.admin_privacy_search()}
            help={m.admin_privacy_search_help()}
            name={PRIVACY_FORM.text}
            type="search"
            size={44}
            maxLength={200}
            autoComplete="off"
            defaultValue={answer?.kind === 'found' ? answer.text : ''}
          />
        </div>
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={PRIVACY_FORM.intent}
          value="search"
        >
          {m.admin_privacy_find()}
        </Button>
      </Form>
      <div role="status">
        {answer?.kind === 'erased' && (
          <p className="rounded-card bg-gran-100 px-5 py-3 font-semibold">
            {m.admin_privacy_erased({ rows: answer.rows })}
          </p>
        )}
        {answer?.kind === 'gone' && <p>{m.admin_privacy_gone()}</p>}
        {answer?.kind === 'found' && answer.people.length === 0 && <p>{m.admin_privacy_none()}</p>}
      </div>
      {answer?.kind === 'found' && answer.people.length > 0 && <Found people={answer.people} />}
      {answer?.kind === 'open' && <OpenPerson answer={answer} />}
      <RetentionTable lines={view.retention} />
    </div>
  );
}

function Found({ people }: { readonly people: readonly FoundPerson[] }) {
  return (
    <AdminCard title={{ id: 'found', text: m.admin_privacy_found() }}>
      <AdminTable
        labelledBy="found"
        columns={[
          { name: m.admin_privacy_name() },
          { name: m.admin_privacy_contact() },
          { name: m.admin_privacy_last() },
          { name: m.admin_privacy_open(), isHidden: true },
        ]}
      >
        {people.map((person) => (
          <tr key={person.contact}>
            <AdminCell isName className="font-semibold">
              {person.name ?? m.admin_privacy_no_name()}
            </AdminCell>
            <AdminCell className="wrap-anywhere">
              <EmailText text={knownBy(person)} />
            </AdminCell>
            <AdminCell className="whitespace-nowrap">
              {shortDate(person.lastAt, getLocale())}
            </AdminCell>
            <AdminCell align="right">
              <Form method="post">
                <PersonKeyFields person={person} />
                <Button
                  type="submit"
                  size={44}
                  variant="outlined"
                  name={PRIVACY_FORM.intent}
                  value="open"
                >
                  {m.admin_privacy_open()}
                  <span className="sr-only"> {person.name}</span>
                </Button>
              </Form>
            </AdminCell>
          </tr>
        ))}
      </AdminTable>
    </AdminCard>
  );
}
