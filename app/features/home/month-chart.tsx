import { useId } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, kWh, monthName } from '../../../words/format.ts';
import { ChartPicture } from '../../charts/chart-picture.tsx';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { ExampleFigures } from './example.ts';
import { MONTH_BARS_PX, MonthBars, SoldPattern } from './month-bars.tsx';
import type { BarNames } from './month-bar-names.ts';

/** The sheet's inner width on a wide page and on a phone of 390. */
const INSIDE_PX = { wide: 728, phone: 342 } as const;

/** Own use and sale by month, with the same figures as a table. */
export function MonthChart({ figures }: { readonly figures: ExampleFigures }) {
  const locale = getLocale();
  const { ownKwh, soldKwh } = figures;
  const names: BarNames = {
    own: { name: m.home_example_own(), sum: kWh(ownKwh, locale) },
    sold: { name: m.home_example_sold(), sum: kWh(soldKwh, locale) },
  };
  return (
    <figure data-chart="" className="@container/chart [--chart-ground:var(--color-kalk-50)]">
      <figcaption className="font-semibold text-gran-900">{m.home_example_months()}</figcaption>
      <Key {...names} />
      <div className="mt-4">
        <ChartPicture
          label={m.home_example_months()}
          wideHeight={MONTH_BARS_PX.wide}
          phoneHeight={MONTH_BARS_PX.phone}
          usualWidth={INSIDE_PX}
          draw={(size) => <MonthBars {...size} {...{ figures, names, locale }} />}
        />
      </div>
      <div className="mt-4 border-t border-gran-900/15">
        <details>
          <summary className="inline-flex min-h-11 list-none items-center text-14 font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
            {m.home_example_table()}
          </summary>
          <MonthTable figures={figures} />
        </details>
        <KeepPicture />
      </div>
    </figure>
  );
}

/** Names the parts where the picture is too narrow for it. */
function Key({ own, sold }: BarNames) {
  const id = useId();
  return (
    <ul className="chart-key mt-3 flex-wrap gap-x-8 gap-y-1 text-14 font-medium">
      {[own, sold].map(({ name, sum }, index) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="16" height="16" className="forced-color-adjust-none">
            <SoldPattern id={id} />
            <rect
              x="0.75"
              y="0.75"
              width="14.5"
              height="14.5"
              fill={index === 0 ? 'var(--color-gran-700)' : `url(#${id}-striped)`}
              stroke={index === 0 ? 'var(--color-gran-700)' : 'var(--color-lyng-600)'}
              strokeWidth="1.5"
            />
          </svg>
          {name} {sum}
        </li>
      ))}
    </ul>
  );
}

function MonthTable({ figures }: { readonly figures: ExampleFigures }) {
  const locale = getLocale();
  const whole = (kwh: number) => decimal(kwh, locale);
  const rows = figures.months.map(({ ownKwh, soldKwh }, index) => {
    const label = monthName(index + 1, locale);
    return { key: label, label, cells: [whole(ownKwh), whole(soldKwh)] };
  });
  return (
    <DataTable
      caption={m.home_example_months()}
      hideCaption
      corner={m.home_example_month()}
      columns={[
        { key: 'own', label: m.home_example_own() },
        { key: 'sold', label: m.home_example_sold() },
      ]}
      rows={rows}
      totals={{
        key: 'year',
        label: m.home_example_year(),
        cells: [whole(figures.ownKwh), whole(figures.soldKwh)],
      }}
    />
  );
}
