import { m } from '../../../messages/compiled/messages.js';
import { MAIL_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import type { FormProblem } from '../../forms/form-definition.ts';
import { ConsentField } from '../../forms/consent-field.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { ProblemNotice, type WaysOn } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/form/address-fields.tsx';
import { mailForm, type MailProblem, type MailRefusal } from './mail-form.ts';
import { SHARE_FIELDS, type MailAnswer, type MailView } from './share-view.ts';

type MailPanelProps = {
  readonly view: MailView;
  readonly answer: MailAnswer | undefined;
  /** Under another heading, or as the page itself. */
  readonly heading: 'page' | 'section';
};

/** One field and a yes; the rest is in the mail. */
export function MailPanel({ view, answer, heading }: MailPanelProps) {
  const isSent = answer !== undefined && 'kind' in answer;
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
      {isSent ? <Sent email={answer.email} way={view.way} /> : null}
      {/* A mail that went empties the form and unticks the box. */}
      <MailForm key={view.idempotencyKey} view={view} answer={isSent ? undefined : answer} />
    </section>
  );
}

const EMPTY = { email: '', consent: '' };
const loadCheck = () => import('./mail-check.ts').then(({ mailCheck }) => mailCheck);

type MailFormProps = { readonly view: MailView; readonly answer: MailRefusal | undefined };

function MailForm({ view: { idempotencyKey }, answer }: MailFormProps) {
  const form = useForm(mailForm, { answer, idempotencyKey, values: EMPTY, check: loadCheck });
  return (
    <>
      <ProblemNotice
        form={form}
        problem={form.problem}
        className="contents"
        fixTitle={m.share_mail_problem}
        wordsOf={problemWords}
      />
      <PostForm form={form} className="flex max-w-120 flex-col gap-4">
        <input type="hidden" name={SHARE_FIELDS.intent} value="mail" />
        <EmailField {...form.field('email')} label={m.share_mail_field()} required />
        <ConsentField
          {...form.field('consent')}
          version={MAIL_CONSENT_VERSION}
          required
          label={m.share_mail_consent()}
        />
        <Button type="submit" variant="filled" size={48} className="self-start">
          {m.share_mail_send()}
        </Button>
      </PostForm>
    </>
  );
}

function problemWords(problem: Exclude<FormProblem, 'fields'> | MailProblem, { waitMs }: WaysOn) {
  const title = m.share_mail_problem();
  if (problem === 'unreachable') return { title, text: m.unanswered_unreachable() };
  if (problem !== 'too-many' || waitMs === null) return { title, text: m.share_mail_failed() };
  const minutes = String(Math.ceil(waitMs / 60_000));
  return { title, text: m.share_mail_too_many({ minutes }) };
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
