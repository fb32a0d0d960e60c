import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { rightsWords, type ContractQuote } from '../../../words/contract-words.ts';
import { PaperLink } from './paper-link.tsx';

export function Rights({ quote: { seller } }: { readonly quote: ContractQuote }) {
  return (
    <section aria-labelledby="quote-rights">
      <h2 id="quote-rights" className="text-22 font-semibold">
        {m.contract_rights()}
      </h2>
      <dl className="mt-3 rounded-card border border-hairline bg-white px-4 tablet:px-6">
        {rightsWords(seller, getLocale()).map(({ name, text, papers }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-hairline py-4 first:border-t-0 tablet:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{text}</p>
              {papers.length > 0 && (
                <ul className="flex flex-wrap gap-x-6">
                  {papers.map((kind) => (
                    <li key={kind}>
                      <PaperLink kind={kind} seller={seller} />
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
