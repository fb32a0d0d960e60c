import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import type { PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal, monthName, monthShort } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartPanel, PanelPicture } from './chart-panel.tsx';
import type { PriceChartProps } from './hour-price-chart.tsx';
import { partFill, PartKey } from './part-patterns.tsx';
import { PriceAxis } from './price-stack.tsx';
import figures from './sold-power.build.ts';

const LAYOUTS = {
  wide: { left: 34, right: 126, top: 44, plot: 280, barShare: 0.31 },
  phone: { left: 28, right: 0, top: 44, plot: 250, barShare: 0.4 },
} as const;
const TICKS = [0, 1, 2];
/** Months whose two figures are on the chart: the sun's best quarter needs no more. */
const MARKED = [0, 5, 8];

const namedParts = () =>
  [
    { part: 'solid', name: m.figures_sold_own() },
    { part: 'stripe', name: m.figures_sold_sold() },
  ] as const;

/** The value of a home's own solar kilowatt hour by month, used at home and sold. */
export function SoldPowerChart({ title, caption, note }: PriceChartProps) {
  const locale = getLocale();
  const { months, year } = figures;
  const names = namedParts();
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
      <PanelPicture
        label={title}
        wideHeight={356}
        phoneHeight={326}
        draw={(size) => <MonthColumns {...size} />}
      />
      <PartKey items={names} />
    </ChartPanel>
  );
}

/** Two columns a month, with figures in the sun's best quarter. */
function MonthColumns({ width, variant, patternId }: PictureSize) {
  const locale = getLocale();
  const { months } = figures;
  const at = LAYOUTS[variant];
  const right = width - at.right;
  const step = (right - at.left) / months.length;
  const bar = step * at.barShare;
  const middle = (index: number) => at.left + step * (index + 0.5);
  const y = linearScale([0, TICKS.at(-1)!], [at.top + at.plot, at.top]);
  const isWide = variant === 'wide';
  const column = (dkk: number, x: number, part: 'solid' | 'stripe') => (
    <rect
      x={x}
      y={y(dkk)}
      width={bar}
      height={y(0) - y(dkk)}
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
          <ChartText x={middle(index)} y={y(0) + 22} anchor="middle" tone="quiet">
            {monthUnder(index, isWide)}
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
            {isWide ? (
              <ChartText x={middle(index) + 2} y={y(sold) - 8} bold>
                {decimal(sold, locale, 2)}
              </ChartText>
            ) : null}
          </g>
        );
      })}
      {isWide ? <NamesBeside from={middle(11)} bar={bar} right={right} y={y} /> : null}
    </>
  );
}

function monthUnder(index: number, isWide: boolean): string {
  const name = monthShort(index + 1, getLocale());
  return isWide ? name : name.slice(0, 1).toUpperCase();
}

type NamesBesideProps = {
  /** Between December's two columns. */
  from: number;
  bar: number;
  right: number;
  y: (dkk: number) => number;
};

function NamesBeside({ from, bar, right, y }: NamesBesideProps) {
  const december = figures.months.at(-1)!;
  return namedParts().map(({ part, name }) => {
    const isOwn = part === 'solid';
    const textY = y(isOwn ? december.own * 0.8 : december.sold * 0.5);
    return (
      <g key={part}>
        <path className="chart-leader" d={`M${from + (isOwn ? 0 : bar)} ${textY}H${right + 14}`} />
        <ChartText x={right + 20} y={textY + 5} bold>
          {name}
        </ChartText>
      </g>
    );
  });
}
