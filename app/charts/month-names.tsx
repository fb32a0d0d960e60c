import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Series } from './chart-patterns.tsx';
import { ChartText } from './chart-text.tsx';
import { freestMonths } from './month-figures.ts';
import type { MonthTower } from './month-figures.ts';
import { seriesName } from './series-name.ts';

export type MonthNamesProps = {
  towers: readonly MonthTower[];
  y: (kwh: number) => number;
  locale: Locale;
  top: number;
  base: number;
  sums: readonly { series: Series; kwh: number }[];
  /** Left edge of a month's towers, 0 the first. */
  left: (index: number) => number;
  towerWidth: number;
};

/** Height of one name above the towers. */
export const NAME_ROW_PX = 24;

/**
 * Labels each pattern with its sum: two beside December, the others where the towers leave most
 * room.
 */
export function MonthNames(props: MonthNamesProps) {
  const { towers, y, locale, top, base, sums, left, towerWidth } = props;
  const last = towers.at(-1);
  const zone = freestMonths(towers);
  const from = towers[zone - 1];
  if (!last || !from) return null;
  const sumOf = (series: Series) => sums.find((sum) => sum.series === series)?.kwh;
  const right = left(towers.length - 1) + 2 * towerWidth;
  const beside = (series: Series, fromY: number, textY: number) => {
    const kwh = sumOf(series);
    return kwh === undefined ? null : (
      <g>
        <line className="chart-leader" x1={right} y1={fromY} x2={right + 12} y2={textY - 4} />
        <ChartText x={right + 17} y={textY} bold>
          {seriesName(series, locale)}
        </ChartText>
        <ChartText x={right + 17} y={textY + 19} tone="quiet">
          {m.charts_kwh_a_year({ kwh: decimal(kwh, locale) }, { locale })}
        </ChartText>
      </g>
    );
  };
  const [toBattery, sold] = from.left.map((part) => part.kwh);
  const fromBattery = from.right[0]?.kwh ?? 0;
  const leftX = left(zone - 1) + towerWidth * 0.7;
  const rows = [
    { series: 'sold', x: leftX, kwh: from.direct + (toBattery ?? 0) + (sold ?? 0) * 0.7 },
    { series: 'toBattery', x: leftX, kwh: from.direct + (toBattery ?? 0) * 0.6 },
    { series: 'fromBattery', x: leftX + towerWidth, kwh: from.direct + fromBattery * 0.5 },
  ] as const;
  const boughtY = y(last.direct + (last.right[1]?.kwh ?? 0) * 0.6);
  const directY = y(last.direct / 2);
  const lowestY = base - 20;
  return (
    <g>
      {beside('bought', boughtY, Math.min(boughtY, lowestY - 46))}
      {beside('direct', directY, Math.min(directY, lowestY))}
      {rows
        .filter(({ series }) => sumOf(series) !== undefined)
        .map(({ series, x, kwh }, index) => {
          const textX = left(zone) + 6;
          const textY = top + 4 + NAME_ROW_PX * index;
          return (
            <g key={series}>
              <line className="chart-leader" x1={textX - 5} y1={textY - 4} x2={x} y2={y(kwh)} />
              <circle cx={x} cy={y(kwh)} r="3" fill="var(--color-blaek)" stroke="#fff" />
              <ChartText x={textX} y={textY}>
                <tspan fontWeight="600">{seriesName(series, locale)}</tspan>
                <tspan dx="6" fill="var(--color-blaek-600)">
                  {m.charts_kwh_a_year({ kwh: decimal(sumOf(series) ?? 0, locale) }, { locale })}
                </tspan>
              </ChartText>
            </g>
          );
        })}
    </g>
  );
}
