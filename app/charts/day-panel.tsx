import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ChartVariant } from './chart-frame.tsx';
import { ChartText } from './chart-text.tsx';
import type { DayHour } from '../../engine/day-hour.ts';

/** What the three panels of a day share. */
export type DayPanel = {
  hours: readonly DayHour[];
  x: (hour: number) => number;
  left: number;
  right: number;
  top: number;
  height: number;
  variant: ChartVariant;
  locale: Locale;
  patternId: string;
};

export type PanelGridProps = Pick<DayPanel, 'left' | 'right' | 'locale'> & {
  ticks: readonly number[];
  y: (value: number) => number;
};

/** Gridlines with their figures; zero is the axis. */
export function PanelGrid({ left, right, locale, ticks, y }: PanelGridProps) {
  const digits = ticks.every((tick) => Number.isInteger(tick)) ? 0 : 1;
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0 ? 'chart-axis' : 'chart-grid'}
        x1={left}
        x2={right}
        y1={y(tick)}
        y2={y(tick)}
      />
      <ChartText x={left - 8} y={y(tick) + 5} anchor="end" tone="quiet">
        {decimal(tick, locale, digits)}
      </ChartText>
    </g>
  ));
}
