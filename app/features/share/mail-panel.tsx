import { Form, useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { MAIL_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { KEY_FIELD, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Trap } from '../../ui/form/trap.tsx';
import { EmailField } from '../../ui/form/address-fields.tsx';
import {
  MAIL_FIELDS,
  SHARE_FIELDS,
  type MailAnswer,
  type MailErrors,
  type MailView,
} from './share-view.ts';

type MailPanelProps = {
  readonly view: MailView;
  readonly answer: MailAnswer | undefined;
  /** Under another heading, or as the page itself. */
  readonly heading: 'page' | 'section';
};

const FIELDS = ['email', 'consent'] as const;
const idOf = (field: keyof MailErrors) => `share-mail-${field}`;

/** One field and a yes; the rest is in the mail. */
export function MailPanel({ view, answer, heading }: MailPanelProps) {
  const isSending = useNavigation().formMethod === 'POST';
  const refused = answer?.kind === 'mail-refused' ? answer : null;
  const errors = refused?.errors ?? {};
  const found = FIELDS.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ href: `#${idOf(field)}`, text }];
  });
  return (
    <section aria-labelledby="share-mail" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        {heading === 'page' ? (
          <h1 id="share-mail" className="text-36 font-semibold tracking-[-0.018em]">
            {m.share_mail_title_page()}
          </h1>
        ) : (
          <h2 id="share-mail" className="scroll-mt-24 text-22 font-semibold">
            {m.share_mail_title()}
          </h2>
        )}
        <p className="max-w-[62ch] text-blaek-600">{m.share_mail_text()}</p>
      </div>
      {answer?.kind === 'mail-sent' ? <Sent email={answer.email} way={view.way} /> : null}
      {found.length > 0 ? <ErrorSummary title={m.share_mail_problem()} errors={found} /> : null}
      {refused === null || refused.problem === null ? null : (
        <FormNotice title={m.share_mail_problem()} attempt={refused}>
          <p>{refused.problem}</p>
        </FormNotice>
      )}
      <Form
        // A mail that went empties the form and unticks the box.
        key={view.idempotencyKey}
        method="post"
        noValidate
        className="flex max-w-120 flex-col gap-4"
        onSubmit={(event) => {
          if (isSending) event.preventDefault();
        }}
      >
        <input type="hidden" name={SHARE_FIELDS.intent} value="mail" />
        <input type="hidden" name={KEY_FIELD} value={view.idempotencyKey} />
        <EmailField
          id={idOf('email')}
          label={m.share_mail_field()}
          name={MAIL_FIELDS.email}
          required
          defaultValue={refused?.email ?? ''}
          error={errors.email}
        />
        <CheckboxField
          id={idOf('consent')}
          name={MAIL_FIELDS.consent}
          value={MAIL_CONSENT_VERSION}
          required
          label={m.share_mail_consent()}
          error={errors.consent}
        />
        <Trap name={TRAP_FIELD} label={m.share_trap()} />
        <Button type="submit" variant="filled" size={48} className="self-start">
          {m.share_mail_send()}
        </Button>
      </Form>
    </section>
  );
}

function Sent({ email, way }: { readonly email: string; readonly way: MailView['way'] }) {
  return (
    <p className="rounded-card bg-gran-100 px-5 py-4 break-words" role="status">
      {way === 'waits' ? m.share_mail_waits() : m.share_mail_sent({ email })}
      {way === 'outbox' ? (
        <>
          {' '}
          {m.share_mail_outbox()}{' '}
          <a href="/dev/outbox" className="text-gran-700 underline underline-offset-4">
            {m.share_mail_outbox_link()}
          </a>
        </>
      ) : null}
    </p>
  );
}
