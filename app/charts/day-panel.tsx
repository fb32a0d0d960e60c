import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ChartVariant } from './chart-picture.tsx';
import { ValueAxis } from './value-axis.tsx';
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
  return (
    <ValueAxis {...{ left, right, ticks, y }} write={(tick) => decimal(tick, locale, digits)} />
  );
}
