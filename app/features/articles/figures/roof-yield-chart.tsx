import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linePath } from '../../../charts/chart-path.ts';
import { linearScale } from '../../../charts/chart-scale.ts';
import type { PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { ValueAxis } from '../../../charts/value-axis.tsx';
import { decimal, kWh } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartPanel, PanelPicture } from './chart-panel.tsx';
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
/** Where the usual roof's curve has its figure. */
const MARKED = [-90, 0, 90];

const slopeName = (slope: number) =>
  slope === 0 ? m.figures_yield_flat() : m.figures_yield_slope({ slope });

/** A kWp's yearly yield by the direction of the roof, one line per slope. */
export function RoofYieldChart({ title, caption, note }: PriceChartProps) {
  const locale = getLocale();
  const { curves } = figures;
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
      <PanelPicture
        label={title}
        wideHeight={408}
        phoneHeight={368}
        draw={(size) => <YieldCurves {...size} />}
      />
    </ChartPanel>
  );
}

type Scales = { x: (azimuth: number) => number; y: (kwh: number) => number };

function YieldCurves({ width, variant }: PictureSize) {
  const { azimuths } = figures;
  const at = LAYOUTS[variant];
  const right = width - at.right;
  const x = linearScale([azimuths[0]!, azimuths.at(-1)!], [at.left, right]);
  const y = linearScale([0, TICKS.at(-1)!], [at.top + at.plot, at.top]);
  return (
    <>
      <ChartText x={0} y={at.top - 30} tone="quiet">
        {m.figures_yield_unit()}
      </ChartText>
      <ValueAxis
        {...{ right, y }}
        ticks={TICKS}
        left={at.left}
        write={(kwh) => decimal(kwh, getLocale())}
      />
      <DirectionAxis x={x} y={y(0)} />
      <Curves {...{ x, y, right }} isWide={variant === 'wide'} />
      {MARKED.map((azimuth) => (
        <MarkedYield key={azimuth} {...{ x, y, azimuth }} />
      ))}
    </>
  );
}

function DirectionAxis({ x, y }: { x: Scales['x']; y: number }) {
  return [-180, -90, 0, 90, 180].map((azimuth) => (
    <g key={azimuth}>
      <line className="chart-axis" x1={x(azimuth)} x2={x(azimuth)} y1={y} y2={y + 6} />
      <ChartText x={x(azimuth)} y={y + 24} anchor="middle">
        {directionName(azimuth)}
      </ChartText>
    </g>
  ));
}

/** A line per slope, its name at the end. */
function Curves({ x, y, right, isWide }: Scales & { right: number; isWide: boolean }) {
  const { azimuths, curves } = figures;
  return curves.map(({ slope, kwhPerKwp }) => {
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
  });
}

/** The usual roof's figure on its curve, where no other line passes. */
function MarkedYield({ x, y, azimuth }: Scales & { azimuth: number }) {
  const kwh = yieldOf({ slope: 35, azimuth });
  const isSouth = azimuth === 0;
  return (
    <g>
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
        {kWh(kwh, getLocale())}
      </ChartText>
    </g>
  );
}
