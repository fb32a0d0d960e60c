import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  deliveryWeeks,
  isContract,
  sellerLines,
  withdrawalShort,
  type ContractQuote,
} from '../../../words/contract-words.ts';
import { date, kr, krParts } from '../../../words/format.ts';
import { installedRows } from '../../../words/quote-words.ts';
import { DownloadIcon } from '../../ui/action-icons.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from '../../ui/figure.tsx';
import type { QuoteView } from './quote-view.ts';

type QuoteAsideProps = {
  readonly view: Extract<QuoteView, { kind: 'quote' }>;
  /** Whether the order stands further down. */
  readonly canOrder: boolean;
};

/** The price with what matters most, and who sells: beside the quote on a wide screen. */
export function QuoteAside({ view: { quote, pdf }, canOrder }: QuoteAsideProps) {
  return (
    <aside className="flex min-w-0 flex-col gap-6 self-start min-[70rem]:sticky min-[70rem]:top-22 min-[70rem]:col-start-2 min-[70rem]:row-span-2 min-[70rem]:row-start-1">
      <section
        aria-labelledby="quote-price"
        className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
      >
        <h2 id="quote-price" className="text-14 text-blaek-600">
          {m.contract_fixed_price()}
        </h2>
        <Figure {...krParts(quote.totalOre / 100, getLocale())} />
        <dl className="mt-2">
          {asideRows(quote).map(({ label, value }) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-t border-hairline py-2.5 first:border-t-0"
            >
              <dt className="text-blaek-600">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-col gap-3">
          {canOrder && (
            <a href="#quote-order" className={buttonClass('filled')}>
              {m.contract_go()}
            </a>
          )}
          <a href={pdf} className={buttonClass('outlined')}>
            <DownloadIcon />
            {m.quote_pdf()}
          </a>
        </div>
        {isContract(quote) && (
          <p className="mt-4 text-14">{withdrawalShort(quote.seller, getLocale())}</p>
        )}
        {quote.isExample && (
          <p className="mt-2 text-14 text-blaek-600">{m.report_banner_example()}</p>
        )}
      </section>
      {isContract(quote) && <Seller quote={quote} />}
    </aside>
  );
}

function asideRows(quote: OfferedQuote) {
  const locale = getLocale();
  const weeks = isContract(quote) ? deliveryWeeks(quote.seller, locale) : '';
  return [
    ...installedRows(quote, locale),
    ...(weeks === ''
      ? []
      : [{ label: m.contract_mounted(), value: m.contract_mounted_after({ weeks }) }]),
    ...(isContract(quote) ? [{ label: m.contract_pay_step_ordered(), value: kr(0, locale) }] : []),
    ...(quote.state === 'sent'
      ? [{ label: m.contract_valid(), value: date(quote.validUntil, locale) }]
      : []),
  ];
}

function Seller({ quote: { seller } }: { readonly quote: ContractQuote }) {
  const [who, ...more] = sellerLines(seller, getLocale());
  const { email } = seller.facts;
  return (
    <section aria-labelledby="quote-seller" className="wrap-break-word min-[70rem]:px-6">
      <h2 id="quote-seller" className="text-22 font-semibold min-[70rem]:text-18">
        {m.contract_seller()}
      </h2>
      <p className="mt-2 font-semibold">{who}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
      >
        {m.quote_unknown_write()}
      </a>
    </section>
  );
}
