import type { OfferedQuote } from '../../domain/staff/quotes.ts';
import { m } from '../../messages/compiled/messages.js';
import { date, decimal, kr, krParts } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { priceLineName } from '../../words/price-line-name.ts';
import { quotedSystem, quoteStanding, quoteSystemRows } from '../../words/quote-words.ts';
import type { DocumentBlock, ReportDocument } from '../../words/report/report-document.ts';

/**
 * The offer on paper: what the customer's page says, and nothing more.
 * @param drawn the roof with its panels; empty: nobody has drawn it
 */
export function quoteDocument(
  quote: OfferedQuote,
  { name, email }: { readonly name: string; readonly email: string },
  locale: Locale,
  drawn: readonly DocumentBlock[],
): ReportDocument {
  const options = { locale };
  const until = date(quote.validUntil, locale);
  const { value, unit, unitFirst } = krParts(quote.totalOre / 100, locale);
  const sum = (label: string, ore: number, isTotal = false) => ({
    cells: [label, '', kr(ore / 100, locale)],
    isTotal,
  });
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
      {
        title: m.quote_lines({}, options),
        lead: m.quote_lines_lead({}, options),
        source: null,
        blocks: [
          {
            kind: 'table',
            title: null,
            table: {
              caption: m.quote_lines({}, options),
              columns: [
                m.quote_line({}, options),
                m.quote_quantity({}, options),
                m.quote_ex_vat({}, options),
              ],
              widths: [5, 2, 3],
              rows: [
                ...quote.lines.map((line) => ({
                  cells: [
                    line.reason === undefined
                      ? priceLineName(line.code, locale)
                      : m.quote_discount_why({ reason: line.reason }, options),
                    line.unit === 'percent' ? '' : decimal(line.quantity, locale),
                    kr(line.totalOre / 100, locale),
                  ],
                })),
                sum(m.quote_total_ex_vat({}, options), quote.totalExVatOre, true),
                sum(m.quote_vat({}, options), quote.vatOre),
                sum(m.quote_total({}, options), quote.totalOre, true),
              ],
            },
          },
        ],
      },
      {
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
              rows: quoteSystemRows(quote, locale).map(({ label, value: said }) => ({
                cells: [label, said],
              })),
            },
          },
          ...drawn,
        ],
      },
    ],
    versions: [
      m.quote_about({}, options),
      m.quote_sent_valid({ date: date(quote.sentAt, locale), until }, options),
    ],
    pageNumber: m.quote_page_number({ page: '{page}', pages: '{pages}' }, options),
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
