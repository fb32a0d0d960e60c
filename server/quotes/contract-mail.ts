import { PAPER_KINDS } from '../../domain/company/papers.ts';
import { m } from '../../messages/compiled/messages.js';
import { paperName } from '../../words/company-words.ts';
import {
  deliveryText,
  isContract,
  partWords,
  paymentLines,
  rightsWords,
  sellerLines,
} from '../../words/contract-words.ts';
import type { OfferedQuote } from '../../domain/staff/quotes.ts';
import type { Locale } from '../../words/locale.ts';
import type { Part } from '../outbox/mail-parts.ts';
import { paperAddress, pdfAddress } from './paper-address.ts';

/**
 * What the customer has to have been told, in short, with the quote and its papers to keep. Nothing for a quote from
 * before the company's facts were kept.
 * @param href the customer's page
 */
export function contractParts(quote: OfferedQuote, href: URL, locale: Locale): readonly Part[] {
  if (!isContract(quote)) return [];
  const { seller } = quote;
  const options = { locale };
  const isOrdered = quote.state === 'accepted';
  return [
    partWords(quote, locale).map(({ name, model, guarantee }) => ({
      label: name,
      value: `${model}\n${m.contract_guarantee({}, options)}: ${guarantee}`,
    })),
    { heading: m.contract_payment({}, options) },
    paymentLines(quote, locale).join('\n'),
    { heading: m.contract_when({}, options) },
    deliveryText(quote, locale),
    { heading: m.contract_rights({}, options) },
    ...rightsWords(seller, locale).map(({ name, text }) => `${name}\n${text}`),
    { heading: m.contract_seller({}, options) },
    sellerLines(seller, locale).join('\n'),
    { heading: m.contract_papers({}, options) },
    {
      links: [
        {
          href: pdfAddress(href),
          label: isOrdered
            ? m.contract_agreement_pdf({}, options)
            : m.contract_quote_pdf({}, options),
        },
        ...PAPER_KINDS.flatMap((kind) => {
          const address = paperAddress(seller.papers, kind, { site: href, locale });
          return address === null
            ? []
            : [
                {
                  href: address,
                  label: m.contract_paper({ paper: paperName(kind, locale) }, options),
                },
              ];
        }),
      ],
    },
  ];
}
