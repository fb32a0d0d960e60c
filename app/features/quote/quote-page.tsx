import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { companyLines } from '../../../words/company-words.ts';
import { isContract } from '../../../words/contract-words.ts';
import { date } from '../../../words/format.ts';
import { quoteStanding } from '../../../words/quote-words.ts';
import { useWriteTo, WriteToLink } from '../../write-to.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { ContractCard } from './contract-card.tsx';
import { AnswerByMail } from './answer-by-mail.tsx';
import { DeclineQuote, OrderQuote } from './answer-quote.tsx';
import { Payment, When } from './payment-and-delivery.tsx';
import { QuoteAside } from './quote-aside.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { QuoteAnswered, QuoteView } from './quote-view.ts';
import { Rights } from './rights.tsx';
import { WhatToExpect, WhatYouGet } from './what-you-get.tsx';

type QuotePageProps = {
  readonly view: Extract<QuoteView, { kind: 'quote' }>;
  readonly answered: QuoteAnswered | undefined;
};

/**
 * A quote as its customer sees it: what they get, what it costs and when, whom they deal with, their rights, and the two
 * answers to it.
 */
export function QuotePage({ view, answered }: QuotePageProps) {
  const writeTo = useWriteTo();
  const { quote, isStaff } = view;
  const canAnswer = quote.state === 'sent' && !isStaff;
  return (
    <div className="mx-auto grid max-w-312 gap-x-18 gap-y-12 px-page pt-8 pb-18 min-[70rem]:grid-cols-[minmax(0,728px)_minmax(0,400px)] tablet:pt-14">
      <div className="flex min-w-0 flex-col gap-12">
        {answered !== undefined && (
          <FormNotice title={m.quote_refused()} attempt={answered}>
            <p className="mt-1">{problemWords(answered, writeTo)}</p>
          </FormNotice>
        )}
        {isStaff && <p className="rounded-control bg-kalk-100 px-5 py-3">{m.quote_by_staff()}</p>}
        <QuoteHead quote={quote} isStaff={isStaff} />
        {view.contract !== null && <ContractCard {...view.contract} />}
        <WhatYouGet quote={quote} />
        <WhatToExpect quote={quote} />
        <QuoteLines quote={quote} />
        {isContract(quote) && (
          <>
            <Payment quote={quote} />
            <When quote={quote} />
          </>
        )}
      </div>
      <QuoteAside view={view} canOrder={canAnswer && quote.signsOnline} />
      <div className="flex min-w-0 flex-col gap-8 min-[70rem]:col-start-1">
        {isContract(quote) && <Rights quote={quote} />}
        {canAnswer && (
          <>
            {quote.signsOnline ? (
              <OrderQuote quote={quote} answered={answered} />
            ) : (
              <AnswerByMail quote={quote} />
            )}
            <DeclineQuote answered={answered} />
          </>
        )}
      </div>
    </div>
  );
}

type QuoteHeadProps = { readonly quote: OfferedQuote; readonly isStaff: boolean };

function QuoteHead({ quote, isStaff }: QuoteHeadProps) {
  const locale = getLocale();
  const { title, text } = quoteStanding(quote, useWriteTo(), locale);
  const [seller = ''] = quote.seller === null ? [] : companyLines(quote.seller.facts, locale);
  return (
    <header>
      <p className="text-14 text-blaek-600">
        {m.quote_title({ number: quote.number })} ·{' '}
        {m.quote_reference({ reference: quote.reference })}
      </p>
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{title}</h1>
      <p className="mt-1 max-w-[60ch] text-18">
        {seller !== '' && m.contract_from({ seller })}{' '}
        {quote.state === 'sent' && !isStaff && pageLead(quote)} {text}
      </p>
      <p className="mt-2 text-blaek-600">
        {m.quote_sent_valid({
          date: date(quote.sentAt, locale),
          until: date(quote.validUntil, locale),
        })}
      </p>
    </header>
  );
}

const pageLead = ({ signsOnline }: OfferedQuote) =>
  signsOnline ? m.quote_page_lead() : m.quote_page_lead_by_mail();

function problemWords({ problem }: QuoteAnswered, writeTo: string): string {
  switch (problem) {
    case 'no-name':
      return m.quote_name_missing();
    case 'not-agreed':
      return m.quote_agree_missing();
    case 'closed':
      return m.quote_closed();
    case 'not-online':
      return m.quote_not_online({ email: writeTo });
    case 'is-staff':
      return m.customer_only();
    case 'unreachable':
      return m.unanswered_unreachable();
    case 'failed':
      return m.receipt_withdraw_failed({ email: writeTo });
  }
}

/** An address that opens nothing. */
export function NoQuote() {
  const writeTo = useWriteTo();
  return (
    <div className="mx-auto max-w-200 px-page pt-8 pb-18 tablet:pt-14">
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.quote_unknown_title()}</h1>
      <p className="mt-2 max-w-[52ch] text-18 text-blaek-600">
        {m.quote_unknown_text({ email: writeTo })}
      </p>
      <WriteToLink className={`${buttonClass('outlined')} mt-8 max-tablet:w-full`}>
        {m.quote_unknown_write()}
      </WriteToLink>
    </div>
  );
}
