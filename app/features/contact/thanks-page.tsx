import { useEffect, useRef } from 'react';
import type { ContactTopic } from '../../../domain/contact-message.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { brand } from '../../brand.ts';
import { useWriteTo } from '../../write-to.tsx';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { topicName } from './topic-name.ts';

export type ThanksPageProps = {
  /** What a person names when they write or call. */
  readonly reference: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Where the answer goes, masked. */
  readonly email: string;
  readonly topic: ContactTopic;
  /** Whether a receipt goes to the sender by mail, too. */
  readonly comesByMail: boolean;
  /** Whether a receipt could go out at all. */
  readonly isReceiptSent: boolean;
  readonly isLocal: boolean;
};

/** What was received, and what happens with it. */
export function ThanksPage(receipt: ThanksPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form at the same address, so a reader has to hear that the button did something.
  useEffect(() => heading.current?.focus(), []);
  const promise = { days: brand.promises.answerWithinDays };
  return (
    <div className="mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-6 pt-8 pb-12 min-[62.5rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-14 tablet:pb-18">
      <div className="min-w-0">
        <span className="mb-4 flex size-12 items-center justify-center rounded-full border border-transparent bg-gran-100 text-gran-700">
          <CheckIcon size={28} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-36 font-semibold tracking-[-0.018em] outline-none"
        >
          {m.contact_thanks_title()}
        </h1>
        <p className="mt-4 text-18">
          {m.contact_thanks_lead({ email: receipt.email, ...promise })}
        </p>
        <p className="mt-2 text-blaek-600">
          {m.contact_thanks_reference({ reference: receipt.reference })}{' '}
          {receipt.comesByMail ? m.contact_thanks_mail() : null}
        </p>
        {receipt.isReceiptSent ? null : (
          <p className="mt-2">{m.contact_thanks_unsent({ email: receipt.email })}</p>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SiteLink
            to={links.calculatorStart()}
            className={`${buttonClass('filled')} max-tablet:w-full`}
          >
            {m.contact_to_calculator()}
          </SiteLink>
          <SiteLink
            to={links.contact()}
            className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {m.contact_again()}
          </SiteLink>
        </div>
        {receipt.isLocal ? (
          <p className="mt-8 text-14 text-blaek-600">
            {m.contact_local()}{' '}
            <a href="/dev/outbox" className="text-gran-700 underline underline-offset-4">
              /dev/outbox
            </a>
          </p>
        ) : null}
      </div>
      <Next sentOn={date(receipt.createdAt, getLocale())} topic={topicName(receipt.topic)} />
    </div>
  );
}

function Next({ sentOn, topic }: { readonly sentOn: string; readonly topic: string }) {
  const { promises } = brand;
  const writeTo = useWriteTo();
  const steps = [
    {
      when: sentOn,
      what: m.contact_next_stored(),
      text: m.contact_next_stored_text({ topic }),
    },
    {
      when: m.contact_next_answer_when({ days: promises.answerWithinDays }),
      what: m.contact_next_answer(),
      text: m.contact_next_answer_text(),
    },
    {
      when: m.contact_next_silence_when(),
      what: m.contact_next_silence(),
      text: m.contact_next_silence_text({ email: writeTo }),
    },
  ];
  return (
    <section aria-labelledby="contact-next" className="min-w-0">
      <h2 id="contact-next" className="text-22 font-semibold">
        {m.contact_next()}
      </h2>
      <ol className="mt-4 border-t-2 border-gran-900">
        {steps.map(({ when, what, text }) => (
          <li key={what} className="border-b border-gran-900/15 py-4">
            <p className="text-14 text-blaek-600">{when}</p>
            <p className="font-semibold">{what}</p>
            <p className="text-blaek-600">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
