import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { AdminCard } from '../admin-table.tsx';
import { StateMark } from '../state-mark.tsx';
import { LEAD_FIELDS, type LeadAnswer } from './lead-view.ts';
import { mailTo } from './mail-to.ts';

type LeadContactProps = {
  readonly facts: LeadFacts;
  readonly answer: LeadAnswer | undefined;
};

const TIMES = {
  any: m.lead_time_anytime,
  morning: m.lead_time_morning,
  afternoon: m.lead_time_afternoon,
  evening: m.lead_time_evening,
} as const;

/** What the customer said yes to, and how they are reached: masked until somebody asks to see it. */
export function LeadContact({ facts, answer }: LeadContactProps) {
  const { consent } = facts;
  // Who withdraws the request takes the yes to being contacted about it back.
  const isOver = facts.withdrawnAt !== null;
  const shown = answer?.kind === 'shown' && answer.of === facts.lead.id ? answer.contact : null;
  const isByPhone = consent.channel === 'phone';
  const mayCall = isByPhone && !isOver;
  const hasContact = facts.maskedEmail !== null || facts.maskedPhone !== null;
  return (
    <AdminCard title={{ id: 'contact', text: m.lead_contact() }}>
      <div className="flex flex-col gap-3 px-5 pb-5">
        <div className="flex items-start gap-2">
          <span className="mt-1.5">
            <StateMark mark={isOver ? 'ring' : 'circle'} />
          </span>
          <div>
            <p>
              <span className="font-semibold">
                {isByPhone ? m.lead_consent_phone() : m.lead_consent_email()}
              </span>{' '}
              {m.lead_consent_given({
                at: shortDateTime(consent.at, getLocale()),
                version: consent.version,
              })}
            </p>
            {consent.text !== null && (
              <details>
                <summary className="min-h-6 cursor-pointer text-gran-700 underline underline-offset-4">
                  {m.lead_consent_words()}
                </summary>
                <p lang={consent.locale} className="mt-1">
                  »{consent.text}«
                </p>
              </details>
            )}
          </div>
        </div>
        {!mayCall && (
          <p className="font-semibold">{isOver ? m.lead_consent_over() : m.lead_no_calls()}</p>
        )}
        <dl className="border-t border-hairline">
          <Line name={m.lead_email()}>
            {shown?.email == null || isOver ? (
              (shown?.email ?? facts.maskedEmail ?? m.lead_not_given())
            ) : (
              <a href={mailTo(facts, shown.email)} className="underline underline-offset-4">
                {shown.email}
              </a>
            )}
          </Line>
          <Line name={m.lead_phone()}>
            {mayCall || shown === null
              ? (shown?.phone ?? facts.maskedPhone ?? m.lead_not_given())
              : m.lead_no_calls()}
          </Line>
          {mayCall && <Line name={m.lead_contact_time()}>{TIMES[facts.contactTime]()}</Line>}
        </dl>
        {hasContact && shown === null && (
          <Form method="post" preventScrollReset>
            <button
              type="submit"
              name={LEAD_FIELDS.intent}
              value="reveal"
              className="min-h-11 font-semibold text-gran-700 underline underline-offset-4"
            >
              {m.lead_reveal()}
              <span className="sr-only">: {m.lead_reveal_whom()}</span>
            </button>
          </Form>
        )}
        <p className="text-blaek-600">{m.lead_reveal_logged()}</p>
      </div>
    </AdminCard>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-b border-hairline py-2">
      <dt className="text-blaek-600">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
