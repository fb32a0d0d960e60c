import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal, monthName, monthShort } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartPanel } from './chart-panel.tsx';
import type { PriceChartProps } from './hour-price-chart.tsx';
import { partFill, PartKey } from './part-patterns.tsx';
import { PriceAxis } from './price-stack.tsx';
import figures from './sold-power.build.ts';

const LAYOUTS = {
  wide: { left: 34, right: 126, top: 44, plot: 280, barShare: 0.31 },
  phone: { left: 28, right: 0, top: 44, plot: 250, barShare: 0.4 },
} as const;
const TICKS = [0, 1, 2];
/** Months whose two figures stand on the chart: the sun's best quarter needs no more. */
const MARKED = [0, 5, 8];

/** What a kilowatt hour of one's own sun is worth by month, used oneself and sold. */
export function SoldPowerChart({ title, caption, note }: PriceChartProps) {
  const locale = getLocale();
  const { months, year } = figures;
  const names = [
    { part: 'solid', name: m.figures_sold_own() },
    { part: 'stripe', name: m.figures_sold_sold() },
  ] as const;
  return (
    <ChartPanel
      title={title}
      caption={caption}
      note={note}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_sold_month()}
          columns={names.map(({ part, name }) => ({ key: part, label: name }))}
          rows={months.map(({ own, sold }, index) => ({
            key: String(index),
            label: monthName(index + 1, locale),
            cells: [decimal(own, locale, 2), decimal(sold, locale, 2)],
          }))}
          totals={{
            key: 'year',
            label: m.figures_sold_mean(),
            cells: [decimal(year.own, locale, 2), decimal(year.sold, locale, 2)],
          }}
        />
      }
    >
      <ChartDrawing
        label={title}
        wideHeight={356}
        phoneHeight={326}
        draw={({ width, variant, patternId }) => {
          const at = LAYOUTS[variant];
          const base = at.top + at.plot;
          const right = width - at.right;
          const step = (right - at.left) / months.length;
          const bar = step * at.barShare;
          const middle = (index: number) => at.left + step * (index + 0.5);
          const y = linearScale([0, TICKS.at(-1)!], [base, at.top]);
          const column = (dkk: number, x: number, part: 'solid' | 'stripe') => (
            <rect
              x={x}
              y={y(dkk)}
              width={bar}
              height={base - y(dkk)}
              fill={partFill(patternId, part)}
              stroke="var(--color-gran-900)"
            />
          );
          return (
            <>
              <PriceAxis ticks={TICKS} left={at.left} right={right} y={y} />
              {months.map(({ own, sold }, index) => (
                <g key={index}>
                  {column(own, middle(index) - bar, 'solid')}
                  {column(sold, middle(index), 'stripe')}
                  <ChartText x={middle(index)} y={base + 22} anchor="middle" tone="quiet">
                    {variant === 'wide'
                      ? monthShort(index + 1, locale)
                      : monthShort(index + 1, locale)
                          .slice(0, 1)
                          .toUpperCase()}
                  </ChartText>
                </g>
              ))}
              {MARKED.map((index) => {
                const { own, sold } = months[index]!;
                return (
                  <g key={index}>
                    <ChartText x={middle(index) - bar / 2} y={y(own) - 8} anchor="middle" bold>
                      {decimal(own, locale, 2)}
                    </ChartText>
                    {variant === 'wide' ? (
                      <ChartText x={middle(index) + 2} y={y(sold) - 8} bold>
                        {decimal(sold, locale, 2)}
                      </ChartText>
                    ) : null}
                  </g>
                );
              })}
              {variant === 'wide' ? (
                <>
                  {names.map(({ part, name }) => {
                    const december = months.at(-1)!;
                    const isOwn = part === 'solid';
                    const textY = y(isOwn ? december.own * 0.8 : december.sold * 0.5);
                    return (
                      <g key={part}>
                        <line
                          className="chart-leader"
                          x1={middle(11) + (isOwn ? 0 : bar)}
                          x2={right + 14}
                          y1={textY}
                          y2={textY}
                        />
                        <ChartText x={right + 20} y={textY + 5} bold>
                          {name}
                        </ChartText>
                      </g>
                    );
                  })}
                </>
              ) : null}
            </>
          );
        }}
      />
      <PartKey items={names} />
    </ChartPanel>
  );
}
