import type { ShownQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { partWords, type PartWords } from '../../../words/contract-words.ts';
import { expectedRows } from '../../../words/quote-words.ts';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { PaperLink } from './paper-link.tsx';

type ShownProps = { readonly quote: ShownQuote };

/** The drawn roof, and every product by its make and model. */
export function WhatYouGet({ quote }: ShownProps) {
  const locale = getLocale();
  const { roof, seller } = quote;
  const parts = seller === null ? [] : partWords(quote, locale);
  if (roof === null && parts.length === 0) return null;
  return (
    <section aria-labelledby="quote-get">
      <h2 id="quote-get" className="text-22 font-semibold">
        {m.contract_get()}
      </h2>
      {roof !== null && (
        <figure className="mt-3 flex flex-col items-center gap-2 rounded-card border border-hairline bg-white p-4 tablet:p-6">
          <RoofPictureChart picture={roof} locale={locale} />
          <figcaption className="self-start text-14 text-blaek-600">
            {m.roof_picture_note()}
          </figcaption>
        </figure>
      )}
      {seller !== null && parts.length > 0 && (
        <>
          <PartsTable parts={parts} />
          <p className="mt-3 text-blaek-600">{m.contract_guarantee_note()}</p>
          <PaperLink kind="eu-label" seller={seller} />
        </>
      )}
    </section>
  );
}

function PartsTable({ parts }: { readonly parts: readonly PartWords[] }) {
  const head = 'py-2 text-left font-normal';
  const cell = 'py-2.5 text-left align-top font-normal max-tablet:block max-tablet:py-0.5';
  return (
    <table className="mt-3 w-full border-collapse max-tablet:block" aria-labelledby="quote-get">
      <thead className="max-tablet:sr-only">
        <tr className="text-14 text-blaek-600">
          <th scope="col" className={head}>
            {m.contract_part()}
          </th>
          <th scope="col" className={head}>
            {m.contract_model()}
          </th>
          <th scope="col" className={head}>
            {m.contract_guarantee()}
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {parts.map(({ name, size, model, guarantee, dataSheet }) => (
          <tr
            key={model}
            className="border-t border-hairline max-tablet:block max-tablet:py-3 max-tablet:first:border-t-0"
          >
            <th scope="row" className={`${cell} tablet:pr-6`}>
              <span className="block font-semibold">{name}</span>
              <span className="block text-14 text-blaek-600">{size}</span>
            </th>
            <td className={`${cell} tablet:pr-6`}>
              <span className="block font-semibold [overflow-wrap:anywhere]">{model}</span>
              {dataSheet !== null && (
                <a
                  href={dataSheet}
                  rel="noopener noreferrer"
                  aria-label={m.contract_data_sheet_of({ model })}
                  className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
                >
                  {m.contract_data_sheet()}
                </a>
              )}
            </td>
            <td className={cell}>
              <span className="tablet:hidden">{m.contract_guarantee()}: </span>
              {guarantee}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the system is estimated to give: no part of what is promised. */
export function WhatToExpect({ quote }: ShownProps) {
  return (
    <section aria-labelledby="quote-expect">
      <h2 id="quote-expect" className="text-22 font-semibold">
        {m.contract_expect()}
      </h2>
      <p className="mt-1 text-blaek-600">{m.contract_expect_lead()}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-4 border-t border-hairline pt-4 wide:grid-cols-3">
        {expectedRows(quote, getLocale()).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-14 text-blaek-600">{label}</dt>
            <dd className="text-18 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
