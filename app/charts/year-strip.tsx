import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { fillOf } from './chart-patterns.tsx';

export type StripBar = {
  /** 1 is the first year of operation. */
  readonly year: number;
  readonly value: number;
  readonly look: 'plain' | 'low' | 'oneOff';
  /** Above the bar; only a few bars have one. */
  readonly label?: string | undefined;
  readonly strong?: boolean | undefined;
};

export type YearStripProps = {
  bars: readonly StripBar[];
  x: (year: number) => number;
  top: number;
  height: number;
  patternId: string;
};

const BAR_SHARE = 0.64;

/** Height to clear for a label that extends over the next bars. */
function highestFrom(bars: readonly StripBar[], from: number, count: number): number {
  return Math.max(0, ...bars.slice(from, from + count).map((bar) => bar.value));
}

/** One bar a year from zero; a year's bar is between its start and its end. */
export function YearStrip({ bars, x, top, height, patternId }: YearStripProps) {
  const highest = Math.max(...bars.map((bar) => bar.value), 1);
  const y = linearScale([0, highest], [top + height, top + 18]);
  const width = (x(1) - x(0)) * BAR_SHARE;
  return (
    <g>
      {bars.map((bar, index) => {
        const middle = x(bar.year - 0.5);
        const barTop = y(Math.max(0, bar.value));
        const isFirst = index === 0;
        return (
          <g key={bar.year}>
            <rect
              x={middle - width / 2}
              y={barTop}
              width={width}
              height={top + height - barTop}
              stroke={bar.look === 'oneOff' ? 'var(--color-blaek)' : 'var(--color-gran-700)'}
              strokeWidth={bar.look === 'plain' ? 0.75 : 1}
              fill={
                bar.look === 'oneOff'
                  ? fillOf(patternId, 'oneOff')
                  : bar.look === 'low'
                    ? 'var(--color-white)'
                    : 'var(--color-gran-500)'
              }
            />
            {bar.label === undefined ? null : isFirst ? (
              <ChartText
                x={middle - width / 2 - 5}
                y={Math.min(barTop + 14, top + height - 2)}
                anchor="end"
              >
                {bar.label}
              </ChartText>
            ) : (
              <ChartText
                x={index === 1 ? middle - width / 2 : middle}
                y={(index === 1 ? y(highestFrom(bars, index, 3)) : barTop) - 6}
                anchor={
                  index === 1
                    ? 'start'
                    : index === bars.length - 1 && bar.label.length > 3
                      ? 'end'
                      : 'middle'
                }
                bold={bar.strong}
                tone={bar.look === 'oneOff' ? 'quiet' : 'main'}
              >
                {bar.label}
              </ChartText>
            )}
          </g>
        );
      })}
    </g>
  );
}
