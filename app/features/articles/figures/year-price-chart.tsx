import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import type { ChartVariant, PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal } from '../../../../words/format.ts';
import { ChartPanel, PanelPicture } from './chart-panel.tsx';
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
  const { years } = figures;
  const names = partsOfYear(years[0]!);
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
      <PanelPicture
        label={title}
        wideHeight={374}
        phoneHeight={350}
        draw={(size) => <YearStacks {...size} />}
      />
      <PartKey items={names.toReversed()} isColumn />
    </ChartPanel>
  );
}

/** A stack a year, a line under those whose prices are assumed, and the step before them. */
function YearStacks({ width, variant, patternId }: PictureSize) {
  const { years } = figures;
  const at = LAYOUTS[variant];
  const base = at.top + at.plot;
  const right = width - at.right;
  const step = (right - at.left) / years.length;
  const bar = Math.min(at.barPx, step - 10);
  const middle = (index: number) => at.left + step * (index + 0.5);
  const y = linearScale([0, TICKS.at(-1)!], [base, at.top]);
  const stepAt = years.findIndex((year) => year.isAssumed);
  const [assumedFrom, assumedTo] = [middle(stepAt), middle(years.length - 1)];
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
            {decimal(year.total, getLocale(), 2)}
          </ChartText>
          <ChartText x={middle(index)} y={base + 22} anchor="middle">
            {year.year}
          </ChartText>
        </g>
      ))}
      <path
        className="chart-leader"
        d={`M${assumedFrom - bar / 2},${base + 31}H${assumedTo + bar / 2}`}
      />
      <ChartText x={(assumedFrom + assumedTo) / 2} y={base + 49} anchor="middle" tone="quiet">
        {m.figures_price_assumed()}
      </ChartText>
      <TaxStep x={assumedFrom - step / 2} {...{ stepAt, y, variant }} />
      {variant === 'wide' ? (
        <PartNames parts={partsOfYear(years.at(-1)!)} x={assumedTo + bar / 2} y={y} />
      ) : null}
    </>
  );
}

type TaxStepProps = {
  x: number;
  /** The first year after it. */
  stepAt: number;
  y: (dkk: number) => number;
  variant: ChartVariant;
};

/** Where the price rises with the tax, and by how much. */
function TaxStep({ x, stepAt, y, variant }: TaxStepProps) {
  const [before, after] = [figures.years[stepAt - 1]!, figures.years[stepAt]!];
  const top = y(after.total);
  const rise = `+${krAndOre(after.total - before.total, getLocale())}`;
  const isWide = variant === 'wide';
  return (
    <>
      <line x1={x} x2={x} y1={top} y2={y(0)} stroke="var(--color-gran-900)" strokeDasharray="3 4" />
      <ChartText x={x - 8} y={top + 12} anchor="end" bold>
        {isWide ? m.figures_price_step({ amount: rise, year: after.year }) : rise}
      </ChartText>
      {isWide ? (
        <ChartText x={x - 8} y={top + 32} anchor="end" tone="quiet">
          {m.figures_price_step_why()}
        </ChartText>
      ) : null}
    </>
  );
}
