import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../words/date-time.ts';
import { useWriteTo } from '../../write-to.tsx';
import { fieldId } from '../../forms/form-definition.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { ChannelConsent } from './channel-consent.tsx';
import { ChannelFields, type ChannelField } from './channel-fields.tsx';
import { reachForm, type ReachAnswer, type ReachProblem } from './reach-form.ts';
import { REACH, RECEIPT_FORM } from './receipt-answer.ts';
import type { Receipt } from './receipt-view.ts';

type ReachByProps = {
  readonly receipt: Pick<Receipt, 'contact' | 'known' | 'reachedAt'>;
  readonly answer: ReachAnswer | undefined;
};

/** How the answer comes, and the form that changes it: it asks for a yes of its own, and opens without a script. */
export function ReachBy({ receipt, answer }: ReachByProps) {
  const { contact, reachedAt } = receipt;
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef(reachedAt);
  // The form that was in use is closed: the reader is told, and goes on from there.
  useEffect(() => {
    if (reachedAt !== shown.current) said.current?.focus();
    shown.current = reachedAt;
  }, [reachedAt]);
  return (
    <section
      aria-labelledby="receipt-reach"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <h2 id="receipt-reach" className="text-18 font-semibold">
        {m.receipt_reach_heading()}
      </h2>
      {reachedAt === null ? null : (
        <p ref={said} role="status" tabIndex={-1} className="mt-1 font-semibold outline-none">
          {m.receipt_reached({ at: shortDateTime(reachedAt, getLocale()) })}
        </p>
      )}
      <p className="mt-1 mb-4">
        {contact.channel === 'email'
          ? m.receipt_reach_now_email({ email: contact.to })
          : m.receipt_reach_now_phone({ phone: contact.to })}
      </p>
      {/* What was taken closes the form; what was not leaves it open. */}
      <ReachChange key={reachedAt} receipt={receipt} answer={answer} />
    </section>
  );
}

function ReachChange({ receipt, answer }: ReachByProps) {
  // The router drops an answer when the address changes, which a link to a field does.
  const [kept, setKept] = useState(answer);
  if (answer !== undefined && answer !== kept) setKept(answer);
  return (
    <details open={kept !== undefined}>
      <summary
        className={`${buttonClass('outlined')} cursor-pointer list-none max-tablet:w-full [&::-webkit-details-marker]:hidden`}
      >
        {m.receipt_reach_open()}
      </summary>
      <ReachForm receipt={receipt} answer={kept} />
    </details>
  );
}

function ReachForm({ receipt: { contact, known }, answer }: ReachByProps) {
  const isSending = useNavigation().formData?.get(RECEIPT_FORM.intent) === REACH;
  const isByPhone = contact.channel === 'phone';
  const values = answer?.values ?? {
    preferredContactMethod: contact.channel,
    email: '',
    phone: '',
    preferredContactTime: isByPhone ? contact.time : 'any',
    consent: '',
  };
  const field = (name: ChannelField) => ({
    id: fieldId(reachForm, name),
    name,
    error: answer?.errors[name],
    defaultValue: values[name],
  });
  const keeps = (shown: string | null) =>
    shown === null ? undefined : m.receipt_reach_keeps({ to: shown });
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      className="offer-form mt-4 flex flex-col gap-6 border-t border-hairline pt-5"
    >
      <input type="hidden" name={RECEIPT_FORM.intent} value={REACH} />
      {answer === undefined ? null : <ReachProblemNotice answer={answer} />}
      <div className="max-w-130">
        <ChannelFields
          field={field}
          help={{
            byEmail: isByPhone ? m.receipt_reach_email_help() : m.offer_by_email_help(),
            byPhone: isByPhone ? m.receipt_reach_phone_now() : m.receipt_reach_phone_help(),
            email: keeps(known.email),
            phone: keeps(known.phone) ?? m.offer_phone_help(),
          }}
        />
      </div>
      <div className="rounded-control bg-kalk-100 px-4 py-3">
        <ChannelConsent {...field('consent')} />
        <Button type="submit" disabled={isSending} className="mt-2 mb-1 max-tablet:w-full">
          {m.receipt_reach_save()}
        </Button>
      </div>
    </Form>
  );
}

function ReachProblemNotice({ answer }: { readonly answer: ReachAnswer }) {
  const writeTo = useWriteTo();
  if (answer.why === 'fields') {
    const found = reachForm.fields.flatMap((name) => {
      const text = answer.errors[name];
      return text === undefined ? [] : [{ href: `#${fieldId(reachForm, name)}`, text }];
    });
    return <ErrorSummary title={m.receipt_reach_fix()} errors={found} attempt={answer} />;
  }
  return (
    <FormNotice title={m.receipt_reach_failed_title()} attempt={answer}>
      <p className="mt-1">{problemText(answer.why, writeTo)}</p>
    </FormNotice>
  );
}

function problemText(why: Exclude<ReachProblem, 'fields'>, writeTo: string): string {
  switch (why) {
    case 'too-many':
      return m.receipt_reach_too_many({ email: writeTo });
    case 'unreachable':
      return m.unanswered_unreachable();
    case 'failed':
      return m.receipt_reach_failed({ email: writeTo });
  }
}
