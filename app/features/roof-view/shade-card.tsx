import { useRef } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr, kWh, years } from '../../../words/format.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { Switch } from '../../ui/switch.tsx';
import { useScrolls } from '../../ui/use-scrolls.ts';
import type { FoundView, ViewAnswer } from './view-data.ts';

type ShadeCardProps = Pick<FoundView, 'withShade' | 'withoutShade' | 'withoutTrees'> & {
  /** False: the picture above is without its trees, and so is the shade that counts. */
  readonly hasTrees: boolean;
  readonly counts: boolean;
  readonly onCounts: (counts: boolean) => void;
};

/** What the shade does to the answer; it can be left out of the calculation. */
export function ShadeCard(props: ShadeCardProps) {
  const { withShade, withoutShade, withoutTrees, hasTrees, counts, onCounts } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  const longer = (withShade.paybackYears ?? NaN) - (withoutShade.paybackYears ?? NaN);
  const title =
    longer >= 0.05
      ? m.roof_view_longer({ years: years(longer, getLocale()) })
      : m.roof_view_no_longer();
  const row = (name: string, answer: ViewAnswer, isUsed: boolean) => (
    <tr className={`border-b border-hairline last:border-0 ${isUsed ? 'font-semibold' : ''}`}>
      <th scope="row" className={`py-2.5 text-left ${isUsed ? 'font-semibold' : 'font-normal'}`}>
        {name}
      </th>
      {answerWords(answer).map((text, index) => (
        <td
          key={index}
          className="py-2.5 pl-2 text-right whitespace-nowrap tabular-nums tablet:pl-4"
        >
          {text}
        </td>
      ))}
    </tr>
  );
  return (
    <section
      aria-labelledby="roof-view-shade"
      className="grid items-center gap-6 rounded-card border border-hairline bg-white p-4 tablet:p-6 desktop:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="roof-view-shade" className="text-22 font-semibold text-balance">
          {title}
        </h2>
        <p className="text-14 text-blaek-600">{m.roof_view_shade_note()}</p>
      </div>
      <div
        ref={box}
        className="table-scroll"
        // Without a pointer it scrolls with the arrow keys, once focused.
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': 'roof-view-table' } : {})}
      >
        <table className="w-full border-collapse max-tablet:text-14">
          <caption id="roof-view-table" className="sr-only">
            {m.roof_view_shade_table()}
          </caption>
          <thead>
            <tr className="border-b border-hairline text-14 text-blaek-600">
              <td />
              {[m.roof_view_power_year(), m.roof_view_saving_year(), m.roof_view_payback()].map(
                (name) => (
                  <th
                    key={name}
                    scope="col"
                    className="py-1 pl-2 text-right align-bottom font-normal tablet:pl-4"
                  >
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {row(m.roof_view_without_shade(), withoutShade, !counts)}
            {withoutTrees === null
              ? null
              : row(m.roof_view_without_trees(), withoutTrees, counts && !hasTrees)}
            {row(m.roof_view_with_shade(), withShade, counts && hasTrees)}
          </tbody>
        </table>
      </div>
      <div className="noscript:hidden print:hidden">
        <Switch
          name="roofViewCounts"
          label={m.roof_view_counts()}
          checked={counts}
          onChecked={onCounts}
        />
      </div>
    </section>
  );
}

function answerWords({ kWh: power, savingDkk, paybackYears }: ViewAnswer): readonly string[] {
  const locale = getLocale();
  return [
    kWh(power, locale),
    kr(roundedTo(savingDkk, 100), locale),
    paybackYears === null ? '–' : years(paybackYears, locale),
  ];
}
