import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import type { OfferFigures } from './offer-figures.ts';
import { Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';

/** The form's class: one column, and beside it on a wide screen another. */
export const OFFER_COLUMNS =
  'offer-form mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-page pt-4 pb-12 min-[70rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-8';

type OfferFrameProps = AskedForProps & {
  /** Address of the calculation. */
  readonly calculation: string;
  /** Above the heading: what went wrong. */
  readonly notice: ReactNode;
  /** Whether there is anything to ask an offer for. */
  readonly hasSystem: boolean;
  /** Below the fields, and on a phone below what happens next. */
  readonly consent: ReactNode;
  readonly children: ReactNode;
};

/** The page around the form: what is asked for, and what happens next. */
export function OfferFrame(props: OfferFrameProps) {
  return (
    <>
      <div className="flex min-w-0 flex-col gap-12">
        <div className="flex flex-col gap-8">
          <OfferHead calculation={props.calculation}>{props.notice}</OfferHead>
          {props.hasSystem ? <AskedFor {...props} /> : null}
        </div>
        {props.children}
      </div>
      <WhatIsNext />
      <div className="min-w-0 min-[70rem]:col-start-1">{props.consent}</div>
    </>
  );
}

type OfferHeadProps = Pick<OfferFrameProps, 'calculation' | 'children'>;

/** The way back, what went wrong, and the heading. */
function OfferHead({ calculation, children }: OfferHeadProps) {
  return (
    <div>
      <SiteLink
        to={calculation}
        className="inline-flex min-h-11 items-center gap-1 text-gran-700 underline underline-offset-4 hover:text-gran-900"
      >
        <ChevronLeftIcon className="-ml-1.5" />
        {m.offer_back()}
      </SiteLink>
      {children}
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.offer_title()}</h1>
      <p className="mt-1 text-18 text-blaek-600">{m.offer_lead()}</p>
    </div>
  );
}

export type AskedForProps = {
  readonly figures: OfferFigures;
  /** ISO date of the prices. */
  readonly pricesFrom: string;
  readonly examplePrices: boolean;
  /** The calculation as a query, for the ways back to it. */
  readonly query: string;
};

function AskedFor({ figures, pricesFrom, examplePrices, query }: AskedForProps) {
  const day = { date: date(pricesFrom, getLocale()) };
  return (
    <Summary
      title={m.offer_summary()}
      figures={figures}
      note={examplePrices ? m.offer_example_prices_from(day) : m.offer_prices_from(day)}
      link={
        <SiteLink
          to={`${links.calculatorReport()}?${query}`}
          className="inline-flex min-h-11 items-center text-14 text-gran-700 underline underline-offset-4 max-tablet:hidden"
        >
          {m.offer_see_report()}
        </SiteLink>
      }
    />
  );
}

function WhatIsNext() {
  return (
    <div className="flex min-w-0 flex-col gap-6 max-[69.9375rem]:border-t max-[69.9375rem]:border-hairline max-[69.9375rem]:pt-8 min-[70rem]:sticky min-[70rem]:top-22 min-[70rem]:col-start-2 min-[70rem]:row-span-2 min-[70rem]:row-start-1 min-[70rem]:mt-11 min-[70rem]:self-start">
      <Timeline title={m.offer_next()} sentOn={null} />
      <p className="border-t border-hairline pt-4 text-14 text-blaek-600">{m.offer_next_note()}</p>
    </div>
  );
}
