import type { FormTicket } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { ProblemNotice } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactForm, type ContactAnswer } from './contact-form.ts';
import { OtherWays } from './other-ways.tsx';
import { fixTitle, problemWords } from './problem-words.ts';
import { SendPanel } from './send-panel.tsx';

export type ContactPageProps = {
  /** The topic that the way here named; empty where it named none. */
  readonly topic: string;
  readonly ticket: FormTicket;
  readonly answer: ContactAnswer | undefined;
};

const loadCheck = () => import('./contact-check.ts').then(({ contactCheck }) => contactCheck);

/** Writing to the company, and the other ways to it. Works as a plain form, too. */
export function ContactPage({ topic, ticket, answer }: ContactPageProps) {
  const form = useForm(contactForm, {
    answer,
    idempotencyKey: ticket,
    values: { name: '', email: '', phone: '', topic, message: '' },
    check: loadCheck,
  });
  const days = brand.promises.answerWithinDays;
  return (
    <div className="mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-6 pt-8 pb-12 min-[62.5rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-12 tablet:pb-18">
      <div className="min-w-0">
        <ProblemNotice
          form={form}
          problem={form.problem}
          className="mb-8"
          fixTitle={fixTitle}
          wordsOf={problemWords}
        />
        <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
          {m.contact_title()}
        </h1>
        <p className="mt-4 max-w-[48ch] text-18 text-blaek-600">{m.contact_lead({ days })}</p>
        <PostForm form={form} className="mt-8 flex flex-col gap-8 tablet:mt-12">
          <div className="flex max-w-130 flex-col gap-6">
            <ContactFields field={form.field} />
          </div>
          <SendPanel form={form} />
        </PostForm>
      </div>
      <OtherWays />
    </div>
  );
}
