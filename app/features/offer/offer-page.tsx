import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { FormTicket } from '../../../domain/posted-form.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { ProblemNotice } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { links } from '../../links.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { ContactFields } from './contact-fields.tsx';
import * as offer from './offer-form.ts';
import { OFFER_COLUMNS, OfferFrame, type AskedForProps } from './offer-frame.tsx';
import { fixTitle, problemWords } from './problem-words.ts';

export type OfferPageProps = AskedForProps & {
  readonly obstacle: offer.PageObstacle | null;
  readonly ticket: FormTicket;
  /** What is known of who asks; empty: nothing. */
  readonly person: Pick<offer.OfferValues, 'name' | 'email'>;
  readonly answer: offer.OfferAnswer | undefined;
  /** Where the house is told; a form of its own. */
  readonly addressForm: ReactNode;
  /** Where photos and bill are chosen. */
  readonly files: ReactNode;
};

/** Asking for an offer: what for, who asks, and what happens next. Works as a plain form, too. */
export function OfferPage(props: OfferPageProps) {
  const form = useForm(offer.offerForm, {
    answer: props.answer,
    idempotencyKey: props.ticket,
    values: { ...offer.EMPTY_OFFER, ...props.person },
    check: offer.loadOfferCheck,
  });
  const lacksAddress = props.obstacle === 'address';
  // Told since, it is no longer what is wrong.
  const refusal = form.problem === 'address' ? null : form.problem;
  const problem = refusal ?? props.obstacle;
  const calculation = `${links.calculator()}?${props.query}`;
  const notice = (
    <ProblemNotice
      {...{ form, fixTitle }}
      problem={problem === 'address' ? null : problem}
      className="mt-2 mb-6"
      wordsOf={(why, ways) => problemWords(why, ways, calculation)}
    />
  );
  const consent = <ConsentPanel form={form} />;
  return (
    <>
      {lacksAddress ? (
        <AddressFirst attempt={form.problem === 'address' ? form.attempt : 0}>
          {props.addressForm}
        </AddressFirst>
      ) : null}
      <PostForm form={form} takesFiles className={OFFER_COLUMNS}>
        <OfferFrame
          {...props}
          {...{ calculation, notice, consent }}
          hasSystem={problem !== 'no-panels'}
        >
          <ContactFields field={form.field} />
          {props.files}
        </OfferFrame>
      </PostForm>
    </>
  );
}

type AddressFirstProps = {
  /** Which form was refused for want of it; 0: none. From the first on it takes focus, like a notice. */
  readonly attempt: number;
  readonly children: ReactNode;
};

/** The figures are an example's: no offer can be asked for before the house is told. */
function AddressFirst({ attempt, children }: AddressFirstProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt !== 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className="mx-auto max-w-312 px-page pt-8">
      <section
        ref={box}
        role={attempt === 0 ? undefined : 'alert'}
        tabIndex={-1}
        aria-labelledby="offer-address"
        className="max-w-178 rounded-card border border-hairline border-l-8 border-l-sol-400 bg-white p-5 focus:focus-ring"
      >
        <h2 id="offer-address" className="text-22 font-semibold">
          {m.offer_address_title()}
        </h2>
        <p className="mt-1 mb-4">{m.offer_address_text()}</p>
        {children}
      </section>
    </div>
  );
}
