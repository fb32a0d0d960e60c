import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { percent } from '../../../../words/format.ts';
import figures from './electricity-price.build.ts';
import { ArticleTable } from './article-table.tsx';
import { partsOf } from './hour-price-chart.tsx';
import { ore } from './price-text.ts';

/** One kilowatt hour of the January weekday, part by part, in øre. */
export function KilowattHourTable({ hour, caption }: { hour: number; caption: string }) {
  const locale = getLocale();
  const price = figures.hours[hour]!;
  const rows = partsOf(price).map(({ part, name, dkk }) => ({
    key: part,
    label:
      part === 'lines'
        ? m.figures_price_vat_percent({
            share: percent(price.vat / (price.total - price.vat), locale),
          })
        : name,
    cells: [ore(dkk, locale)],
  }));
  return (
    <ArticleTable
      caption={caption}
      rows={rows}
      total={{
        key: 'total',
        label: m.figures_price_total(),
        cells: [ore(price.total, locale)],
      }}
    />
  );
}
