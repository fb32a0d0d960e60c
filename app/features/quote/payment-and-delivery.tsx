import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  deliveryText,
  instalmentWords,
  payNowText,
  type ContractQuote,
} from '../../../words/contract-words.ts';

type ContractProps = { readonly quote: ContractQuote };

/** What is paid when: as a bar, whose parts the words below it say. */
export function Payment({ quote }: ContractProps) {
  const locale = getLocale();
  const later = instalmentWords(quote, locale).filter(({ ore }) => ore > 0);
  if (later.length === 0) return null;
  return (
    <section aria-labelledby="quote-payment">
      <h2 id="quote-payment" className="text-22 font-semibold">
        {m.contract_payment()}
      </h2>
      <p className="mt-1">{payNowText(locale)}</p>
      <ol className="mt-3 flex gap-1">
        {later.map(({ step, percent, amount, when }, index) => (
          <li key={step} className="min-w-0" style={{ flexGrow: percent, flexBasis: 0 }}>
            <span
              aria-hidden
              className={`block h-4 border border-gran-700 ${index === 0 ? 'bg-gran-700' : 'bg-gran-100'}`}
            />
            <span className="mt-2 block font-semibold">{amount}</span>
            <span className="block text-14 text-blaek-600">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function When({ quote }: ContractProps) {
  const text = deliveryText(quote, getLocale());
  if (text === '') return null;
  return (
    <section aria-labelledby="quote-when">
      <h2 id="quote-when" className="text-22 font-semibold">
        {m.contract_when()}
      </h2>
      <p className="mt-1 max-w-[60ch]">{text}</p>
    </section>
  );
}
