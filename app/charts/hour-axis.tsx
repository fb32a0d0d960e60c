import { clock } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartText } from './chart-text.tsx';

export type HourAxisProps = {
  x: (hour: number) => number;
  y: number;
  every: number;
  locale: Locale;
};

/** Narrower than this, the Danish ticks omit "kl.". */
const TIGHT_PX = 80;

/** Midnight to midnight; the last hour is written 24. */
export function HourAxis({ x, y, every, locale }: HourAxisProps) {
  const isTight = x(every) - x(0) < TIGHT_PX;
  const ticks: number[] = [];
  for (let hour = 0; hour <= 24; hour += every) ticks.push(hour);
  return (
    <g>
      <line className="chart-axis" x1={x(0)} x2={x(24)} y1={y} y2={y} />
      {ticks.map((hour) => (
        <g key={hour}>
          <line className="chart-axis" x1={x(hour)} x2={x(hour)} y1={y} y2={y + 5} />
          <ChartText
            x={x(hour)}
            y={y + 23}
            anchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {isTight && hour > 0 && locale === 'da' ? hour : clock(hour, locale)}
          </ChartText>
        </g>
      ))}
    </g>
  );
}
