import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import { LockIcon } from '../frame/nav-icons.tsx';
import { shareWords } from './quote-words.ts';

type ProfitLineProps = { readonly totalExVatOre: number; readonly profitExVatOre: number | null };

/** What is left after the costs: for staff only. */
export function ProfitLine({ totalExVatOre, profitExVatOre }: ProfitLineProps) {
  const locale = getLocale();
  const cost = profitExVatOre === null ? 0 : totalExVatOre - profitExVatOre;
  const share = totalExVatOre > 0 ? Math.min(100, Math.max(0, (100 * cost) / totalExVatOre)) : 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-gran-900 px-5 py-4 text-white">
      <p className="flex items-center gap-4">
        <LockIcon className="shrink-0" />
        <span>
          <span className="block text-16 font-semibold">{m.quotes_profit_line()}</span>
          {m.quotes_staff_only()}
        </span>
      </p>
      {profitExVatOre === null ? (
        <p>{m.quotes_profit_unknown()}</p>
      ) : (
        <>
          <div className="min-w-48 flex-1 tablet:max-w-76">
            <div aria-hidden="true" className="flex h-5">
              <span className="bg-gran-500" style={{ width: `${share}%` }} />
              <span className="flex-1 bg-sol-400" />
            </div>
            <p className="mt-1 flex justify-between gap-4">
              <span>{m.quotes_cost_sum({ cost: kr(cost / 100, locale) })}</span>
              <span>
                {m.quotes_profit_of({ share: shareWords(profitExVatOre, totalExVatOre) })}
              </span>
            </p>
          </div>
          <p className="text-28 font-semibold tabular-nums">{kr(profitExVatOre / 100, locale)}</p>
        </>
      )}
    </div>
  );
}
