import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal } from '../../../../words/format.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartPanel } from './chart-panel.tsx';
import figures from './electricity-price.build.ts';
import type { YearPrice } from './electricity-price.build.ts';
import type { PriceChartProps } from './hour-price-chart.tsx';
import { PartKey } from './part-patterns.tsx';
import { PartNames, PriceAxis, PriceStack } from './price-stack.tsx';
import type { StackPart } from './price-stack.tsx';
import { PriceTable } from './price-table.tsx';
import { krAndOre } from './price-text.ts';

const LAYOUTS = {
  wide: { left: 34, right: 176, top: 40, plot: 280, barPx: 60 },
  phone: { left: 28, right: 0, top: 40, plot: 256, barPx: 44 },
} as const;
const TICKS = [0, 1, 2, 3];

function partsOfYear(year: YearPrice): readonly StackPart[] {
  return [
    { part: 'solid', name: m.figures_price_spot(), dkk: year.spot },
    { part: 'stripe', name: m.figures_price_delivery(), dkk: year.delivery },
    { part: 'dots', name: m.figures_price_tax(), dkk: year.tax },
    { part: 'lines', name: m.figures_price_vat(), dkk: year.vat },
  ];
}

/** A household's mean price of a kilowatt hour by year, with the step of the electricity tax. */
export function YearPriceChart({ title, caption, note }: PriceChartProps) {
  const locale = getLocale();
  const { years } = figures;
  const names = partsOfYear(years[0]!);
  const stepAt = years.findIndex((year) => year.isAssumed);
  const [before, after] = [years[stepAt - 1]!, years[stepAt]!];
  const rise = `+${krAndOre(after.total - before.total, locale)}`;
  return (
    <ChartPanel
      title={title}
      caption={caption}
      note={note}
      table={
        <PriceTable
          title={title}
          corner={m.figures_price_year()}
          rows={years.map((year) => ({
            label: String(year.year),
            parts: partsOfYear(year),
            totalDkk: year.total,
          }))}
        />
      }
    >
      <ChartDrawing
        label={title}
        wideHeight={374}
        phoneHeight={350}
        draw={({ width, variant, patternId }) => {
          const at = LAYOUTS[variant];
          const base = at.top + at.plot;
          const right = width - at.right;
          const step = (right - at.left) / years.length;
          const bar = Math.min(at.barPx, step - 10);
          const middle = (index: number) => at.left + step * (index + 0.5);
          const y = linearScale([0, TICKS.at(-1)!], [base, at.top]);
          const stepX = middle(stepAt) - step / 2;
          return (
            <>
              <PriceAxis ticks={TICKS} left={at.left} right={right} y={y} />
              {years.map((year, index) => (
                <g key={year.year}>
                  <PriceStack
                    parts={partsOfYear(year)}
                    x={middle(index) - bar / 2}
                    width={bar}
                    y={y}
                    patternId={patternId}
                  />
                  <ChartText x={middle(index)} y={y(year.total) - 9} anchor="middle" bold>
                    {decimal(year.total, locale, 2)}
                  </ChartText>
                  <ChartText x={middle(index)} y={base + 22} anchor="middle">
                    {year.year}
                  </ChartText>
                </g>
              ))}
              <path
                className="chart-leader"
                d={`M${middle(stepAt) - bar / 2},${base + 31}H${middle(years.length - 1) + bar / 2}`}
              />
              <ChartText
                x={(middle(stepAt) + middle(years.length - 1)) / 2}
                y={base + 49}
                anchor="middle"
                tone="quiet"
              >
                {m.figures_price_assumed()}
              </ChartText>
              <line
                x1={stepX}
                x2={stepX}
                y1={y(after.total)}
                y2={base}
                stroke="var(--color-gran-900)"
                strokeDasharray="3 4"
              />
              <ChartText x={stepX - 8} y={y(after.total) + 12} anchor="end" bold>
                {variant === 'wide'
                  ? m.figures_price_step({ amount: rise, year: after.year })
                  : rise}
              </ChartText>
              {variant === 'wide' ? (
                <ChartText x={stepX - 8} y={y(after.total) + 32} anchor="end" tone="quiet">
                  {m.figures_price_step_why()}
                </ChartText>
              ) : null}
              {variant === 'wide' ? (
                <PartNames
                  parts={partsOfYear(years.at(-1)!)}
                  x={middle(years.length - 1) + bar / 2}
                  y={y}
                />
              ) : null}
            </>
          );
        }}
      />
      <PartKey items={names.toReversed()} isColumn />
    </ChartPanel>
  );
}
