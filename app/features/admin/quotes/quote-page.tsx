import { Form } from 'react-router';
import { DISCOUNT } from '../../../../domain/staff/quoted-lines.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, shortDecimal } from '../../../../words/format.ts';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { FactRows, systemFacts } from '../system-facts.tsx';
import { AdminCard } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { ManualMark, ManualPrice } from './manual-price.tsx';
import { PriceLinesCard } from './price-lines-card.tsx';
import { DiscountCard, RemoveDiscount } from './discount.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { EndDraft, RecallQuote } from './end-quote.tsx';
import { CompanyNote } from './company-note.tsx';
import { SendDialog } from './send-dialog.tsx';
import { SigningNote } from './signing-note.tsx';
import {
  STAFF_QUOTE_FIELDS,
  STAFF_QUOTE_QUERY,
  type StaffQuoteAnswer,
  type StaffQuoteView,
} from './quote-view.ts';
import { quoteRefusal, quoteStateName } from './quote-words.ts';

type QuotePageProps = {
  readonly view: StaffQuoteView;
  readonly answer: StaffQuoteAnswer | undefined;
};

/** One offer: a draft to work on, or what was sent, locked. */
export function StaffQuotePage({ view, answer }: QuotePageProps) {
  const { quote, isSending } = view;
  const { lead } = quote;
  const isDraft = quote.state === 'draft';
  const refusal = quoteRefusal(answer);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={staffLinks.lead(lead.id)}>{m.quotes_back({ name: lead.name })}</BackLink>
          <h1 className="text-28 font-semibold">{m.quote_title({ number: quote.number })}</h1>
          <p className="text-blaek-600">
            {m.quotes_sub({ name: lead.name, place: lead.place, reference: lead.reference })}
          </p>
        </div>
        <Acts view={view} />
      </header>
      {lead.isWithdrawn && (
        <p className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold">
          {m.quotes_refused_withdrawn()}
        </p>
      )}
      {refusal !== null && answer?.kind !== 'withdrawn' && (
        <p
          role="alert"
          className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold"
        >
          {refusal}
        </p>
      )}
      {quote.isUnreadable && (
        <p className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold">
          {m.quotes_unreadable_bar()}
        </p>
      )}
      <StateBar view={view} />
      {isDraft && <CompanyNote gaps={quote.companyGaps} />}
      {isDraft && <SigningNote lacks={quote.signingLacks} />}
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_352px]">
        <PriceLinesCard
          priceBookVersion={quote.priceBookVersion}
          lines={quote.lines}
          totals={quote}
          profitExVatOre={quote.profitExVatOre}
          under={(line, index) =>
            isDraft && line.code === DISCOUNT ? (
              <RemoveDiscount index={index} version={quote.version} />
            ) : isDraft ? (
              <ManualPrice
                key={quote.version}
                line={line}
                index={index}
                version={quote.version}
                answer={answer}
              />
            ) : (
              <ManualMark line={line} />
            )
          }
        />
        <div className="flex min-w-0 flex-col gap-6">
          <SystemCard view={view} answer={answer} />
          {isDraft && <DiscountCard version={quote.version} answer={answer} />}
          {isDraft && <EndDraft version={quote.version} />}
          {view.contract !== null && <ContractFacts contract={view.contract} answer={answer} />}
          {quote.state === 'sent' && <RecallQuote number={quote.number} answer={answer} />}
        </div>
      </div>
      {isDraft && isSending && <SendDialog quote={quote} />}
    </div>
  );
}

function Acts({ view: { quote, page, pdf } }: { readonly view: StaffQuoteView }) {
  if (quote.state === 'draft') {
    return (
      <SiteLink
        to={`${staffLinks.quote(quote.id)}?${STAFF_QUOTE_QUERY.send}=1`}
        className={`${buttonClass('filled')} min-h-11`}
      >
        {m.quotes_send()}
      </SiteLink>
    );
  }
  return (
    <div className="flex flex-wrap gap-6">
      {[
        { to: page, words: m.quotes_as_customer() },
        { to: pdf, words: m.quotes_pdf() },
      ].map(({ to, words }) => (
        <a
          key={words}
          href={to ?? ''}
          className="inline-flex min-h-11 items-center font-semibold text-gran-700 underline underline-offset-4"
        >
          {words}
        </a>
      ))}
    </div>
  );
}

/** Whether it is locked, opened, answered; of a draft, whether a price in it has grown old. */
function StateBar({ view: { quote } }: { readonly view: StaffQuoteView }) {
  const locale = getLocale();
  if (quote.state === 'draft') {
    if (!quote.isStale) return null;
    return (
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-sol-100 px-5 py-3"
      >
        <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={quote.version} />
        <p className="max-w-[70ch] text-sol-700">{m.quotes_stale_bar()}</p>
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={STAFF_QUOTE_FIELDS.intent}
          value="confirm"
        >
          {m.quotes_confirm()}
        </Button>
      </Form>
    );
  }
  const at = quote.answeredAt === null ? '' : shortDateTime(quote.answeredAt, locale);
  return (
    <div className="rounded-control bg-kalk-100 px-5 py-3">
      <p>
        <strong className="font-semibold">{quoteStateName(quote.state)}.</strong>{' '}
        {m.quotes_locked({ at: shortDateTime(quote.sentAt ?? quote.changedAt, locale) })}
      </p>
      <p>
        {quote.sentAt !== null &&
          quote.validUntil !== null &&
          `${m.quotes_sent_at({
            at: shortDateTime(quote.sentAt, locale),
            until: shortDate(quote.validUntil, locale),
          })}. `}
        {quote.openedCount === 0
          ? m.quotes_not_opened()
          : m.quotes_opened({ count: quote.openedCount })}
        {'. '}
        {quote.state === 'accepted' && m.quotes_signed({ name: quote.signedName ?? '', at })}
        {quote.state === 'declined' && m.quotes_answered({ at })}
        {quote.answerNote !== '' && ` ${m.quotes_answer_note({ note: quote.answerNote })}`}
      </p>
    </div>
  );
}

/** What it is calculated for; a draft is calculated anew from here. */
function SystemCard({ view: { quote }, answer }: QuotePageProps) {
  const locale = getLocale();
  const mine = answer?.intent === 'reprice' ? answer : undefined;
  const { system } = quote;
  return (
    <AdminCard title={{ id: 'quote-system', text: m.quotes_design() }}>
      <FactRows className="px-5 pb-2" rows={systemFacts(system, locale)} />
      {quote.state === 'draft' && (
        <Form
          key={quote.version}
          method="post"
          preventScrollReset
          noValidate
          className="flex flex-col gap-3 border-t border-hairline px-5 py-4"
        >
          <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={quote.version} />
          <TextField
            size={44}
            label={m.quotes_panels()}
            name={STAFF_QUOTE_FIELDS.panels}
            inputMode={numberMode(0)}
            defaultValue={mine?.panels ?? decimal(system.numberOfPanels, locale)}
            error={mine?.errors.panels}
          />
          <TextField
            size={44}
            label={m.quotes_battery()}
            name={STAFF_QUOTE_FIELDS.battery}
            inputMode={numberMode(0)}
            defaultValue={mine?.battery ?? shortDecimal(system.batteryKwh, locale, 3)}
            error={mine?.errors.battery}
          />
          <Button
            type="submit"
            size={44}
            variant="outlined"
            name={STAFF_QUOTE_FIELDS.intent}
            value="reprice"
          >
            {m.quotes_reprice()}
          </Button>
        </Form>
      )}
    </AdminCard>
  );
}
