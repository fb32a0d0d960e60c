import type { OfferedQuote } from '../../domain/staff/quotes.ts';
import { m } from '../../messages/compiled/messages.js';
import { isContract } from '../../words/contract-words.ts';
import { date, krParts } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { quotePriceTable } from '../../words/price-table.ts';
import { quotedSystem, quoteStanding, quoteSystemRows } from '../../words/quote-words.ts';
import type {
  DocumentBlock,
  DocumentSection,
  ReportDocument,
} from '../../words/report/report-document.ts';
import { dutySections, getSection, sellerSection } from './contract-document.ts';

type QuoteHouse = {
  readonly name: string;
  readonly email: string;
  /** Any address of the site, for where the papers are. */
  readonly site: URL;
};

/**
 * The offer on paper: what the customer's page says, and nothing more.
 * @param drawn the roof with its panels; empty: nobody has drawn it
 */
export function quoteDocument(
  quote: OfferedQuote,
  { name, email, site }: QuoteHouse,
  locale: Locale,
  drawn: readonly DocumentBlock[],
): ReportDocument {
  const options = { locale };
  const until = date(quote.validUntil, locale);
  const { value, unit, unitFirst } = krParts(quote.totalOre / 100, locale);
  return {
    locale,
    brand: name,
    title: m.quote_title({ number: quote.number }, options),
    subject: [quote.place, m.quote_reference({ reference: quote.reference }, options)]
      .filter((words) => words !== '')
      .join(' · '),
    headline: m.quote_headline({ system: quotedSystem(quote.system, locale) }, options),
    prices: quote.isExample ? m.report_banner_example({}, options) : '',
    figures: [
      {
        label: m.quote_price({}, options),
        value,
        unit,
        unitFirst,
        note: m.quote_incl_vat({}, options),
      },
    ],
    verdict: {
      words: quoteStateWords(quote, locale),
      text: quoteStanding(quote, email, locale).text,
    },
    reasons: null,
    caution: null,
    sections: [
      ...(isContract(quote)
        ? [sellerSection(quote, locale), getSection(quote, drawn, { site, locale })]
        : []),
      priceSection(quote, locale),
      systemSection(quote, isContract(quote) ? [] : drawn, locale),
      ...(isContract(quote) ? dutySections(quote, { site, locale }) : []),
    ],
    versions: [
      m.quote_about({}, options),
      m.quote_sent_valid({ date: date(quote.sentAt, locale), until }, options),
    ],
    pageNumber: m.quote_page_number({ page: '{page}', pages: '{pages}' }, options),
  };
}

function priceSection(quote: OfferedQuote, locale: Locale): DocumentSection {
  const options = { locale };
  const { lead, column, rows, sums } = quotePriceTable(quote, locale);
  return {
    title: m.quote_lines({}, options),
    lead,
    source: null,
    blocks: [
      {
        kind: 'table',
        title: null,
        table: {
          caption: m.quote_lines({}, options),
          columns: [m.quote_line({}, options), m.quote_quantity({}, options), column],
          widths: [5, 2, 3],
          rows: [
            ...rows.map(({ name, reason, quantity, amount }) => ({
              cells: [
                reason === undefined ? name : m.quote_discount_why({ reason }, options),
                quantity,
                amount,
              ],
            })),
            ...sums.map(({ name, amount, isTotal }) => ({ cells: [name, '', amount], isTotal })),
          ],
        },
      },
    ],
  };
}

function systemSection(
  quote: OfferedQuote,
  drawn: readonly DocumentBlock[],
  locale: Locale,
): DocumentSection {
  const options = { locale };
  return {
    title: m.quote_system({}, options),
    lead: m.quote_system_lead({}, options),
    source: null,
    blocks: [
      {
        kind: 'facts',
        caption: m.quote_system({}, options),
        table: {
          caption: m.quote_system({}, options),
          columns: [],
          widths: [1, 1],
          rows: quoteSystemRows(quote, locale).map(({ label, value }) => ({
            cells: [label, value],
          })),
        },
      },
      ...drawn,
    ],
  };
}

/** How a quote stands, to its customer. */
export function quoteStateWords(quote: OfferedQuote, locale: Locale): string {
  const options = { locale };
  switch (quote.state) {
    case 'accepted':
      return m.quote_state_accepted({}, options);
    case 'declined':
      return m.quote_state_declined({}, options);
    case 'expired':
      return m.quote_state_expired({}, options);
    case 'withdrawn':
    case 'request-withdrawn':
      return m.quote_state_withdrawn({}, options);
    case 'draft':
    case 'sent':
      return m.quote_state_open({ date: date(quote.validUntil, locale) }, options);
  }
}
