import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { peakHours } from './day-figures.ts';
import { PanelGrid } from './day-panel.tsx';
import type { DayPanel } from './day-panel.tsx';

const PEAK_WORDS_PX = 84;
/** Expensive hours lasting longer than this are no peak. */
const LONGEST_PEAK_HOURS = 6;

/** The price of bought electricity hour by hour, with the lowest and highest labelled. */
export function DayPrice({ hours, x, left, right, top, height, locale }: DayPanel) {
  const prices = hours.map((hour) => hour.priceDkkPerKwh);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const domain = [Math.min(0, lowest), Math.max(0.5, highest * 1.1)] as const;
  const y = linearScale(domain, [top + height, top]);
  const path = prices.map(
    (price, hour) => `${hour === 0 ? 'M' : 'L'}${x(hour)},${y(price)}H${x(hour + 1)}`,
  );
  const peak = peakHours(hours);
  const hasPeak = peak.to - peak.from <= LONGEST_PEAK_HOURS;
  const mark = (price: number, shift: number) => (
    <ChartText
      x={x(prices.indexOf(price) + 0.5)}
      y={y(price) + shift}
      anchor="middle"
      bold
      tone="grid"
    >
      {decimal(price, locale, 2)}
    </ChartText>
  );
  return (
    <g>
      {hasPeak ? (
        <rect
          x={x(peak.from)}
          y={top - 6}
          width={x(peak.to) - x(peak.from)}
          height={height + 6}
          fill="var(--color-kalk-100)"
        />
      ) : null}
      <PanelGrid {...{ left, right, locale, y }} ticks={roundTicks(domain, 4)} />
      <ChartText x={0} y={top - 16} bold>
        {m.charts_day_price({}, { locale })}
      </ChartText>
      <path d={path.join('')} fill="none" stroke="var(--color-hav-600)" strokeWidth="2.25" />
      {mark(highest, -7)}
      {mark(lowest, 19)}
      {hasPeak && x(peak.to) - x(peak.from) >= PEAK_WORDS_PX ? (
        <ChartText
          x={x((peak.from + peak.to) / 2)}
          y={top + height - 10}
          anchor="middle"
          tone="quiet"
        >
          {m.charts_day_peak({ from: String(peak.from), to: String(peak.to) }, { locale })}
        </ChartText>
      ) : null}
    </g>
  );
}
