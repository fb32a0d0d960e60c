import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { KEY_FIELD, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { useKeptFields } from '../../ui/form/kept-fields.ts';
import { Trap } from '../../ui/form/trap.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';
import type { ContactAnswer } from './contact-answer.ts';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_FIELDS, readForm } from './form-values.ts';
import { OtherWays } from './other-ways.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { SendPanel } from './send-panel.tsx';

export type ContactPageProps = {
  /** The topic that the way here named; empty where it named none. */
  readonly topic: string;
  readonly idempotencyKey: string;
  readonly answer: ContactAnswer | undefined;
};

const KEPT = {
  key: 'solrig_contact_form',
  fields: CONTACT_FIELDS,
  typed: ['name', 'email', 'phone', 'message'],
} as const;

/** What is wrong by the server's own schema, which is loaded only once something was wrong. */
async function recheckOf(form: HTMLFormElement) {
  const { recheck } = await import('./recheck.ts');
  return () => recheck(readForm(new FormData(form)));
}

/** Writing to the company, and the other ways to it. Works as a plain form, too. */
export function ContactPage(props: ContactPageProps) {
  const isSending = useNavigation().formMethod === 'POST';
  const form = useSentForm({ answer: props.answer, isSending, recheck: recheckOf });
  const element = useRef<HTMLFormElement>(null);
  useKeptFields(element, KEPT);
  const empty = { name: '', email: '', phone: '', topic: props.topic, message: '' };
  const days = brand.promises.answerWithinDays;
  return (
    <div className="mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-6 pt-8 pb-12 min-[1120px]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-12 tablet:pb-18">
      <div className="min-w-0">
        {form.answer === null ? null : (
          <div className="mb-8">
            <ProblemNotice
              problem={form.answer.problem}
              errors={form.answer.errors}
              attempt={form.attempt}
            />
          </div>
        )}
        <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
          {m.contact_title()}
        </h1>
        <p className="mt-4 max-w-[48ch] text-18 text-blaek-600">{m.contact_lead({ days })}</p>
        <Form
          ref={element}
          method="post"
          noValidate
          onBlur={form.onBlur}
          onSubmit={form.onSubmit}
          className="mt-8 flex flex-col gap-8 tablet:mt-12"
        >
          <input
            type="hidden"
            name={KEY_FIELD}
            value={form.answer?.idempotencyKey ?? props.idempotencyKey}
          />
          <div className="flex max-w-130 flex-col gap-6">
            <ContactFields values={form.answer?.values ?? empty} errors={form.errors} />
          </div>
          <Trap name={TRAP_FIELD} label={m.contact_trap()} />
          <SendPanel sending={form.sending} />
        </Form>
      </div>
      <OtherWays />
    </div>
  );
}
