import { clock } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartText } from './chart-text.tsx';
import { textWidthPx } from './text-size.ts';

export type HourAxisProps = {
  x: (hour: number) => number;
  y: number;
  every: number;
  locale: Locale;
};

/** Narrower than this, the Danish ticks omit "kl.". */
const TIGHT_PX = 80;
const LEAST_GAP_PX = 8;

/** Midnight to midnight; the last hour is written 24. */
export function HourAxis({ x, y, every, locale }: HourAxisProps) {
  const isTight = x(every) - x(0) < TIGHT_PX;
  const ticks: number[] = [];
  for (let hour = 0; hour <= 24; hour += every) ticks.push(hour);
  const words = (hour: number) =>
    isTight && hour > 0 && locale === 'da' ? String(hour) : clock(hour, locale);
  // The first and the last stand within the axis, and so nearer to their neighbours.
  const neededPx = textWidthPx(words(0)) + textWidthPx(words(every)) / 2 + LEAST_GAP_PX;
  const written = x(every) - x(0) < neededPx ? 2 * every : every;
  return (
    <g>
      <line className="chart-axis" x1={x(0)} x2={x(24)} y1={y} y2={y} />
      {ticks.map((hour) => (
        <g key={hour}>
          <line className="chart-axis" x1={x(hour)} x2={x(hour)} y1={y} y2={y + 5} />
          {hour % written === 0 ? (
            <ChartText
              x={x(hour)}
              y={y + 23}
              anchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            >
              {words(hour)}
            </ChartText>
          ) : null}
        </g>
      ))}
    </g>
  );
}
