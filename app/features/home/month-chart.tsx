import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, kWh, monthName, monthShort } from '../../../words/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { ExampleFigures } from './example.ts';

const TICKS = 3;
const STEPS_KWH = [20, 50, 100, 200, 300, 400, 500, 800, 1000];

/** The top of the scale: three even steps that contain the highest month. */
function stepFor(highestKwh: number): number {
  return STEPS_KWH.find((step) => step * TICKS >= highestKwh) ?? Math.ceil(highestKwh / TICKS);
}

/** Own use and sale by month, with the same figures as a table. */
export function MonthChart({ figures }: { readonly figures: ExampleFigures }) {
  const locale = getLocale();
  const { months, ownKwh, soldKwh } = figures;
  const step = stepFor(Math.max(...months.map((month) => month.ownKwh + month.soldKwh)));
  const percent = (kwh: number) => `${(100 * kwh) / (step * TICKS)}%`;
  const names = months.map((_, index) => monthName(index + 1, locale));
  const whole = (kwh: number) => decimal(kwh, locale);
  return (
    <figure>
      <figcaption className="font-semibold text-gran-900">{m.home_example_months()}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-14 font-medium">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 bg-gran-700 forced-color-adjust-none" />
          {m.home_example_own()} {kWh(ownKwh, locale)}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="home-sold size-4 forced-color-adjust-none" />
          {m.home_example_sold()} {kWh(soldKwh, locale)}
        </li>
      </ul>
      <div aria-hidden="true" className="relative mt-6 ml-10 h-48 text-14">
        {Array.from({ length: TICKS + 1 }, (_, tick) => (
          <div
            key={tick}
            className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-gran-900' : 'border-hairline'}`}
            style={{ bottom: `${(100 * tick) / TICKS}%` }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 text-blaek-600">
              {whole(tick * step)}
            </span>
          </div>
        ))}
        <div className="absolute inset-0 flex">
          {months.map((month, index) => (
            <div
              key={names[index]}
              className="relative flex flex-1 flex-col justify-end min-w-0 px-[3px] tablet:px-2"
            >
              <div
                className="home-sold mx-auto w-full max-w-9"
                style={{ height: percent(month.soldKwh) }}
              />
              <div
                className="mx-auto w-full max-w-9 bg-gran-700 forced-color-adjust-none"
                style={{ height: percent(month.ownKwh) }}
              />
              <span className="absolute inset-x-0 top-full pt-1 text-center text-blaek-600">
                <span className="tablet:hidden">{names[index]?.slice(0, 1).toUpperCase()}</span>
                <span className="max-tablet:hidden">{monthShort(index + 1, locale)}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
      <details className="mt-12 border-t border-gran-900/15">
        <summary className="inline-flex min-h-11 list-none items-center text-14 font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
          {m.home_example_table()}
        </summary>
        <DataTable
          caption={m.home_example_months()}
          hideCaption
          corner={m.home_example_month()}
          columns={[
            { key: 'own', label: m.home_example_own() },
            { key: 'sold', label: m.home_example_sold() },
          ]}
          rows={months.map((month, index) => ({
            key: names[index]!,
            label: names[index]!,
            cells: [whole(month.ownKwh), whole(month.soldKwh)],
          }))}
          totals={{
            key: 'year',
            label: m.home_example_year(),
            cells: [whole(ownKwh), whole(soldKwh)],
          }}
        />
      </details>
    </figure>
  );
}
