import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linePath } from '../../../charts/chart-path.ts';
import { linearScale } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal, kWh } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { directionName } from './direction-name.ts';
import type { PriceChartProps } from './hour-price-chart.tsx';
import { yieldOf } from './roof-yield.tsx';
import figures from './roof-yield.build.ts';

const LAYOUTS = {
  wide: { left: 48, right: 116, top: 56, plot: 320 },
  phone: { left: 46, right: 48, top: 56, plot: 280 },
} as const;
const TICKS = [0, 250, 500, 750, 1000];
/** Every slope has its own stroke, so that the lines differ without colour. */
const STROKES: Readonly<Record<number, { dash?: string; width: number; color: string }>> = {
  0: { dash: '1.5 5', width: 2.5, color: 'var(--color-blaek-600)' },
  15: { dash: '5 4', width: 1.75, color: 'var(--color-gran-500)' },
  25: { dash: '11 4', width: 1.75, color: 'var(--color-gran-700)' },
  35: { width: 3, color: 'var(--color-gran-900)' },
  45: { dash: '12 4 2 4', width: 1.75, color: 'var(--color-gran-700)' },
};
const NAMED = [-135, -90, -45, 0, 45, 90, 135, 180];
/** Where the usual roof's curve carries its figure. */
const MARKED = [-90, 0, 90];

/** A year's yield of a kWp by the direction of the roof, one line a slope. */
export function RoofYieldChart({ title, caption, note }: PriceChartProps) {
  const locale = getLocale();
  const { azimuths, curves } = figures;
  const first = azimuths[0]!;
  const last = azimuths.at(-1)!;
  const slopeName = (slope: number) =>
    slope === 0 ? m.figures_yield_flat() : m.figures_yield_slope({ slope });
  return (
    <ChartPanel
      title={title}
      caption={caption}
      note={note}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_yield_direction()}
          columns={curves.map(({ slope }) => ({
            key: String(slope),
            label: slope === 0 ? m.figures_yield_flat() : `${slope}°`,
          }))}
          rows={NAMED.map((azimuth) => ({
            key: String(azimuth),
            label: directionName(azimuth),
            cells: curves.map(({ slope }) => decimal(yieldOf({ slope, azimuth }), locale)),
          }))}
        />
      }
    >
      <ChartDrawing
        label={title}
        wideHeight={408}
        phoneHeight={368}
        draw={({ width, variant }) => {
          const at = LAYOUTS[variant];
          const isWide = variant === 'wide';
          const base = at.top + at.plot;
          const right = width - at.right;
          const x = linearScale([first, last], [at.left, right]);
          const y = linearScale([0, TICKS.at(-1)!], [base, at.top]);
          return (
            <>
              <ChartText x={0} y={at.top - 30} tone="quiet">
                {m.figures_yield_unit()}
              </ChartText>
              {TICKS.map((tick) => (
                <g key={tick}>
                  <line
                    x1={at.left}
                    x2={right}
                    y1={y(tick)}
                    y2={y(tick)}
                    stroke="var(--color-gran-900)"
                    strokeOpacity={tick === 0 ? 1 : 0.15}
                  />
                  <ChartText x={at.left - 8} y={y(tick) + 5} anchor="end" tone="quiet">
                    {decimal(tick, locale)}
                  </ChartText>
                </g>
              ))}
              {[-180, -90, 0, 90, 180].map((azimuth) => {
                const name = directionName(azimuth);
                return (
                  <g key={azimuth}>
                    <line
                      x1={x(azimuth)}
                      x2={x(azimuth)}
                      y1={base}
                      y2={base + 6}
                      stroke="var(--color-gran-900)"
                    />
                    <ChartText x={x(azimuth)} y={base + 24} anchor="middle">
                      {name}
                    </ChartText>
                  </g>
                );
              })}
              {curves.map(({ slope, kwhPerKwp }) => {
                const stroke = STROKES[slope]!;
                return (
                  <g key={slope}>
                    <path
                      d={linePath(kwhPerKwp.map((kwh, index) => [x(azimuths[index]!), y(kwh)]))}
                      fill="none"
                      stroke={stroke.color}
                      strokeWidth={stroke.width}
                      strokeDasharray={stroke.dash}
                      strokeLinejoin="round"
                      strokeLinecap={slope === 0 ? 'round' : 'butt'}
                    />
                    <ChartText x={right + 8} y={y(kwhPerKwp.at(-1)!) + 5} bold={slope === 35}>
                      {isWide || slope === 0 ? slopeName(slope) : `${slope}°`}
                    </ChartText>
                  </g>
                );
              })}
              {MARKED.map((azimuth) => {
                const kwh = yieldOf({ slope: 35, azimuth });
                const isSouth = azimuth === 0;
                return (
                  <g key={azimuth}>
                    <circle
                      cx={x(azimuth)}
                      cy={y(kwh)}
                      r="5"
                      fill="var(--color-sol-400)"
                      stroke="var(--color-gran-900)"
                      strokeWidth="1.5"
                    />
                    <ChartText
                      x={x(azimuth)}
                      y={isSouth ? y(kwh) - 14 : y(kwh) + 26}
                      anchor={isSouth ? 'middle' : azimuth < 0 ? 'start' : 'end'}
                      bold
                    >
                      {kWh(kwh, locale)}
                    </ChartText>
                  </g>
                );
              })}
            </>
          );
        }}
      />
    </ChartPanel>
  );
}
