import type { ReactNode } from 'react';
import type { FormTicket } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { PostForm } from '../../forms/post-form.tsx';
import { ProblemNotice } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { OfferFigures } from './offer-figures.ts';
import { offerForm, type OfferAnswer, type OfferValues, type PageObstacle } from './offer-form.ts';
import { fixTitle, problemWords } from './problem-words.ts';
import { Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';

export type OfferPageProps = {
  readonly figures: OfferFigures;
  /** ISO date of the prices. */
  readonly pricesFrom: string;
  readonly examplePrices: boolean;
  readonly obstacle: PageObstacle | null;
  /** The calculation as a query, for the ways back to it. */
  readonly query: string;
  readonly ticket: FormTicket;
  /** What is known of who asks; empty: nothing. */
  readonly person: Pick<OfferValues, 'name' | 'email'>;
  readonly answer: OfferAnswer | undefined;
  /** Where photos and bill are chosen. */
  readonly files: ReactNode;
};

const EMPTY: OfferValues = {
  name: '',
  preferredContactMethod: 'email',
  email: '',
  phone: '',
  preferredContactTime: 'any',
  notes: '',
  consent: '',
};

const loadCheck = () => import('./offer-check.ts').then(({ offerCheck }) => offerCheck);

/** Asking for an offer: what for, who asks, and what happens next. Works as a plain form, too. */
export function OfferPage(props: OfferPageProps) {
  const { figures, obstacle, query } = props;
  const form = useForm(offerForm, {
    answer: props.answer,
    idempotencyKey: props.ticket,
    values: { ...EMPTY, ...props.person },
    check: loadCheck,
  });
  const problem = form.problem ?? obstacle;
  return (
    <PostForm
      form={form}
      takesFiles
      className="offer-form mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-4 tablet:px-6 pt-4 pb-12 min-[1120px]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-8"
    >
      <div className="flex min-w-0 flex-col gap-12">
        <div className="flex flex-col gap-8">
          <div>
            <BackLink query={query} />
            {problem === null ? null : (
              <div className="mt-2 mb-6">
                <ProblemNotice
                  form={form}
                  problem={problem}
                  fixTitle={fixTitle}
                  wordsOf={(why, waitMs) => problemWords(why, waitMs, query)}
                />
              </div>
            )}
            <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.offer_title()}</h1>
            <p className="mt-1 text-18 text-blaek-600">{m.offer_lead()}</p>
          </div>
          {problem === 'no-panels' ? null : (
            <Summary
              title={m.offer_summary()}
              figures={figures}
              note={pricesNote(props)}
              link={
                <SiteLink
                  to={`${links.calculatorReport()}?${query}`}
                  className="inline-flex min-h-11 items-center text-14 text-gran-700 underline underline-offset-4 max-tablet:hidden"
                >
                  {m.offer_see_report()}
                </SiteLink>
              }
            />
          )}
        </div>
        <ContactFields field={form.field} />
        {props.files}
      </div>
      <div className="flex min-w-0 flex-col gap-6 max-[1119px]:border-t max-[1119px]:border-hairline max-[1119px]:pt-8 min-[1120px]:sticky min-[1120px]:top-22 min-[1120px]:col-start-2 min-[1120px]:row-span-2 min-[1120px]:row-start-1 min-[1120px]:mt-11 min-[1120px]:self-start">
        <Timeline title={m.offer_next()} sentOn={null} />
        <p className="border-t border-hairline pt-4 text-14 text-blaek-600">
          {m.offer_next_note()}
        </p>
      </div>
      <div className="min-w-0 min-[1120px]:col-start-1">
        <ConsentPanel form={form} />
      </div>
    </PostForm>
  );
}

function BackLink({ query }: { readonly query: string }) {
  return (
    <SiteLink
      to={`${links.calculator()}?${query}`}
      className="inline-flex min-h-11 items-center gap-1 text-gran-700 underline underline-offset-4 hover:text-gran-900"
    >
      <ChevronLeftIcon className="-ml-1.5" />
      {m.offer_back()}
    </SiteLink>
  );
}

function pricesNote({ pricesFrom, examplePrices }: OfferPageProps): string {
  const day = { date: date(pricesFrom, getLocale()) };
  return examplePrices ? m.offer_example_prices_from(day) : m.offer_prices_from(day);
}
