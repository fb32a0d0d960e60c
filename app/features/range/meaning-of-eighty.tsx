import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { years } from '../../../words/format.ts';

/** «Hvad betyder otte ud af ti?», in homes. */
export function MeaningOfEighty({ low, high }: { low: number | null; high: number | null }) {
  const locale = getLocale();
  const highWords = high === null ? m.calculator_payback_never() : years(high, locale);
  const lines =
    low === null
      ? [m.range_means_none()]
      : [
          m.range_means_fast({ low: years(low, locale) }),
          m.range_means_middle({ low: years(low, locale), high: highWords }),
          ...(high === null ? [] : [m.range_means_slow({ high: highWords })]),
        ];
  return (
    <aside className="self-start rounded-hero border border-hairline bg-white p-6">
      <h2 className="text-18 font-semibold">{m.range_means_title()}</h2>
      <p className="pt-2">{m.range_means_lead()}</p>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {lines.map((line) => (
          <li key={line} className="py-2">
            {line}
          </li>
        ))}
      </ul>
      <p className="pt-3">{m.range_means_nobody()}</p>
      <p className="pt-3 text-14 text-blaek-600">{m.range_means_drawn()}</p>
    </aside>
  );
}
