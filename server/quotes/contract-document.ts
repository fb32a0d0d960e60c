import type { PaperKind } from '../../domain/company/papers.ts';
import { m } from '../../messages/compiled/messages.js';
import { paperName } from '../../words/company-words.ts';
import {
  deliveryText,
  instalmentWords,
  partWords,
  payNowText,
  rightsWords,
  sellerLines,
  type ContractQuote,
} from '../../words/contract-words.ts';
import type { Locale } from '../../words/locale.ts';
import type { DocumentBlock, DocumentSection } from '../../words/report/report-document.ts';
import { paperAddress } from './paper-address.ts';

type Printed = { readonly site: URL; readonly locale: Locale };

/**
 * What is bought, by make and model, with the manufacturers' guarantees.
 * @param drawn the roof with its panels; empty: nobody has drawn it
 */
export function getSection(
  quote: ContractQuote,
  drawn: readonly DocumentBlock[],
  { site, locale }: Printed,
): DocumentSection {
  const options = { locale };
  const label = paperLine(quote, 'eu-label', { site, locale });
  const parts: readonly DocumentBlock[] =
    quote.parts.length === 0
      ? []
      : [
          {
            kind: 'table',
            title: null,
            table: {
              caption: m.contract_get({}, options),
              columns: [m.contract_model({}, options), m.contract_guarantee({}, options)],
              widths: [6, 4],
              isLastText: true,
              rows: partWords(quote, locale).map(({ name, size, model, guarantee, dataSheet }) => ({
                cells: [
                  [
                    `${name}: ${model}, ${size}`,
                    ...(dataSheet === null
                      ? []
                      : [`${m.contract_data_sheet({}, options)}: ${dataSheet}`]),
                  ].join('\n'),
                  guarantee,
                ],
              })),
            },
          },
        ];
  return {
    title: m.contract_get({}, options),
    lead: m.contract_guarantee_note({}, options),
    source: null,
    blocks: [...parts, ...(label === null ? [] : [text(label)]), ...drawn],
  };
}

/** Who sells it. */
export function sellerSection({ seller }: ContractQuote, locale: Locale): DocumentSection {
  const [who = '', ...more] = sellerLines(seller, locale);
  return {
    title: m.contract_seller({}, { locale }),
    lead: who,
    source: null,
    blocks: [text(more.join('\n'))],
  };
}

/** When it is paid, when it is put up, and what the customer's rights are. */
export function dutySections(quote: ContractQuote, printed: Printed): readonly DocumentSection[] {
  const { locale } = printed;
  const options = { locale };
  return [
    {
      title: m.contract_payment({}, options),
      lead: payNowText(locale),
      source: null,
      blocks: [
        {
          kind: 'table',
          title: null,
          table: {
            caption: m.contract_payment({}, options),
            columns: [],
            widths: [7, 3],
            rows: instalmentWords(quote, locale).map(({ when, amount }) => ({
              cells: [when, amount],
            })),
          },
        },
      ],
    },
    {
      title: m.contract_when({}, options),
      lead: deliveryText(quote, locale),
      source: null,
      blocks: [],
    },
    {
      title: m.contract_rights({}, options),
      lead: '',
      source: null,
      blocks: [
        {
          kind: 'table',
          title: null,
          table: {
            caption: m.contract_rights({}, options),
            columns: [],
            widths: [2, 8],
            isLastText: true,
            rows: rightsWords(quote.seller, locale).map(({ name, text: said, papers }) => ({
              cells: [
                name,
                [said, ...papers.flatMap((kind) => paperLine(quote, kind, printed) ?? [])].join(
                  '\n',
                ),
              ],
            })),
          },
        },
      ],
    },
  ];
}

const text = (said: string): DocumentBlock => ({ kind: 'text', text: said });

function paperLine(
  { seller: { papers } }: ContractQuote,
  kind: PaperKind,
  { site, locale }: Printed,
): string | null {
  const address = paperAddress(papers, kind, { site, locale });
  return address === null ? null : `${paperName(kind, locale)}: ${address.href}`;
}
