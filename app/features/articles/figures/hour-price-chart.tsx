import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import type { PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { PEAK_HOURS } from '../../../../engine/tariff/peak-hours.ts';
import { decimal, hourSpan } from '../../../../words/format.ts';
import { ChartPanel, PanelPicture } from './chart-panel.tsx';
import figures from './electricity-price.build.ts';
import type { PriceParts } from './electricity-price.build.ts';
import { PartKey } from './part-patterns.tsx';
import { PartNames, PriceAxis, PriceStack } from './price-stack.tsx';
import type { StackPart } from './price-stack.tsx';
import { PriceTable } from './price-table.tsx';

const LAYOUTS = {
  wide: { left: 34, right: 170, top: 56, plot: 324, barShare: 0.73, every: 3 },
  phone: { left: 28, right: 0, top: 56, plot: 286, barShare: 0.78, every: 6 },
} as const;
const TICKS = [0, 1, 2, 3];
/** The local grid is most expensive from 17 to 21. */
const PEAK_ABOVE_PX = 22;

/** The five parts of an hour's price, from the bottom. */
export function partsOf(hour: PriceParts): readonly StackPart[] {
  return [
    { part: 'solid', name: m.figures_price_spot(), dkk: hour.spot },
    { part: 'stripe', name: m.figures_price_grid(), dkk: hour.grid },
    { part: 'dots', name: m.figures_price_national(), dkk: hour.national },
    { part: 'empty', name: m.figures_price_supplier(), dkk: hour.supplier },
    { part: 'lines', name: m.figures_price_vat(), dkk: hour.vat },
  ];
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

export type PriceChartProps = {
  /** The finding, a full sentence. */
  title: string;
  caption: string;
  note?: string;
};

/** A January weekday: the price of a kilowatt hour in each hour, and who gets it. */
export function HourPriceChart({ title, caption, note }: PriceChartProps) {
  const { hours } = figures;
  const names = partsOf(hours[0]!);
  return (
    <ChartPanel
      title={title}
      caption={caption}
      note={note}
      table={
        <PriceTable
          title={title}
          corner={m.figures_price_hour()}
          rows={hours.map((hour, index) => ({
            label: `${twoDigits(index)}–${twoDigits(index + 1)}`,
            parts: partsOf(hour),
            totalDkk: hour.total,
          }))}
        />
      }
    >
      <PanelPicture
        label={title}
        wideHeight={412}
        phoneHeight={374}
        draw={(size) => <HourStacks {...size} />}
      />
      <PartKey items={names.toReversed()} isColumn />
    </ChartPanel>
  );
}

/**
 * The day's stacks above the hours of the most expensive grid tariff, with the highest and lowest
 * price written out.
 */
function HourStacks({ width, variant, patternId }: PictureSize) {
  const { hours, dearestHour, cheapestHour } = figures;
  const at = LAYOUTS[variant];
  const right = width - at.right;
  const step = (right - at.left) / 24;
  const bar = step * at.barShare;
  const x = (hour: number) => at.left + step * hour + (step - bar) / 2;
  const y = linearScale([0, TICKS.at(-1)!], [at.top + at.plot, at.top]);
  return (
    <>
      <PeakGround
        left={at.left + step * PEAK_HOURS.from}
        width={step * (PEAK_HOURS.to - PEAK_HOURS.from)}
        words={hourSpan(PEAK_HOURS, getLocale())}
        top={at.top}
        plot={at.plot}
      />
      <PriceAxis ticks={TICKS} left={at.left} right={right} y={y} />
      {hours.map((hour, index) => (
        <PriceStack
          key={index}
          parts={partsOf(hour)}
          x={x(index)}
          width={bar}
          y={y}
          patternId={patternId}
        />
      ))}
      {[dearestHour, cheapestHour].map((hour) => (
        <ChartText
          key={hour}
          x={x(hour) + bar / 2}
          y={y(hours[hour]!.total) - 8}
          anchor="middle"
          bold
        >
          {decimal(hours[hour]!.total, getLocale(), 2)}
        </ChartText>
      ))}
      {hours.map((_, hour) =>
        hour % at.every === 0 || (variant === 'wide' && hour === 23) ? (
          <ChartText key={hour} x={x(hour) + bar / 2} y={y(0) + 22} anchor="middle" tone="quiet">
            {twoDigits(hour)}
          </ChartText>
        ) : null,
      )}
      {variant === 'wide' ? (
        <PartNames parts={partsOf(hours.at(-1)!)} x={x(23) + bar} y={y} />
      ) : null}
    </>
  );
}

type PeakGroundProps = {
  left: number;
  width: number;
  top: number;
  plot: number;
  words: string;
};

/** A light background behind the peak hours, with their times above. */
function PeakGround({ left, width, top, plot, words }: PeakGroundProps) {
  return (
    <>
      <rect
        x={left}
        y={top - PEAK_ABOVE_PX}
        width={width}
        height={plot + PEAK_ABOVE_PX}
        fill="var(--color-white)"
      />
      <ChartText x={left + width / 2} y={top - PEAK_ABOVE_PX - 7} anchor="middle" bold>
        {words}
      </ChartText>
    </>
  );
}
