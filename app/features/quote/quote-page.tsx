import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal, kr, krParts } from '../../../words/format.ts';
import { priceLineName } from '../../../words/price-line-name.ts';
import { quoteStanding, quoteSystemRows } from '../../../words/quote-words.ts';
import { brand } from '../../brand.ts';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from '../../ui/figure.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { AnswerByMail } from './answer-by-mail.tsx';
import { AcceptQuote, DeclineQuote } from './answer-quote.tsx';
import { Seller } from './seller.tsx';
import type { QuoteAnswered, QuoteView } from './quote-view.ts';

type QuotePageProps = {
  readonly view: Extract<QuoteView, { kind: 'quote' }>;
  readonly answered: QuoteAnswered | undefined;
};

/** An offer as its customer sees it: what it costs, line by line, and the two answers to it. */
export function QuotePage({ view, answered }: QuotePageProps) {
  const { quote, pdf, isStaff } = view;
  const locale = getLocale();
  const isOpen = quote.state === 'sent';
  return (
    <div className="mx-auto flex max-w-200 flex-col gap-8 px-page pt-8 pb-18 tablet:pt-14">
      {answered !== undefined && (
        <FormNotice title={m.quote_refused()} attempt={answered}>
          <p className="mt-1">{problemWords(answered)}</p>
        </FormNotice>
      )}
      {isStaff && <p className="rounded-control bg-kalk-100 px-5 py-3">{m.quote_by_staff()}</p>}
      <QuoteHead quote={quote} isStaff={isStaff} />
      <section className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6">
        <p className="text-14 text-blaek-600">{m.quote_price()}</p>
        <Figure size="large" {...krParts(quote.totalOre / 100, locale)} />
        <p className="text-14 text-blaek-600">{m.quote_incl_vat()}</p>
        <dl className="mt-4 grid gap-x-8 border-t border-hairline pt-2 tablet:grid-cols-2">
          {quoteSystemRows(quote, locale).map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 py-2">
              <dt className="text-blaek-600">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {quote.roof !== null && (
          <figure className="mt-2 flex flex-col items-center gap-2 border-t border-hairline pt-4">
            <RoofPictureChart picture={quote.roof} locale={locale} />
            <figcaption className="self-start text-14 text-blaek-600">
              {m.roof_picture_note()}
            </figcaption>
          </figure>
        )}
        {quote.isExample && (
          <p className="mt-2 text-14 text-blaek-600">{m.report_banner_example()}</p>
        )}
      </section>
      <QuoteLines quote={quote} />
      <Seller company={quote.company} />
      <a href={pdf} className={`${buttonClass('outlined')} self-start max-tablet:w-full`}>
        {m.quote_pdf()}
      </a>
      {isOpen && !isStaff && (
        <>
          {quote.signsOnline ? (
            <AcceptQuote quote={quote} answered={answered} />
          ) : (
            <AnswerByMail quote={quote} />
          )}
          <DeclineQuote answered={answered} />
        </>
      )}
    </div>
  );
}

type QuoteHeadProps = { readonly quote: OfferedQuote; readonly isStaff: boolean };

function QuoteHead({ quote, isStaff }: QuoteHeadProps) {
  const locale = getLocale();
  const { title, text } = quoteStanding(quote, brand.email, locale);
  return (
    <header>
      <p className="text-14 text-blaek-600">
        {m.quote_title({ number: quote.number })} ·{' '}
        {m.quote_reference({ reference: quote.reference })}
      </p>
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{title}</h1>
      <p className="mt-1 max-w-[60ch] text-18">
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

function QuoteLines({ quote }: { readonly quote: OfferedQuote }) {
  const locale = getLocale();
  const sums = [
    [m.quote_total_ex_vat(), quote.totalExVatOre],
    [m.quote_vat(), quote.vatOre],
    [m.quote_total(), quote.totalOre],
  ] as const;
  return (
    <section aria-labelledby="quote-lines">
      <h2 id="quote-lines" className="text-22 font-semibold">
        {m.quote_lines()}
      </h2>
      <p className="mt-1 text-blaek-600">{m.quote_lines_lead()}</p>
      <table className="mt-3 w-full border-collapse" aria-labelledby="quote-lines">
        <thead>
          <tr className="text-14 text-blaek-600">
            <th scope="col" className="py-2 text-left font-normal">
              {m.quote_line()}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {m.quote_quantity()}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {m.quote_ex_vat()}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            // Two of one code stand in their order.
            <tr key={`${line.code} ${index}`} className="border-t border-hairline">
              <th scope="row" className="py-2.5 text-left font-normal">
                {priceLineName(line.code, locale)}
                {line.reason !== undefined && (
                  <span className="block max-w-[48ch] text-14 text-blaek-600 [overflow-wrap:anywhere]">
                    {line.reason}
                  </span>
                )}
              </th>
              <td className="py-2.5 pl-3 text-right tabular-nums">
                {line.unit === 'percent' ? '' : decimal(line.quantity, locale)}
              </td>
              <td className="py-2.5 pl-3 text-right tabular-nums">
                {kr(line.totalOre / 100, locale)}
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className="border-t-2 border-blaek">
          {sums.map(([name, ore]) => (
            <tr key={name}>
              <th scope="row" colSpan={2} className="py-2 text-left font-semibold">
                {name}
              </th>
              <td className="py-2 pl-3 text-right font-semibold tabular-nums">
                {kr(ore / 100, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function problemWords({ problem }: QuoteAnswered): string {
  switch (problem) {
    case 'no-name':
      return m.quote_name_missing();
    case 'not-agreed':
      return m.quote_agree_missing();
    case 'closed':
      return m.quote_closed();
    case 'not-online':
      return m.quote_not_online({ email: brand.email });
    case 'is-staff':
      return m.customer_only();
    case 'unreachable':
      return m.unanswered_unreachable();
    case 'failed':
      return m.receipt_withdraw_failed({ email: brand.email });
  }
}

/** An address that opens nothing. */
export function NoQuote() {
  return (
    <div className="mx-auto max-w-200 px-page pt-8 pb-18 tablet:pt-14">
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.quote_unknown_title()}</h1>
      <p className="mt-2 max-w-[52ch] text-18 text-blaek-600">
        {m.quote_unknown_text({ email: brand.email })}
      </p>
      <a
        href={`mailto:${brand.email}`}
        className={`${buttonClass('outlined')} mt-8 max-tablet:w-full`}
      >
        {m.quote_unknown_write()}
      </a>
    </div>
  );
}
